"""How large a row of the log can become: with the number of entries, it bounds a log's bytes."""

from __future__ import annotations

from typing import get_args

import pytest

from red7.core.steps import Step, write_steps
from red7.protocol.values import MOST_STEPS, Phrase
from red7.server.store.rows import log_row
from red7.table.log import Entry, JsonValue, Kind
from red7.table.sends import MOST_ENTRIES

LARGEST = 400  # bytes in all columns, as docs/security.md says

LARGEST_PAYLOADS: dict[Kind, dict[str, JsonValue]] = {
    Kind.SAID: {"phrase": max(get_args(Phrase), key=len)},
    Kind.STEPS: {"steps": write_steps([Step.parse("+R7")] * MOST_STEPS)},
    Kind.COMMITTED: {"commitment": "f" * 64},
    Kind.REVEALED: {"entropy": "ff" * 64},
    Kind.BOT: {"bot": "b" * 40},
    Kind.REMATCH: {"seed": "f" * 64},
}


@pytest.mark.parametrize("kind", LARGEST_PAYLOADS, ids=str)
def test_an_entry_of_a_player_is_small(kind: Kind) -> None:
    entry = Entry(
        table="t" * 32,
        seq=MOST_ENTRIES,
        at=9_999_999_999_999,
        seat=4,
        kind=kind,
        payload=LARGEST_PAYLOADS[kind],
        who="f" * 24,
        send_id="i" * 64,
    )
    assert sum(len(str(value).encode()) for value in log_row(entry).values()) <= LARGEST
