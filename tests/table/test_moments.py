from __future__ import annotations

import itertools

import pytest

from red7.core import Round
from red7.core.match import Played
from red7.protocol import messages as m
from red7.protocol.replays import Replay
from red7.table.log import Kind
from red7.table.moments import replay_of, states
from red7.table.rounds import names
from tests.table.games import NAMES, SETUPS, LocalTable, started


def finished(setup: m.Setup, seed: int = 1) -> LocalTable:
    local = started(setup, seed)
    local.play_on()
    return local


def told(local: LocalTable, game: int = 1) -> Replay:
    replay = replay_of(local.log, game, NAMES)
    assert replay
    return replay


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.rules)
def test_a_replay_shows_every_card_of_the_game(setup: m.Setup) -> None:
    local = finished(setup)
    match = local.table.match
    assert match
    replay = told(local)
    shown = list(states(replay))
    # The core, asked once more from the record of the game: every whole moment in turn.
    expected = [position for played in match.played for position in positions(played)]
    whole = [
        (moment, state) for moment, state in zip(replay.moments, shown, strict=True) if moment.whole
    ]
    turns = [len(played.turns) for played in match.played]
    assert [(one.round, one.turn) for one, _ in whole] == [
        (number, turn) for number, count in enumerate(turns, 1) for turn in range(count + 1)
    ]
    assert len(expected) == len(whole)
    for round_, (_, state) in zip(expected, whole, strict=True):
        assert state.round
        assert state.round.position == str(round_)
        for player in state.round.players:
            assert player.hidden == 0
            assert player.hand == names(round_.hands[player.seat - 1])
            assert player.palette == names(round_.palettes[player.seat - 1])
        assert state.round.deck == round_.deck_size


def positions(played: Played) -> list[Round]:
    """Give a round after its deal and after each of its turns."""
    found = [played.start]
    for turn in played.turns:
        found.append(found[-1].follow(turn.steps).settled())
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.rules)
def test_every_step_is_shown_once(setup: m.Setup) -> None:
    local = finished(setup)
    assert local.table.match
    replay = told(local)
    made = [
        move.step
        for moment in replay.moments
        for move in moment.moves
        if move.step not in {".", "~"}
    ]
    expected = [
        str(step)
        for played in local.table.match.played
        for turn in played.turns
        for step in turn.steps
        if str(step) not in {".", "~"}
    ]
    assert made == expected
    logged = [
        step.step
        for moment in replay.moments
        for event in moment.events
        if isinstance(event, m.Stepped)
        for step in event.moves
        if step.step not in {".", "~"}
    ]
    assert logged == expected


def test_the_log_tells_what_a_live_table_was_told() -> None:
    local = started(SETUPS[1], 3)
    local.send("ben", m.Say, phrase="good-luck")
    local.play_turn()
    local.send("ann", m.Say, phrase="oops")
    local.play_on()
    replay = told(local)
    first = [event.kind for event in replay.moments[0].events]
    assert first == ["started", "dealt"]  # what came before belongs to the room
    kinds = [event.kind for moment in replay.moments for event in moment.events]
    assert kinds.count("said") == 2
    steps = [entry for entry in local.log if entry.kind is Kind.STEPS]
    assert kinds.count("stepped") == len(steps)
    assert kinds[-2:] == ["round-ended", "game-ended"]
    numbers = [event.seq for moment in replay.moments for event in moment.events]
    assert numbers == sorted(numbers)
    said = next(i for i, one in enumerate(replay.moments) if "good-luck" in str(one.events))
    assert replay.moments[said].seat == replay.moments[1].seat  # with the turn that followed


def test_a_rematch_is_another_game() -> None:
    local = finished(SETUPS[0])
    first = told(local)
    for who in ("ann", "ben"):
        local.send(who, m.Rematch)
    assert replay_of(local.log, 2, NAMES) is None
    local.play_on()
    second = told(local, 2)
    assert (first.game, second.game) == ("t1-1", "t1-2")
    assert told(local, 1) == first
    assert replay_of(local.log, 3, NAMES) is None
    assert first.moments[0].state
    assert second.moments[0].state
    assert first.moments[0].state.commitment != second.moments[0].state.commitment
    kinds = [event.kind for event in second.moments[0].events]
    assert kinds[-2:] == ["started", "dealt"]


def test_a_game_that_runs_has_no_replay() -> None:
    local = started(SETUPS[1])
    while local.table.stage == "playing":
        assert replay_of(local.log, 1, NAMES) is None
        local.play_turn()
    assert local.table.stage == "pause"
    assert replay_of(local.log, 1, NAMES) is None


def test_changes_name_only_what_has_changed() -> None:
    replay = told(finished(SETUPS[2]))
    shown = list(states(replay))
    for (_, before), (moment, after) in itertools.pairwise(zip(replay.moments, shown, strict=True)):
        assert (moment.state is None) != (moment.changes is None)
        if moment.changes is None:
            continue
        assert before.round
        assert after.round
        for player in moment.changes.get("round", {}).get("players", ()):
            old = before.round.players[player["seat"] - 1]
            assert all(
                getattr(old, name) != value for name, value in player.items() if name != "seat"
            )
    assert Replay.model_validate_json(replay.model_dump_json()) == replay


def test_names_and_bots_are_those_of_the_table() -> None:
    replay = told(finished(SETUPS[2]))
    last = list(states(replay))[-1]
    assert [seat.name for seat in last.seats] == ["Ann", "", "", ""]
    assert [seat.bot for seat in last.seats] == [None, "blue", "green", None]
    assert last.result
    assert last.result.record == replay.game
    assert last.stage == "over"
    assert last.clock is None
