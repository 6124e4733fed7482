"""What is pictured: a screen for each thing that one meets, led there by keys."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self, cast

from textual.pilot import Pilot
from textual.screen import Screen

from red7.protocol import messages as m
from red7.protocol.client import Client
from red7.protocol.study import ToldHint
from red7.study.exploring import Exploration
from red7.study.lessons import COURSE
from red7.terminal.kept.identities import Identities
from red7.terminal.links.addresses import Address
from red7.terminal.links.local import LocalTable
from red7.terminal.rooms.explore import ExploreScreen
from red7.terminal.rooms.learn import LearnScreen
from red7.terminal.rooms.lesson import LessonScreen
from red7.terminal.rooms.puzzle import PuzzleScreen
from red7.terminal.rooms.replay import ReplayScreen
from red7.terminal.screens.lobby import Lobby
from red7.terminal.screens.table import TableScreen
from red7.words import words
from tests.terminal.given import Repeating, settled, table, violet
from tests.terminal.given_rooms import STILL, Notes, find, record, review_of, stay
from tests.terminal.seen import see, until
from tests.terminal.snapshots.drawing import SIZES

SAY: Final = words("en")
_POSITION: Final = "v1.2 R 1 0 B5/R7R6V1 V7/V5I6"


@dataclass(frozen=True)
class Shot:
    """A screen to be pictured, what is pressed before, and in which sizes it is pictured."""

    screen: Callable[[], Screen[Any]]
    drive: Callable[[Pilot[Any]], Awaitable[object]]
    sizes: tuple[tuple[int, int], ...] = SIZES


def pressing(
    *keys: str, first: str = "", then: str = ""
) -> Callable[[Pilot[Any]], Awaitable[None]]:
    """Press keys once a text is seen, and wait for what they lead to."""

    async def press(pilot: Pilot[Any]) -> None:
        await see(pilot, first)
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        await see(pilot, then)

    return press


# Tables


def expert() -> TableScreen:
    """Return a match with actions against three bots."""
    return TableScreen(table(rules="expert", seats=(None, "violet", "violet", "violet")))


async def play(pilot: Pilot[Any], turns: int) -> None:
    """Let some of the player's turns be played as the gentlest bot would, and pauses be ended."""
    for number in range(turns):
        screen = await settled(pilot)
        link = screen.link
        assert isinstance(link, LocalTable)
        assert link.state
        assert link.table.match
        if link.state.stage == "pause":
            await link.send(m.Ready)
            continue
        steps = [str(step) for step in violet(link.table.match.round.view(1), number)]
        # A 3 draws by itself, and so does whoever ends the turn that earned a card.
        await link.send(m.Steps, steps=tuple(steps))
    await settled(pilot)


def after(turns: int, *keys: str) -> Callable[[Pilot[Any]], Awaitable[None]]:
    """Play some turns, then press keys."""

    async def drive(pilot: Pilot[Any]) -> None:
        await play(pilot, turns)
        for key in keys:
            screen = await settled(pilot)
            await pilot.press(key)
            await until(pilot, screen._wishes.empty)

    return drive


class Advising(Repeating):
    """Advice that needs no analysis."""

    async def do(self, _: Callable[[], Any]) -> Any:
        why = "It leaves you Orange, under which nobody else can win."
        return ToldHint(
            stage=3, text=f"Best turn: +O6 . {why}", cards=("O6",), turn="+O6 .", why=why
        )


async def hinted(pilot: Pilot[Any]) -> None:
    """Take all three hints."""
    screen = await settled(pilot)
    for _ in range(3):
        before = len(screen.attention.hints)
        await pilot.press("h")
        await until(pilot, lambda had=before: len(screen.attention.hints) > had)  # type: ignore[misc]
    await settled(pilot)


# A server


class Waiting:
    """A client of a server with two games of one's own and three tables that wait."""

    name, cookies, connected = "Ada", {"red7": "x"}, True

    async def __aenter__(self) -> Self:
        return self

    async def close(self) -> None:
        pass

    async def get(self, path: str) -> dict[str, Any]:
        def seat(name: str = "", bot: str = "") -> dict[str, str]:
            return {"name": name, "bot": bot}

        if path == "/api/me/tables":
            ben, eve = [seat("Ada"), seat("Ben")], [seat("Eve"), seat("Ada"), seat(bot="red")]
            return {
                "tables": [
                    {"table": "one", "rules": "v1.2", "your_turn": True, "seats": ben},
                    {"table": "two", "rules": "v1.1", "your_turn": False, "seats": eve},
                ]
            }
        long = [seat("Bartholomäus von Gumppenberg"), seat(), seat(), seat(bot="orange")]
        rooms = {"three": ("basic", [seat("Zoë"), seat()]), "four": ("expert", long)}
        return {
            "tables": [
                {
                    "table": name,
                    "setup": {"rules": rules},
                    "free": sum(not any(one.values()) for one in seats),
                    "seats": seats,
                }
                for name, (rules, seats) in rooms.items()
            ]
        }


def lobby() -> Lobby:
    """Return the lobby of a server that is not there."""

    async def reach(_: Callable[[], None]) -> Client:
        return cast("Client", Waiting())

    nowhere = Identities(Path("/nonexistent"))
    return Lobby(Address("https://red7.example"), reach, nowhere)


# Rooms


def replay() -> ReplayScreen:
    """Return the replay of a game with its review."""
    game = record()
    return ReplayScreen(SAY, game, lambda _: review_of(game), STILL)


def explore() -> ExploreScreen:
    """Return a position to explore, with its analysis."""
    return ExploreScreen(SAY, Exploration.read(_POSITION), Repeating(), find=find)


def learn() -> LearnScreen:
    """Return the list of lessons, of which some are done."""
    notes = Notes()
    notes.done = {COURSE[0].name: len(COURSE[0].tasks), COURSE[1].name: 1}
    return LearnScreen(SAY, notes)


SHOTS: Final[dict[str, Shot]] = {
    "table": Shot(expert, after(8, "g", "p")),
    "action": Shot(expert, after(6, "1", "p")),
    "refused": Shot(expert, after(1, "c")),
    "hint": Shot(lambda: TableScreen(table(thinking=Advising())), hinted),
    "pause": Shot(expert, after(5)),
    "result": Shot(lambda: TableScreen(table(seats=(None, "violet"))), after(0, "x", "enter")),
    "help": Shot(expert, after(0, "question_mark")),
    "log": Shot(expert, after(8, "l")),
    "replay": Shot(replay, pressing("n", first="75%", then="mistake")),
    "explore": Shot(explore, pressing("right", "p", first="100 ways", then="If you play R6")),
    "learn": Shot(learn, pressing(first="Learn Red7")),
    "lesson": Shot(lambda: LessonScreen(SAY, COURSE[0], Notes().keep), pressing(first="Step 1")),
    "puzzle": Shot(lambda: PuzzleScreen(stay(), Repeating()), pressing(first="Puzzle")),
    "solved": Shot(
        lambda: PuzzleScreen(stay(), Repeating()), pressing("a", first="Puzzle", then="The answer")
    ),
    "lobby": Shot(lobby, pressing(first="Hello, Ada!")),
    "new-table": Shot(lobby, pressing("n", "p", first="Hello, Ada!", then="Seat 3")),
    "too-small": Shot(expert, after(0), sizes=((60, 20), (30, 8))),
}
