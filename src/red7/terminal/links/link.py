"""What the table's screen needs from whoever keeps the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, Protocol

from red7.protocol import messages as m

if TYPE_CHECKING:
    from red7.protocol.study import ToldHint

Trouble = Literal["", "lost", "restart", "unsaved", "signed-out"]


class RefusedError(Exception):
    """Whoever keeps the table refuses something; ``refusal`` says why."""

    def __init__(self, refusal: m.Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


class Link(Protocol):
    """A table as one reader sees it, and the ways to change it."""

    @property
    def state(self) -> m.State | None:
        """The table as it is now; None before it is known."""
        ...

    @property
    def events(self) -> Sequence[m.AnyEvent]:
        """What has happened in this game, as far as the reader was told."""
        ...

    @property
    def trouble(self) -> Trouble:
        """What is wrong with the link; empty if nothing is."""
        ...

    @property
    def address(self) -> str:
        """The link by which others find the table; empty if they cannot."""
        ...

    @property
    def pacing(self) -> Pacing | None:
        """How fast bots play, where the reader decides it."""
        ...

    def now(self) -> int:
        """Return the time at the table, in milliseconds since 1970."""
        ...

    def listen(self, call: Callable[[], None]) -> None:
        """Call a function whenever something is new."""

    async def open(self) -> None:
        """Reach the table."""

    async def send(self, kind: type[m.Send], **values: object) -> None:
        """Send a message that changes the table; raise RefusedError if it is refused."""

    async def preview(self, steps: Sequence[str]) -> m.Preview:
        """Return what some steps would lead to; raise RefusedError if one is refused."""
        ...

    async def long_wait(self) -> str:
        """Return why a hint takes long just now, to be read; empty if it does not."""
        ...

    async def hint(self, stage: int) -> ToldHint:
        """Take a hint up to a stage; raise RefusedError if there is none."""
        ...

    async def close(self) -> None:
        """Leave the table as it is."""


class Pacing(Protocol):
    """How fast bots play."""

    @property
    def pace(self) -> m.Pace | Literal["at once"]:
        """The chosen pace."""
        ...

    @property
    def paused(self) -> bool:
        """Whether they wait until they are told to go on."""
        ...

    def change(self, by: int) -> None:
        """Let them play faster (1) or more slowly (-1)."""

    def pause(self) -> None:
        """Let them wait, or go on."""
