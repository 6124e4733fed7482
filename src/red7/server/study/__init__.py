"""Study on the server: a process that analyses, shared fairly by all who ask."""
