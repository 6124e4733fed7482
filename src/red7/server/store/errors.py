"""What a store may refuse, and why."""

from __future__ import annotations


class StoreError(Exception):
    """Nothing can be written or read at the moment: a full disk, a lost connection."""


class StoreLostError(StoreError):
    """The database was lost on the way, so nobody knows whether something was written."""


class StoreBusyError(StoreError):
    """Too much is already waiting to be written."""


class StoreChangedError(StoreError):
    """A backup was restored while the server was running, so its cache is invalid."""


class DatabaseNewerError(Exception):
    """The data was written by a newer version, which this one cannot read."""
