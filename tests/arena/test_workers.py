from __future__ import annotations

import math
import multiprocessing
import time
from collections import Counter
from multiprocessing.sharedctypes import RawArray
from pathlib import Path

import pytest

from red7.arena import Arena, ArenaError
from red7.arena.game import Game
from red7.arena.schedule import Fixture
from red7.arena.workers import AskedBot, Patience, SharedWatch, play_all, thinking_time
from tests.arena.bots import STALLED, make_known


def played(arena: Arena, workers: int, stalled: Path) -> dict[Fixture, Game]:
    """Play a tournament in which only those are late who have said so, however slow it all is."""

    def measure(thinking: AskedBot) -> float:
        fixture = Fixture(thinking.deal, thinking.rotation, ())
        seed = arena.move_seed(fixture, thinking.seat, thinking.move)
        return math.inf if (stalled / str(seed)).exists() else 0.0

    fixtures = [fixture for deal in range(arena.deals) for fixture in arena.fixtures(deal)]
    playing = play_all(arena, fixtures, workers, Patience(86_400.0, measure))
    found = [game for finished in playing for game, _ in finished]
    assert len(found) == len(fixtures)
    assert multiprocessing.active_children() == []
    return {game.fixture: game for game in found}


def test_bad_bots_lose_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Crashes, illegal answers, processes that end and a stall: the same with every crew."""
    make_known(tmp_path, monkeypatch)
    arena = Arena(("test-random", "test-faulty"), "basic", 2, 30, bytes([40]) * 32, 100)
    monkeypatch.setenv(STALLED, str(tmp_path))
    alone = played(arena, 1, tmp_path)
    assert played(arena, 2, tmp_path) == alone
    reasons = Counter(game.forfeit.reason for game in alone.values() if game.forfeit)
    assert reasons["stall"] == 1
    assert reasons["crash"] > 2
    assert reasons["illegal"] > 2
    details = {game.forfeit.detail for game in alone.values() if game.forfeit}
    assert details == {"", "no such step", "exit status 3", "ZeroDivisionError: on purpose"}
    for game in alone.values():
        if game.forfeit:
            assert game.seats[game.forfeit.seat - 1] == "test-faulty"
            assert game.winners == (3 - game.forfeit.seat,)
    said = capfd.readouterr()
    assert said.out == ""  # where the answer goes
    assert "a bot may say what it likes" in said.err


def test_a_process_that_cannot_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(tmp_path, monkeypatch)
    arena = Arena(("test-random", "test-unloadable"), "basic", 2, 2, bytes(32), 100)
    with pytest.raises(ArenaError, match="worker"):
        played(arena, 1, tmp_path)
    assert multiprocessing.active_children() == []


def test_a_watch_tells_who_is_thinking() -> None:
    fields = RawArray("d", 5)
    mine, theirs = SharedWatch(fields, lambda: 4.5), SharedWatch(fields)
    assert theirs.read() is None
    mine.begin(Fixture(7, 1, ("a", "b")), 2, 30)
    thinking = theirs.read()
    assert thinking == AskedBot(4.5, 7, 1, 2, 30)
    assert thinking_time(thinking, lambda: 6.0) == 1.5
    mine.end()
    assert theirs.read() is None


def test_patience_is_over_after_the_limit() -> None:
    thinking = AskedBot(since=100.0, deal=0, rotation=0, seat=1, move=0)
    patience = Patience(2.5, lambda thinking: 102.5 - thinking.since)
    assert not patience.is_over(thinking)
    assert patience.is_over(thinking._replace(since=99.9))
    # By the clock of the machine, whatever it shows: it never goes back.
    assert Patience(-1.0).is_over(thinking._replace(since=time.monotonic()))
    assert not Patience(math.inf).is_over(thinking)
