"""However long a log is, a game can be finished."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from red7.protocol import messages as m
from red7.table.errors import TableError
from red7.table.sends import (
    MOST_ENTRIES,
    MOST_ENTRIES_TO_SPEAK,
    act,
)
from tests.table.test_sends import (
    BLUE,
    DROP,
    HELLO,
    HOUSE,
    LEAVE,
    READY,
    REVEAL,
    SHOWN,
    STAGES,
    STEPS,
    waiting,
)


def test_a_log_does_not_grow_without_end() -> None:
    for kind, values, most in (
        (m.Say, HELLO, MOST_ENTRIES_TO_SPEAK),
        (m.AddBot, {"seat": 2} | BLUE, MOST_ENTRIES),
    ):
        send = kind.model_validate({"id": "x", "table": "t1", **values})
        with pytest.raises(TableError, match="full"):
            act(replace(waiting().table, seq=most), "ann", send, HOUSE)
        act(replace(waiting().table, seq=most - 1), "ann", send, HOUSE)


def test_hints_leave_room_for_the_game() -> None:
    send = m.Hint(id="x", table="t1", stage=1)
    with pytest.raises(TableError, match="full"):
        act(replace(STAGES["playing"](), seq=MOST_ENTRIES_TO_SPEAK), "ann", send, HOUSE)
    act(replace(STAGES["playing"](), seq=MOST_ENTRIES_TO_SPEAK - 1), "ann", send, HOUSE)


@pytest.mark.parametrize(
    ("stage", "who", "kind", "values"),
    [
        ("playing", "ann", STEPS, DROP),
        ("playing", "ann", LEAVE, {}),
        ("pause", "ann", READY, {}),
        ("entropy", "ben", REVEAL, SHOWN),
    ],
)
def test_a_game_can_be_finished_however_long_the_log_is(
    stage: str, who: str, kind: type[m.AnySend], values: dict[str, Any]
) -> None:
    table = replace(STAGES[stage](), seq=2 * MOST_ENTRIES)
    send = kind.model_validate({"id": "x", "table": "t1", **values})
    assert act(table, who, send, HOUSE).seat == table.seat_of(who)
