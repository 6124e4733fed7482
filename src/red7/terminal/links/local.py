"""A table in this process: the same log as on a server, kept in a file after every entry."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from red7.core import Red7Error, View
from red7.core.refusal import place_at_table
from red7.protocol import messages as m
from red7.table.errors import TableError
from red7.table.events import events
from red7.table.log import Draft, Entry, Kind
from red7.table.refusals import refusal
from red7.table.replay import apply
from red7.table.sends import House, act, bot_steps, create
from red7.table.state import Surroundings, preview, state
from red7.table.table import Table
from red7.table.upkeep import due
from red7.terminal.given import Chance, Time
from red7.terminal.links.advice import Advice
from red7.terminal.links.link import RefusedError, Trouble
from red7.terminal.links.pacing import LocalPacing, Speed
from red7.terminal.names import all_names
from red7.terminal.thinking import Thinking, long_wait
from red7.words import Words

if TYPE_CHECKING:
    from red7.protocol.study import ToldHint

ME: Final = "me"  # the player's id in logs that are kept here


# What becomes of a table after each entry: its log, the table, and the player's name.
Keep = Callable[[list[Entry], Table, str], None]


@dataclass(frozen=True)
class Given:
    """What a table of this process is handed: thoughts, time and chance."""

    thinking: Thinking
    time: Time
    chance: Chance


class LocalTable:
    """A table that this process keeps for one person and bots, or for bots alone."""

    address = ""

    def __init__(  # noqa: PLR0913 - the table, its player, and what it is handed
        self,
        say: Words,
        given: Given,
        *,
        name: str,
        setup: m.Setup | None = None,
        log: Sequence[Entry] = (),
        keep: Keep = lambda *_: None,
        pace: Speed = "normal",
    ) -> None:
        self._say, self._given, self._name = say, given, name
        self._setup = setup or m.Setup()
        self._kept = keep
        self._log = list(log)
        self._table: Table | None = None
        self._events: list[m.AnyEvent] = []
        self._state: m.State | None = None
        self._listeners: list[Callable[[], None]] = []
        self._house = House(given.chance.seed)
        self._task: asyncio.Task[None] | None = None
        self._advice = Advice(say, given.thinking)
        self.trouble: Trouble = ""
        self.pacing = LocalPacing(given.time, pace)

    # What is seen

    @property
    def table(self) -> Table:
        """The table with all its secrets, for tests and for what is kept."""
        if self._table is None:
            raise TableError("unknown")
        return self._table

    @property
    def state(self) -> m.State | None:
        """The table as it is now."""
        return self._state

    @property
    def events(self) -> Sequence[m.AnyEvent]:
        """What has happened in this game."""
        return self._events

    def now(self) -> int:
        """Return the time at the table."""
        return self._given.time.wall()

    def listen(self, call: Callable[[], None]) -> None:
        """Call a function whenever something is new."""
        self._listeners.append(call)

    # What is done

    async def open(self) -> None:
        """Take up the log, or begin with an empty one; then let the bots play."""
        log, self._log = self._log, []
        for entry in log:
            self._take(entry)
        if self._table is None:
            self._begin()
        elif self._table.left:
            self._write(Draft(Kind.RESUMED))
        self._look()
        self._task = asyncio.create_task(self._keep_going(), name="local table")

    async def close(self) -> None:
        """Leave the table; its log is kept already."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def send(self, kind: type[m.Send], **values: object) -> None:
        """Do what the player wants, or refuse it."""
        table = self.table
        whole = {"id": self._given.chance.id(), "table": table.id, **values}
        message = kind.model_validate(whole)
        try:
            draft = act(table, ME, message, self._house)  # type: ignore[arg-type]
        except (Red7Error, TableError) as error:
            raise self._refused(error) from None
        self._write(draft, ME, message.id)

    async def preview(self, steps: Sequence[str]) -> m.Preview:
        """Return what some steps would lead to."""
        ask = m.AskPreview(id="preview", table=self.table.id, steps=tuple(steps))
        try:
            return preview(self.table, self._seat, ask)
        except (Red7Error, TableError) as error:
            raise self._refused(error) from None

    async def long_wait(self) -> str:
        """Return why a hint takes long: the engine is compiled first."""
        return long_wait(self._say, compiled=self._given.thinking.compiled)

    async def hint(self, stage: int) -> ToldHint:
        """Take a hint up to a stage; what was taken already costs nothing."""
        if stage > self.table.hinted:
            await self.send(m.Hint, stage=stage)
        return await self._advice.on(self._view, stage, self._names)

    # The course of the game

    def _begin(self) -> None:
        """Create the table, let the player sit down where there is a seat, and start."""
        self._write(create(self._setup, self._house), ME)
        sit = [m.Sit] if None in self._setup.seats else []
        for kind in (*sit, m.Start):
            message = kind(id=self._given.chance.id(), table=self.table.id)
            self._write(act(self.table, ME, message, self._house), ME, message.id)

    def _write(self, draft: Draft, who: str = "", send_id: str = "") -> None:
        """Add an entry to the log, keep it, and tell of it."""
        chance = self._given.chance
        self._take(
            Entry(
                table=self._table.id if self._table else chance.id(),
                seq=len(self._log) + 1,
                at=max(self._given.time.wall(), self._table.at if self._table else 0),
                seat=draft.seat,
                kind=draft.kind,
                payload=draft.payload,
                who=who,
                send_id=send_id or chance.id(),
            )
        )
        self._keep()
        self._look()
        self.pacing.hurry()

    def _take(self, entry: Entry) -> None:
        before, after = self._table, apply(self._table, entry)
        self._log.append(entry)
        self._table = after
        if before is not None and before.game != after.game:
            self._events.clear()
        self._events += events(before, entry, after, self._seat, {ME: self._name})

    def _keep(self) -> None:
        """Keep the log; what cannot be kept is said, and the game goes on."""
        try:
            self._kept(self._log, self.table, self._name)
            self.trouble = ""
        except OSError:
            self.trouble = "unsaved"

    def _look(self) -> None:
        """See the table as it is now, and tell all who listen."""
        around = Surroundings({ME: self._name}, frozenset({ME}), now=self.now())
        self._state = state(self.table, self._seat, around)
        for call in self._listeners:
            call()

    async def _keep_going(self) -> None:
        """Do what happens by itself: bots move, clocks run out, rounds begin among bots."""
        while True:
            self.pacing.look()
            table = self.table
            if table.bot_to_move:
                await self._play(table)
                continue
            draft = due(table, self.now(), watched=True)
            if draft:
                self._write(draft)
                continue
            until = table.pause_until or table.deadline
            await self.pacing.wait((until - self.now()) / 1000 if until else _LONG)

    async def _play(self, table: Table) -> None:
        """Let the bot to move think and move."""
        if table.match is None:
            return
        given, seat, before = self._given, table.turn, table.match.round
        began = given.time.steady()
        seed = given.chance.bot_seed()
        steps = await given.thinking.choose(table.bot_to_move, before.view(seat), seed)
        await self.pacing.keep(began, lambda: self.table.hurry)
        now = self.table
        if now.match and now.match.round == before and now.bot_to_move:
            self._write(bot_steps(now, seat, steps))

    # The player

    @property
    def _seat(self) -> int:
        return self._table.seat_of(ME) if self._table else 0

    @property
    def _view(self) -> View:
        if self.table.match is None:
            raise TableError("not-running")
        return self.table.match.round.view(self._seat)

    @property
    def _names(self) -> dict[int, str]:
        return all_names(self._say, self._state) if self._state else {}

    def _refused(self, error: Red7Error | TableError) -> RefusedError:
        """Say why something is refused, with the names of those at the table."""
        told, seat, names = refusal(error, self._say.language), self._seat, self._names
        if isinstance(error, TableError):
            return RefusedError(told)
        rivals = {
            place_at_table(seat, other, len(names)): name
            for other, name in names.items()
            if other != seat
        }
        text = self._say.error(error, rivals)
        return RefusedError(told.model_copy(update={"text": text}))


_LONG: Final = 3600.0  # seconds; until then, somebody will have done something
