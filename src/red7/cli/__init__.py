"""The command ``red7``."""

from red7.cli.main import main

__all__ = ["main"]
