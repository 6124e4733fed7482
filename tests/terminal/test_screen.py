"""The table's screen, piece by piece: what it shows and what keys and clicks do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from red7.core import Colour
from red7.protocol import messages as m
from red7.terminal.board import Board
from red7.terminal.clocks import clock_texts
from red7.terminal.links.local import LocalTable
from red7.terminal.view import Players
from red7.words import LANGUAGES, words
from tests.terminal.given import (
    SIZE,
    Compiling,
    HandedTime,
    Holding,
    app_of,
    screen_of,
    settled,
    table,
)
from tests.terminal.seen import click, see, text, until

EXPERT: dict[str, Any] = {"rules": "expert", "seats": (None, "violet", "violet", "violet")}
Test = Callable[[Pilot[Any]], Awaitable[None]]


def drive(
    link: LocalTable,
    test: Test,
    size: tuple[int, int] = SIZE,
    language: str = "en",
    environ: dict[str, str] | None = None,
) -> None:
    async def run() -> None:
        app = app_of(link, language, **(environ or {}))
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await test(pilot)

    asyncio.run(run())


def test_a_move_is_composed_previewed_taken_back_and_played() -> None:
    link = table()

    async def test(pilot: Pilot[Any]) -> None:
        screen = screen_of(pilot)
        assert "[O6]" in text(pilot.app) or "[O6" in text(pilot.app)
        await see(pilot, "P To your palette  you would be winning", "Sam→You")
        await pilot.press("down")
        await see(pilot, "> C To the canvas: Orange")
        await pilot.press("up", "enter")
        await see(pilot, "You would be winning.", "End my turn", "Take back")
        assert link.table.seq == 3  # nothing is played yet
        await pilot.press("backspace")
        await until(pilot, lambda: not screen.composer.steps)
        assert screen.attention.card == "O6"
        assert "Take back" not in text(pilot.app)
        await pilot.press("b")  # the next blue card
        assert screen.attention.card == "B6"
        await pilot.press("3")
        assert screen.attention.card == "Y3"
        await pilot.press("left", "left", "left", "left", "p")
        await see(pilot, "End my turn")
        await pilot.press("e")
        await until(pilot, lambda: link.table.seq >= 5)
        await see(pilot, "You play O6 to your palette")

    drive(link, test)


def test_what_is_not_possible_is_explained_and_dropping_out_asks_once() -> None:
    link = table()

    async def test(pilot: Pilot[Any]) -> None:
        await see(pilot, "C To the canvas: Orange  not possible – why?")
        await pilot.press("c")
        await see(pilot, "Sam")
        await until(pilot, lambda: screen_of(pilot).attention.bad)
        assert link.table.seq == 3
        await pilot.press("right")
        assert not screen_of(pilot).attention.told
        await pilot.press("x")
        await see(pilot, "Drop out? Sam then wins the game.", "Keep playing")
        await pilot.press("escape")
        await see(pilot, "Your turn")
        await pilot.press("x", "enter")
        await see(pilot, "Sam wins", "Rematch", "You drop out.")

    drive(link, test)


def test_hints_come_in_stages_with_their_reason_and_can_be_put_on_the_table() -> None:
    link = table()

    async def test(pilot: Pilot[Any]) -> None:
        screen = screen_of(pilot)
        for stage in (1, 2, 3):
            await pilot.press("h")
            await see(pilot, f"You take a hint ({stage}/3).")
            await until(pilot, lambda: not screen.attention.waiting)
        assert len(screen.attention.hints) == 3
        await see(pilot, "Best turn:", "You take a hint (3/3).")
        assert link.table.hints == (3, 0)
        await pilot.press("m")
        await until(pilot, lambda: screen.composer.steps)
        turn = screen.attention.hints[-1].turn.split()
        assert list(screen.composer.steps) == [step for step in turn if len(step) > 1]

    drive(link, test)


def test_a_first_hint_says_what_takes_so_long() -> None:
    async def test(pilot: Pilot[Any]) -> None:
        await see(pilot, "Your turn")
        await pilot.press("h")
        await see(pilot, "the engine is compiled")

    drive(table(thinking=Compiling()), test)


@pytest.mark.parametrize(
    ("compiling", "told"),
    [(True, "the engine is compiled"), (False, "The hint could not be fetched.")],
)
def test_a_hint_that_does_not_come_in_time_is_accounted_for(
    monkeypatch: pytest.MonkeyPatch, told: str, *, compiling: bool
) -> None:
    async def late(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(LocalTable, "hint", late)

    async def test(pilot: Pilot[Any]) -> None:
        screen = screen_of(pilot)
        await see(pilot, "Your turn")
        await pilot.press("h")
        await until(pilot, lambda: screen.attention.told and not screen.attention.waiting)
        await see(pilot, told)
        assert screen.attention.bad is not compiling
        assert not screen.attention.hints

    drive(table(thinking=Compiling()) if compiling else table(), test)


def test_the_mouse_does_it_too() -> None:
    link = table()

    async def test(pilot: Pilot[Any]) -> None:
        screen = screen_of(pilot)

        await click(pilot, "G2")
        assert screen.attention.card == "G2"
        await click(pilot, "O6")
        await click(pilot, "P To your palette")
        await see(pilot, "End my turn")
        await click(pilot, "End my turn")
        await until(pilot, lambda: link.table.seq > 3)

    drive(link, test)


def test_help_and_log_are_read_and_left() -> None:
    async def test(pilot: Pilot[Any]) -> None:
        await pilot.press("question_mark")
        await see(pilot, "Help", "The highest card wins.")
        await pilot.press("escape", "l")
        await see(pilot, "Game log", "Round 1. You begin.")
        await pilot.press("escape")
        await see(pilot, "Your hand")

    drive(table(**EXPERT), test)


def test_a_small_terminal_says_so_and_a_resize_loses_nothing() -> None:
    async def test(pilot: Pilot[Any]) -> None:
        screen = screen_of(pilot)
        await pilot.press("p")
        await until(pilot, lambda: screen.composer.steps)
        kept = screen.composer.steps
        await pilot.resize_terminal(60, 20)
        await see(pilot, "This terminal has 60×20 characters; the table needs", "80×23.")
        await pilot.press("backspace", "e")  # nothing is done that cannot be seen
        await pilot.resize_terminal(140, 40)
        await see(pilot, "Take back", "the most different colours win")
        assert screen.composer.steps == kept
        await pilot.resize_terminal(80, 24)
        await see(pilot, "Take back")
        assert screen.composer.steps == kept

    drive(table(**EXPERT), test)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 23), (80, 24), (140, 40)], ids=str)
def test_everything_for_a_turn_is_seen(language: str, size: tuple[int, int]) -> None:
    say = words(language)

    async def test(pilot: Pilot[Any]) -> None:
        seen = text(pilot.app)
        state = screen_of(pilot).link.state
        assert state
        assert state.round
        for player in state.round.players:
            for card in (*player.palette, *player.hand):
                assert card in seen
        for name in (say("you"), "Sam", "Kim", "Alex", say("web-to-palette"), say("web-drop")):
            assert name in seen
        assert say("web-help") in seen
        assert say("terminal-quit") in seen
        felt, board = pilot.app.screen.query_one(Players), pilot.app.screen.query_one(Board)
        assert str(felt.render()).count("\n") < felt.size.height
        # The rule in force is never cut off.
        felt_text = " ".join(str(felt.render()).split())
        assert say.rule(Colour.parse(state.round.canvas)) in felt_text
        rows = str(board.render()).splitlines()[1:]
        assert [row[2] for row in rows] == list("ROYGBIV")
        assert rows[0].startswith("▶")
        assert "•" in seen  # best sets have a sign

    drive(table(language, **EXPERT), test, size, language)


@pytest.mark.parametrize(
    "environ",
    [
        {},
        {"RED7_THEME": "light"},
        {"COLORTERM": ""},
        {"COLORTERM": "", "TERM": "xterm"},
        {"NO_COLOR": "1"},
    ],
    ids=["dark", "light", "256", "16", "none"],
)
def test_the_same_text_in_any_number_of_colours(environ: dict[str, str]) -> None:
    seen: list[str] = []

    async def test(pilot: Pilot[Any]) -> None:
        seen.append(text(pilot.app))
        svg = pilot.app.export_screenshot()
        red = "#c8232c" in svg
        assert red is (environ.get("NO_COLOR") is None and environ.get("TERM") is None)

    async def plain(pilot: Pilot[Any]) -> None:
        seen.append(text(pilot.app))
        await pilot.press("ctrl+t")
        await pilot.pause()
        seen.append(text(pilot.app))

    drive(table(**EXPERT), test, environ=environ)
    drive(table(**EXPERT), plain)
    assert len(set(seen)) == 1


def test_the_keyboard_stays_free_while_a_bot_thinks() -> None:
    async def run() -> None:
        thinking = Holding()
        link = table(seats=("violet", None), thinking=thinking)
        app = app_of(link)
        async with app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: link.state and link.state.stage == "playing")
            await thinking.thinking.wait()
            await pilot.press("l")
            await see(pilot, "Game log")
            await pilot.press("escape")
            thinking.go_on.set()
            await settled(pilot)

    asyncio.run(run())


def test_watching_can_be_paused_and_its_speed_changed() -> None:
    time = HandedTime()
    link = table(seats=("violet", "violet"), thinking=None, time=time, pace="calm")

    async def run() -> None:
        app = app_of(link)
        async with app.run_test(size=SIZE) as pilot:
            await see(pilot, "Speed: Calm", "Slower")
            await pilot.press("space")
            await see(pilot, "Speed: paused")
            before = link.table.seq
            time.go_on(100)
            for _ in range(10):
                await pilot.pause()
            assert link.table.seq == before
            await pilot.press("space", "plus", "plus", "plus")
            await see(pilot, "Speed: at once", "wins")

    asyncio.run(run())


def test_clocks_are_shown_and_run() -> None:
    setup = m.Setup(seats=(None, "violet"), clock=m.TurnClock(seconds=30))
    link = table(setup=setup, time=HandedTime())

    async def test(pilot: Pilot[Any]) -> None:
        await see(pilot, "◷ 0:30")

    drive(link, test)
    assert link.state
    assert link.state.clock
    assert clock_texts(link.state, link.state.clock.since + 12_000)[1] == "0:18"
    assert clock_texts(link.state, link.state.clock.since + 99_000)[1] == "0:00"


def test_a_clock_that_runs_out_plays_for_the_player() -> None:
    time = HandedTime()
    setup = m.Setup(seats=(None, "violet", "violet"), clock=m.TurnClock(seconds=30))
    link = table(setup=setup, time=time)

    async def test(pilot: Pilot[Any]) -> None:
        await see(pilot, "◷ 0:30")
        time.go_on(12)
        await see(pilot, "◷ 0:18")
        assert screen_of(pilot).composer.mine
        time.go_on(19)
        await see(pilot, "Sam wins")
        await pilot.press("l")
        await see(pilot, words("en")("web-log-timeout", who="you", name="Ada"))
        assert link.table.match
        (own,) = [turn for turn in link.table.match.turns if turn.seat == 1]
        assert str(own.steps[-1]) == "~"

    drive(link, test)


def test_bots_hurry_when_only_they_are_left() -> None:
    link = table(seats=(None, "violet", "violet"), time=HandedTime())

    async def test(pilot: Pilot[Any]) -> None:
        link.pacing.pace = "calm"  # not before: nobody would move until the player's turn
        await pilot.press("x", "enter")
        await see(pilot, "You are out of this round.", "Faster", "To the end")
        await pilot.press("f")
        await see(pilot, "You let the bots play faster.")
        await pilot.press("e")
        await see(pilot, "wins", "Rematch")

    drive(link, test)
