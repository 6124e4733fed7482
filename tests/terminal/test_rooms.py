"""Puzzles, lessons, replays and exploring on screen, by pressing keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from red7.core import Red7Error
from red7.study.exploring import Exploration
from red7.study.lessons import COURSE, answer, find_lesson
from red7.terminal.app import Red7App
from red7.terminal.rooms.explore import ExploreScreen
from red7.terminal.rooms.learn import LearnScreen
from red7.terminal.rooms.lesson import LessonScreen
from red7.terminal.rooms.puzzle import PuzzleScreen
from red7.terminal.rooms.replay import ReplayScreen
from red7.terminal.screens.composing import Composing
from red7.words import LANGUAGES, words
from tests.terminal.given import SIZE, TRUE, Compiling, HandedTime, Repeating
from tests.terminal.given_rooms import STILL, Notes, find, record, review_of, stay
from tests.terminal.seen import click, see, text, until

SAY = words("en")
POSITION = "v1.2 R 1 0 B5/R7R6V1 V7/V5I6"


def run(screen: Screen[Any], play: Callable[[Pilot[Any]], Any]) -> None:
    async def whole() -> None:
        app = Red7App(SAY, screen, TRUE)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await play(pilot)

    asyncio.run(whole())


async def put(pilot: Pilot[Any], step: str) -> None:
    """Press the keys that put a card somewhere."""
    screen = pilot.app.screen
    assert isinstance(screen, Composing)
    for _ in range(60):
        if screen.attention.card == step[1:]:
            break
        await pilot.press("right")
    before = tuple(screen.making.steps)
    await pilot.press({"+": "p", ">": "c", "^": "d"}[step[0]])
    await until(pilot, lambda: tuple(screen.making.steps) != before)


# Puzzles


def test_a_puzzle_is_tried_hinted_and_solved() -> None:
    puzzle = stay()

    async def play(pilot: Pilot[Any]) -> None:
        app = pilot.app
        assert "Only one turn keeps you in" in text(app)
        assert "winning." not in text(app)  # that is for the solver to find out
        await pilot.press("x")
        await see(pilot, "Your turn so far: ~")
        await pilot.press("e")
        await see(pilot, "~ is not the answer.")
        await pilot.press("h")
        await see(pilot, "Look at ")
        for step in puzzle.answers[0].split():
            if step[0] in "+>^":
                await put(pilot, step)
        await pilot.press("e")
        await see(pilot, "Right! The answer: ", "You would be winning.")
        await pilot.press("n")
        await see(pilot, "Put your turn together,")
        assert app.screen.puzzle.id != puzzle.id  # type: ignore[attr-defined]
        await pilot.press("a")
        await see(pilot, "The answer: ")

    run(PuzzleScreen(puzzle, Repeating()), play)


# Lessons


def test_a_lesson_is_judged_and_what_is_done_is_listed() -> None:
    notes = Notes()
    lesson = COURSE[0]

    async def play(pilot: Pilot[Any]) -> None:
        await see(pilot, "The highest card wins", f"0/{len(lesson.tasks)}")
        await pilot.press("enter")
        await see(pilot, f"Step 1 of {len(lesson.tasks)}")
        await pilot.press("x", "x")
        await see(pilot, "Try again")
        await pilot.press("enter")
        for task in lesson.tasks:
            for step in answer(task):
                if step.card:
                    await put(pilot, str(step))
            await pilot.press("e")
            await see(pilot, "Right!")
            await pilot.press("n")
        await see(pilot, f"Step 1 of {len(COURSE[1].tasks)}")
        await pilot.press("l")
        await see(pilot, f"✓ {len(lesson.tasks)}/{len(lesson.tasks)}")

    run(LearnScreen(SAY, notes), play)
    assert notes.done == {lesson.name: len(lesson.tasks)}


@pytest.mark.parametrize("name", ["draw", "three", "leave"])
def test_a_learner_is_shown_the_way(name: str) -> None:
    lesson = find_lesson(name)
    assert lesson
    notes = Notes()

    async def play(pilot: Pilot[Any]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, LessonScreen)
        for _ in range(12):
            if screen.tried.verdict:
                break
            before = (screen.tried.now, screen.composer.steps, screen.composer.question)
            await pilot.press("h")
            await until(
                pilot,
                lambda was=before: (  # type: ignore[misc]
                    (screen.tried.now, screen.composer.steps, screen.composer.question) != was
                    or screen._wishes.empty()
                ),
            )
            if screen.composer.question:
                await pilot.press("enter")
                await until(pilot, lambda: screen.tried.verdict)
            elif screen.composer.finishes[:1] == ("play",):
                await pilot.press("e")
                await until(pilot, lambda: not screen.composer.steps)
        assert screen.tried.verdict
        assert screen.tried.verdict.reached

    run(LessonScreen(SAY, lesson, notes.keep), play)
    assert notes.done


# Replays


def test_a_record_is_gone_through_with_its_review_and_explored() -> None:
    game = record()
    last = sum(len(one.turns) for one in game.rounds)

    def reviewing(progress: Callable[[int, int], None]) -> Mapping[str, Any]:
        progress(1, 2)
        return review_of(game)

    async def play(pilot: Pilot[Any]) -> None:
        app = pilot.app
        await see(pilot, f"Turn: 0 of {last}", "Hand: Ada", "25%", "75%")
        await pilot.press("n")
        await see(pilot, f"Turn: 1 of {last}", "? mistake", "better: +G4 . (+12.5)")
        await see(pilot, "turning point", "It gives up G4, Bo’s only even card.")
        await pilot.press("end")
        await see(pilot, f"Turn: {last} of {last}", "wins the game.", "★ best")
        await pilot.press("right", "home", "h")
        await see(pilot, f"Turn: 0 of {last}", "No hands")
        await pilot.press("h")
        await see(pilot, "Only Ada")
        await pilot.press("l")
        await see(pilot, "Game log")
        await pilot.press("escape", "right", "e")
        await see(pilot, "Explore", "to move", "Q Back")
        await pilot.press("q")
        await see(pilot, f"Turn: 1 of {last}")
        assert isinstance(app.screen, ReplayScreen)

    run(ReplayScreen(SAY, game, reviewing, STILL), play)


def test_a_replay_plays_by_itself_at_a_chosen_speed() -> None:
    game, time = record(), HandedTime()
    last = sum(len(one.turns) for one in game.rounds)

    async def play(pilot: Pilot[Any]) -> None:
        await see(pilot, f"Turn: 0 of {last}", "␣ Play")
        await pilot.press("space")
        await see(pilot, "Speed: Normal", "␣ Pause")
        time.go_on(1.9)
        await pilot.pause()
        await see(pilot, f"Turn: 0 of {last}")
        time.go_on(0.1)
        await see(pilot, f"Turn: 1 of {last}")
        await pilot.press("plus")
        await see(pilot, "Speed: Quick")
        time.go_on(0.8)
        await see(pilot, f"Turn: 2 of {last}")
        await pilot.press("space")
        await see(pilot, "␣ Play")
        time.go_on(100)
        await pilot.pause()
        await see(pilot, f"Turn: 2 of {last}")
        await pilot.press("end", "space")  # from the beginning
        await see(pilot, f"Turn: 0 of {last}")
        for turn in range(1, last + 1):
            time.go_on(0.8)
            await see(pilot, f"Turn: {turn} of {last}")
        await see(pilot, "␣ Play")
        await pilot.press("space", "left")  # whoever chooses a turn looks at it
        await see(pilot, "␣ Play")

    run(ReplayScreen(SAY, game, lambda _: review_of(game), STILL, time), play)


def test_without_a_review_the_replay_says_why() -> None:
    def reviewing(_: Callable[[int, int], None]) -> Mapping[str, Any]:
        raise Red7Error("review-unfinished")

    async def play(pilot: Pilot[Any]) -> None:
        await see(pilot, SAY.error(Red7Error("review-unfinished")))
        await pilot.press("right")
        await see(pilot, "Turn: 1 of")

    run(ReplayScreen(SAY, record(), reviewing, STILL), play)


# Exploring


def test_a_first_analysis_and_a_first_review_say_what_takes_so_long() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await see(pilot, "the engine is compiled")

    thinking = Compiling()
    run(ExploreScreen(SAY, Exploration.read(POSITION), thinking), play)
    run(ReplayScreen(SAY, record(), lambda _: {}, (thinking, thinking)), play)


def test_lines_are_tried_taken_back_typed_and_judged() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ExploreScreen)
        await see(pilot, "Player 1 to move", "75% +R7 >R6 certain win", "100 ways the cards")
        await put(pilot, "+R7")
        await see(pilot, "Player 1 to move: +R7", "Player 1 would be winning.")
        await pilot.press("backspace")
        await until(pilot, lambda: not screen.composer.steps)
        await pilot.press("f")
        await see(pilot, "1,000 ways the cards")
        await pilot.press("m")
        await see(pilot, "Player 2 to move", "Hand: Player 2")
        await pilot.press("backspace")
        await see(pilot, "Player 1 to move", "One turn on")
        await pilot.press("t")
        await pilot.pause()
        await pilot.press(*"+R7 .", "enter")
        await see(pilot, "Player 2 to move")
        await pilot.press("l")
        await see(pilot, "1: +R7 >R6", "1: +R7 .")
        await pilot.press("escape", "x")
        await see(pilot, "The round is over.")
        await pilot.press("home")
        await see(pilot, "Player 1 to move")
        await pilot.press("t")
        await pilot.pause()
        await pilot.press(*"+V7", "enter")
        await see(pilot, "V7")
        assert screen.attention.bad  # it is refused, with the reason

    run(ExploreScreen(SAY, Exploration.read(POSITION), Repeating(), find=find), play)


def test_a_position_is_changed_and_an_impossible_one_explained() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ExploreScreen)
        await see(pilot, "Ada to move")
        await pilot.press("s")
        await see(pilot, "v1.2 R 1 0 B5/R7R6V1 V7/I6V5")
        await pilot.press("end", *["backspace"] * 4, *"I6R7", "enter")
        await see(pilot, "R7", "twice")
        assert screen.line.text.endswith("V7/I6V5")
        await pilot.press(*["backspace"] * 2, *"I2", "enter")
        await see(pilot, "Ada to move", "I2")
        assert screen.line.text == "v1.2 R 1 0 B5/R7R6V1 V7/I6I2"
        await pilot.press("s")
        await pilot.pause()
        await pilot.press("end", *" G3/O1", "enter")
        await see(pilot, "Player 1 to move")  # others than before

    explored = Exploration.read(POSITION)
    names = ("Ada", "Bo")
    run(ExploreScreen(SAY, explored, Repeating(), names=names, find=find), play)


# The mouse


def test_lessons_puzzles_replays_and_lines_take_clicks() -> None:
    game = record()

    async def lesson(pilot: Pilot[Any]) -> None:
        await click(pilot, "Ties")
        await see(pilot, "Step 1 of", "Your hand")
        await click(pilot, "All lessons")
        await see(pilot, "The highest card wins")

    async def puzzle(pilot: Pilot[Any]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, PuzzleScreen)
        await click(pilot, "I6")
        assert screen.attention.card == "I6"
        await click(pilot, "To your palette")
        await see(pilot, "Your turn so far: +I6")
        await click(pilot, "Show the answer")
        await see(pilot, "The answer:")

    async def replay(pilot: Pilot[Any]) -> None:
        await see(pilot, "75%")
        await click(pilot, "One turn on")
        await see(pilot, "Turn: 1 of")
        await click(pilot, "▇▇ ")  # the end of the graph
        await see(pilot, "Turn: 8 of 8")

    async def explore(pilot: Pilot[Any]) -> None:
        await see(pilot, "certain loss")
        await click(pilot, "~ certain")
        await see(pilot, ">   0% ~")
        await click(pilot, "~ certain")  # once more plays it
        await see(pilot, "The round is over.")

    run(LearnScreen(SAY, Notes()), lesson)
    run(PuzzleScreen(stay(), Repeating()), puzzle)
    run(ReplayScreen(SAY, game, lambda _: review_of(game), STILL), replay)
    run(ExploreScreen(SAY, Exploration.read(POSITION), Repeating(), find=find), explore)


def test_steps_are_typed_for_whoever_holds_unknown_cards() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        # The first player has no cards left, and is passed over.
        await see(pilot, "Player 2 is to move, but the hand is not known.")
        await pilot.press("t")
        await pilot.pause()
        await pilot.press(*"+V6 .", "enter")
        await see(pilot, "Player 3 to move")

    explored = Exploration.read("v1.2 R 1 20 B5/- V7/?7 I6/R7V1")
    run(ExploreScreen(SAY, explored, Repeating(), find=find), play)


# All rooms


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_speaks_every_language(language: str) -> None:
    say = words(language)
    game, puzzle = record(), stay()
    rooms: Sequence[tuple[Screen[Any], str]] = [
        (LessonScreen(say, COURSE[0], Notes().keep), say("web-learn-all")),
        (PuzzleScreen(puzzle, Repeating()), say("web-puzzle-show")),
        (ReplayScreen(say, game, lambda _: review_of(game), STILL), say("web-replay-title")),
        (
            ExploreScreen(say, Exploration.read(POSITION), Repeating(), find=find),
            say("web-explore-analysis"),
        ),
    ]

    async def whole() -> None:
        app = Red7App(say, LearnScreen(say, Notes()), TRUE)
        async with app.run_test(size=SIZE) as pilot:
            await see(pilot, say("web-learn-title"))
            for screen, part in rooms:
                await app.push_screen(screen)
                await see(pilot, part)

    asyncio.run(whole())
