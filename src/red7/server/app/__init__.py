"""The server as a program: its application, its process, its data."""
