"""Write what readers of a table are sent, and the state that each of them must then hold.

    python -m tests.protocol.make_followed

Clients in any language can be held to ``tests/vectors/followed.jsonl``. A line is a whole state,
with which a reader begins, or a change; a change now and then comes with the state after it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from red7.protocol import messages as m
from red7.table.changes import change_texts
from red7.table.state import Surroundings, state
from tests.table.games import NAMES, LocalTable
from tests.table.test_changes import happen

FOLLOWED = Path(__file__).parents[1] / "vectors" / "followed.jsonl"
_SEATED = (("basic", 2, 1), ("advanced", 3, 2), ("expert", 4, 1), ("expert", 2, 0))
_ENTRIES = 30
_EVERY = 5  # changes, until the whole state is written again


def readings(rules: str, players: int, reader: int) -> Iterator[dict[str, Any]]:
    """Yield what a reader in this seat is sent; 0 is a spectator."""
    chance = random.Random(f"{rules} {players}")
    clock = m.GameClock(seconds=60, increment=2)
    local = LocalTable(m.Setup(rules=rules, seats=(None,) * players, clock=clock), players)
    local.seat_all()
    local.send("ann", m.Start)
    followed: int | None = None
    while len(local.log) < _ENTRIES:
        known = len(local.log)
        happen(local, chance)
        if len(local.log) == known:
            continue
        around = Surroundings(NAMES, frozenset(NAMES), 1, local.now)
        before, entry, after = local.states[-2], local.log[-1], local.table
        seat = after.seat_of("ann") if reader else 0
        change = change_texts(before, entry, after, around)
        whole = state(after, seat, around).model_dump(mode="json")
        if followed is None or change is None:
            followed = 0
            yield {"state": whole}
            continue
        followed += 1
        line = {"change": json.loads(change(seat, None))}
        yield {**line, "state": whole} if followed % _EVERY == 0 else line


def main() -> None:
    """Write the file."""
    lines = [line for seated in _SEATED for line in readings(*seated)]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    FOLLOWED.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
