"""Logs as they are kept, in rows and in packs."""
