"""``red7 games``: listing, filtering and exporting what was played."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from red7.core import Match, Record, read_record, write_record
from tests.cli.run import red7
from tests.games import play_match


def keep(folder: Path, day: str, rules: str, opponent: str, seed: int) -> Record:
    """Keep the record of a game that was played at random."""
    chance = random.Random(seed)
    *_, match = play_match(Match.start(2, rules, chance.randbytes(32)), chance)
    record = Record.of(match, ("Ada", opponent), {"Date": day, "Seat": "1"})
    (folder / "games").mkdir(exist_ok=True)
    file = folder / "games" / f"{day}-Table{seed}-1.red7"
    file.write_text(write_record(record), encoding="utf-8")
    return record


def test_games_are_listed_filtered_and_exported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("RED7_HOME", str(home))
    assert "There are no finished games" in red7(monkeypatch, "games").out
    first = keep(home, "2026-01-02", "basic", "red (bot)", 1)
    second = keep(home, "2026-02-03", "expert", "Ben", 2)
    (home / "games" / "2026-03-01-broken.red7").write_text("no record", encoding="utf-8")

    def names(*argv: str) -> list[str]:
        ran = red7(monkeypatch, "games", "--json", *argv)
        assert ran.status == 0, ran.err
        return [one["name"] for one in json.loads(ran.out)]

    both = ["2026-02-03-Table2-1", "2026-01-02-Table1-1"]
    assert names() == both
    assert names("--rules", "expert") == both[:1]
    assert names("--rules", "v1.2") == both[1:]
    assert names("--opponent", "RED") == both[1:]
    assert names("--since", "2026-01-15") == both[:1]
    assert names("--until", "2026-01-15") == both[1:]
    won = [name for name, one in zip(both, (second, first), strict=True) if 1 in one.result]
    assert names("--result", "won") == won
    assert sorted({*names("--result", "lost"), *won}) == sorted(both)
    listed = red7(monkeypatch, "games", "--rules", "basic", "--export", str(tmp_path / "out"))
    assert "2026-01-02" in listed.out
    assert "red (bot)" in listed.out
    assert "One record was written" in listed.out
    (exported,) = (tmp_path / "out").iterdir()
    assert read_record(exported.read_text(encoding="utf-8")).verify() > 0


@pytest.mark.parametrize(
    ("argv", "part"),
    [
        (["--result", "drawn"], "--result must be one of won, lost, not “drawn”."),
        (["--since", "yesterday"], "“yesterday” is not a day"),
        (["--rules", "v9"], "“v9” is not an edition"),
        (["--server", "nowhere at all"], "“nowhere at all” is not the address"),
        (["--server", "http://127.0.0.1:1"], "No Red7 server answers at http://127.0.0.1:1."),
    ],
)
def test_what_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argv: list[str], part: str
) -> None:
    monkeypatch.setenv("RED7_HOME", str(tmp_path))
    ran = red7(monkeypatch, "games", *argv)
    assert ran.status == 2
    assert part in ran.err
