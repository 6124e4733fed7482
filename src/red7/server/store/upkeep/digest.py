"""A digest of all rows, by which two databases are compared."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Final

# Rows of ``meta`` that belong to one database, and not to its data.
PASSING: Final = ("generation", "probe", "digest")


class Digest:
    """Counts rows and adds up their hashes.

    Databases sort text differently, so the sum does not depend on the order of the rows.
    """

    def __init__(self) -> None:
        self.rows = 0
        self._sum = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Digest) and str(self) == str(other) and self.rows == other.rows

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return f"{self._sum:064x}"

    def add(self, table: str, names: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
        """Add rows of a table, whose columns have these names."""
        order = sorted(range(len(names)), key=names.__getitem__)
        head = [table, *(names[at] for at in order)]
        for row in rows:
            text = json.dumps([*head, *(_plain(row[at]) for at in order)])
            number = int.from_bytes(hashlib.sha256(text.encode()).digest())
            self._sum = (self._sum + number) % 2**256
            self.rows += 1


def _plain(value: object) -> object:
    if isinstance(value, bytes):
        return value.hex()
    return int(value) if isinstance(value, bool) else value  # SQLite has no other truth


def digest_of_file(database: sqlite3.Connection) -> Digest:
    """Return the digest of a SQLite database of any version."""
    digest = Digest()
    tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    for (table,) in database.execute(tables).fetchall():
        if table != "alembic_version":
            rows = database.execute(f'SELECT * FROM "{table}"')  # noqa: S608 - from the file itself
            names = [column[0] for column in rows.description]
            kept = (
                row for row in rows if table != "meta" or row[names.index("name")] not in PASSING
            )
            digest.add(table, names, kept)
    return digest
