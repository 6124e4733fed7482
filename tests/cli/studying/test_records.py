from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from red7.core import Match, Record, read_json, read_record, write_record
from red7.words import LANGUAGES
from tests.cli.run import red7
from tests.core.test_record import some_match


@pytest.fixture
def game(tmp_path: Path) -> Path:
    match = some_match("expert", 3, random.Random(5), finished=True)
    path = tmp_path / "game.red7"
    path.write_text(write_record(Record.of(match, ("Ada", "Bo", "Zoë"))), encoding="utf-8")
    return path


def test_replay(monkeypatch: pytest.MonkeyPatch, game: Path) -> None:
    record = read_record(game.read_text())
    out = red7(monkeypatch, "replay", str(game)).out
    turns = sum(len(played.turns) for played in record.rounds)
    told = [line for line in out.splitlines() if line.startswith(("Ada ", "Bo ", "Zoë "))]
    assert sum(" wins the " not in line for line in told) == turns
    assert out.count("\nRound ") == len(record.rounds)
    assert out.rstrip().endswith("wins the game.")
    positions = red7(monkeypatch, "replay", "--positions", str(game)).out.splitlines()
    assert positions == [str(frame.position) for frame in record.frames()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_in_every_language(
    monkeypatch: pytest.MonkeyPatch, game: Path, language: str
) -> None:
    ran = red7(monkeypatch, "replay", str(game), "--lang", language)
    assert ran.status == 0
    assert "Zoë" in ran.out


def test_replay_of_a_running_game(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(2, seed=bytes(32))
    text = write_record(Record.of(match.apply(match.round.legal_steps[0]), ("Ada", "Bo")))
    out = red7(monkeypatch, "replay", "-", stdin=text).out
    assert out.rstrip().endswith("The game is not over.")


def test_verify(monkeypatch: pytest.MonkeyPatch, game: Path) -> None:
    ran = red7(monkeypatch, "verify", str(game))
    assert ran.status == 0
    assert "The seed is the one that was promised." in ran.out
    assert "deals come from the seed" in ran.out
    assert "The result is right" in ran.out


@pytest.mark.parametrize(
    ("old", "new", "status", "part"),
    [
        ('[Seed "', '[Seed "0', 2, "is not a seed"),
        ('[Commitment "', '[Removed "', 0, "could have been chosen afterwards"),
        ("[Seed", "[Seeds", 1, "has no seed"),
        ("Round 1", "Round one", 2, "does not belong here"),
    ],
)
def test_verify_finds(
    monkeypatch: pytest.MonkeyPatch, game: Path, old: str, new: str, status: int, part: str
) -> None:
    text = game.read_text(encoding="utf-8")
    ran = red7(monkeypatch, "verify", "-", stdin=text.replace(old, new, 1))
    assert ran.status == status
    assert part in ran.out + ran.err


def test_verify_finds_another_deal(monkeypatch: pytest.MonkeyPatch, game: Path) -> None:
    text = game.read_text(encoding="utf-8")
    deck = text.split("Deal ")[1].split()[2]
    ran = red7(
        monkeypatch, "verify", "-", stdin=text.replace(deck, f"={deck[3:5]}{deck[1:3]}{deck[5:]}")
    )
    assert ran.status == 1
    assert "not the one the seed gives" in ran.err


def test_verify_finds_another_seed(monkeypatch: pytest.MonkeyPatch, game: Path) -> None:
    lines = game.read_text(encoding="utf-8").splitlines()
    lines = [f'[Seed "{"00" * 32}"]' if line.startswith("[Seed ") else line for line in lines]
    ran = red7(monkeypatch, "verify", "-", stdin="\n".join(lines))
    assert ran.status == 1
    assert "not the one promised" in ran.err


def test_convert_there_and_back(monkeypatch: pytest.MonkeyPatch, game: Path) -> None:
    as_json = red7(monkeypatch, "convert", str(game)).out
    assert json.loads(as_json)["red7"] == 1
    assert read_json(as_json) == read_record(game.read_text(encoding="utf-8"))
    assert red7(monkeypatch, "convert", "-", "--to", "text", stdin=as_json).out == game.read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "The record is empty."),
        (b"\xff\xfe\x00", "is not UTF-8 text"),
        (b"{}", "$.red7: expected a whole number."),
        (b'{"red7": 1, ', "this is not valid JSON"),
        (b"hello", "“hello” does not belong here"),
    ],
)
def test_what_is_no_record(monkeypatch: pytest.MonkeyPatch, content: bytes, part: str) -> None:
    for command in ("replay", "verify", "convert"):
        ran = red7(monkeypatch, command, "-", stdin=content)
        assert ran.status == 2
        assert part in ran.err


def test_a_strangers_record_does_not_reach_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(2, seed=bytes(32)).apply("~")
    text = write_record(Record.of(match, ("\x1b]0;evil\x07", "B\x9bo")))
    for command in ("replay", "verify"):
        out = red7(monkeypatch, command, "-", stdin=text).out
        assert "\x1b" not in out
        assert "\x9b" not in out
