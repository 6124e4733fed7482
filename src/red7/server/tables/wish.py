"""What is to be written to a table, until it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from red7.table.log import Draft, Entry
from red7.table.table import Table


class Wish(NamedTuple):
    """Something to be written to a table, by a player or the server itself."""

    who: str
    send_id: str
    decide: Callable[[Table], Draft | None]
    acknowledge: Callable[[int], None] = lambda _: None
    became: Callable[[Entry], bool] = lambda _: True  # whether an entry with its id is this one
