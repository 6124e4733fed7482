from __future__ import annotations

import json
from pathlib import Path

import pytest

from red7.arena import Arena, ArenaError
from red7.arena.folder import Folder
from red7.arena.game import Game, Times
from red7.arena.schedule import Fixture

ARENA = Arena(("a", "b"), "basic", 2, 20, bytes(32), 100)


def game(deal: int, rotation: int) -> Game:
    return Game(deal, rotation, ARENA.seatings(deal)[rotation], (0, 0), (1,), 1, 8, 15)


def folder_with(path: Path, *deals: int) -> Folder:
    folder = Folder(path)
    folder.claim(ARENA)
    for deal in deals:
        folder.append(deal, [game(deal, 0), game(deal, 1)], {"a": Times(8, 0.5, 0.25)})
    folder.close()
    return folder


def test_what_is_written_is_read_in_order(tmp_path: Path) -> None:
    folder = folder_with(tmp_path / "new" / "er", 5, 2)
    games, times = folder.load(ARENA)
    assert list(games) == [2, 5]
    assert games[5] == [game(5, 0), game(5, 1)]
    assert times[2] == {"a": Times(8, 0.5, 0.25)}
    lines = (folder.path / "games.jsonl").read_text().splitlines()
    assert [json.loads(line)["deal"] for line in lines] == [2, 2, 5, 5]
    assert folder.seed() == bytes(32)


@pytest.mark.parametrize("cut", [1, 20, 200])
def test_a_deal_that_was_cut_short_is_forgotten(tmp_path: Path, cut: int) -> None:
    folder = folder_with(tmp_path, 0, 1)
    whole = (tmp_path / "games.jsonl").read_bytes()
    (tmp_path / "games.jsonl").write_bytes(whole[:-cut])
    games, times = folder.load(ARENA)
    assert list(games) == list(times) == [0]
    folder.append(1, [game(1, 0), game(1, 1)], {})
    folder.close()
    assert (tmp_path / "games.jsonl").read_bytes() == whole


@pytest.mark.parametrize(
    "line", ["nonsense", "[]", "{}", json.dumps(game(0, 0).to_json()).replace('"a"', '"c"')]
)
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    folder = folder_with(tmp_path, 0)
    path = tmp_path / "games.jsonl"
    path.write_text(line + "\n" + path.read_text())
    with pytest.raises(ArenaError) as refused:
        folder.load(ARENA)
    assert refused.value.reason == "damaged"
    assert refused.value.facts == {"file": str(path), "place": 1}


def test_damaged_times_are_named(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, 0)
    (tmp_path / "times.jsonl").write_text('{"deal": 0}\n')
    with pytest.raises(ArenaError, match="damaged"):
        folder.load(ARENA)


def test_another_tournament_is_refused(tmp_path: Path) -> None:
    folder_with(tmp_path, 0)
    Folder(tmp_path).claim(Arena(("a", "b"), "v1.2", 2, 999, bytes(32), 100))  # more games: welcome
    other = Arena(("b", "a"), "expert", 3, 20, bytes([1]) * 32, 5)
    with pytest.raises(ArenaError) as refused:
        Folder(tmp_path).claim(other)
    assert refused.value.facts["fields"] == "bots, rules, players, budget, seed"


@pytest.mark.parametrize("name", ["games.jsonl", "report.html", "result.json"])
def test_files_of_others_are_kept(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("precious")
    with pytest.raises(ArenaError, match="foreign"):
        Folder(tmp_path).claim(ARENA)
    assert (tmp_path / name).read_text() == "precious"


def test_an_arena_file_of_others_is_kept(tmp_path: Path) -> None:
    for text, reason in (("precious", "foreign"), ("[]", "other"), ('{"seed": 3}', "other")):
        (tmp_path / "arena.json").write_text(text)
        assert Folder(tmp_path).seed() is None
        with pytest.raises(ArenaError, match=reason):
            Folder(tmp_path).claim(ARENA)
        assert (tmp_path / "arena.json").read_text() == text


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(ArenaError, match="unwritable"):
            Folder(path).claim(ARENA)
    folder = folder_with(tmp_path / "gone")
    (tmp_path / "gone" / "games.jsonl").mkdir()
    with pytest.raises(ArenaError, match="unwritable"):
        folder.append(0, [], {})
    folder.close()
    with pytest.raises(ArenaError, match="unwritable"):
        folder.load(ARENA)


def test_the_fixture_of_a_game() -> None:
    assert game(3, 1).fixture == Fixture(3, 1, ("b", "a"))
