from __future__ import annotations

import json
from pathlib import Path

import pytest

from red7.arena import Arena, ArenaError, Standings, run
from red7.arena.folder import Folder
from red7.core import Red7Error
from tests.arena.bots import make_known

LIMIT = 86_400.0  # no answer is late, however busy the machine


def result(standings: Standings) -> dict[str, object]:
    """Give the part of a result that must be the same every time."""
    found = json.loads(json.dumps(standings.to_json()))
    assert isinstance(found, dict)
    del found["times"]
    return found


def test_the_same_result_with_any_crew_and_after_an_interruption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_known(tmp_path, monkeypatch)
    bots = ("test-random", "test-stubborn", "blue")
    arena = Arena(bots, "v1.2+draw", 2, 24, bytes(32), 100)
    straight = Folder(tmp_path / "straight")
    told: list[tuple[int, int, int]] = []
    whole = run(
        arena,
        workers=2,
        limit=LIMIT,
        folder=straight,
        progress=lambda *numbers: told.append(numbers),
    )
    assert told[-1] == (0, 24, 24)
    assert whole.games == 24
    assert whole.deals == 12
    assert whole.played == dict.fromkeys(bots, 16)
    assert sum(share.mid for share in whole.win_rate.values()) == pytest.approx(1.5)
    assert all(spent.moves for spent in whole.times.values())

    def interrupt(there: int, done: int, total: int) -> None:
        if done >= 9:
            raise KeyboardInterrupt

    broken = Folder(tmp_path / "broken")
    with pytest.raises(KeyboardInterrupt):
        run(arena, limit=LIMIT, folder=broken, progress=interrupt)
    lines = (tmp_path / "broken" / "games.jsonl").read_text().splitlines()
    assert len(lines) in (8, 10)  # deals are kept whole
    with (tmp_path / "broken" / "games.jsonl").open("a") as file:
        file.write('{"deal": 11, "rota')  # as if the power had gone
    told.clear()
    resumed = run(arena, limit=LIMIT, folder=broken, progress=lambda *numbers: told.append(numbers))
    assert told[0][0] == len(lines)
    assert result(resumed) == result(whole)
    for name in ("arena.json", "games.jsonl"):
        assert (tmp_path / "broken" / name).read_bytes() == (straight.path / name).read_bytes()
    assert {bot: spent.moves for bot, spent in resumed.times.items()} == {
        bot: spent.moves for bot, spent in whole.times.items()
    }

    # Fewer games of the same: the folder has them, and nobody plays.
    fewer = Arena(bots, "v1.2+draw", 2, 12, bytes(32), 100)
    assert run(fewer, folder=straight).games == 12
    assert len((straight.path / "games.jsonl").read_text().splitlines()) == 24


def test_what_cannot_be_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(tmp_path, monkeypatch)
    with pytest.raises(Red7Error, match="bot-unknown"):
        run(Arena(("blue", "nobody"), "basic", 2, 2, bytes(32), 100))
    with pytest.raises(ArenaError, match="not today"):
        run(Arena(("blue", "test-unloadable"), "basic", 2, 2, bytes(32), 100))
    with pytest.raises(ArenaError, match="range"):
        run(Arena(("blue", "test-random"), "basic", 2, 2, bytes(32), 100), workers=0)
