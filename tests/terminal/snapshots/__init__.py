"""Snapshots of the screens in the terminal: how to draw them, and those that are stored."""
