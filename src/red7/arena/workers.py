"""Processes that play games, and what happens when a bot does not answer."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final, NamedTuple

from red7.arena.errors import ArenaError
from red7.arena.game import CRASH, STALL, Forfeit, ForfeitAt, Game, Times, play_game
from red7.arena.schedule import Arena, Fixture
from red7.bots import find_bot

# Enough that no worker waits for a game, and few enough that none has many left at the end.
_AHEAD: Final = 3
_LONGEST_WAIT: Final = 0.25  # seconds between checks of the clocks
_FIELDS: Final = 5


class GameTask(NamedTuple):
    """A game to play, or to replay up to the move that a bot never answered."""

    fixture: Fixture
    verdict: ForfeitAt | None = None


class AskedBot(NamedTuple):
    """Which bot was asked for a step, when, and in which game."""

    since: float
    deal: int
    rotation: int
    seat: int
    move: int


Finished = tuple[Game, dict[str, Times]]


def thinking_time(thinking: AskedBot, clock: Callable[[], float] = time.monotonic) -> float:
    """Return how many seconds a bot has been thinking."""
    return clock() - thinking.since


class Patience(NamedTuple):
    """How long a bot may think, and how that is measured."""

    limit: float
    measure: Callable[[AskedBot], float] = thinking_time

    def is_over(self, thinking: AskedBot) -> bool:
        """Return whether a bot has been thinking for too long."""
        return self.measure(thinking) > self.limit


class SharedWatch:
    """Which bot has been thinking since when, shared with the parent process."""

    def __init__(
        self,
        fields: Any,  # noqa: ANN401 - ctypes has no type for it
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.fields = fields
        self._clock = clock

    def begin(self, fixture: Fixture, seat: int, move: int) -> None:
        """Note that a bot has been asked for a step."""
        self.fields[1:] = (fixture.deal, fixture.rotation, seat, move)
        self.fields[0] = self._clock()  # last, because it makes the rest valid

    def end(self) -> None:
        """Note that it has answered."""
        self.fields[0] = 0.0

    def read(self) -> AskedBot | None:
        """Return who is thinking; None if nobody is."""
        since, *numbers = self.fields
        return AskedBot(since, *map(int, numbers)) if since else None


def work(arena: Arena, limit: float, orders: Connection, fields: Any) -> None:  # noqa: ANN401
    """Play the requested games until there are no more; this runs in its own process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process decides when to stop
    with suppress(OSError):
        os.dup2(2, 1)  # what a bot prints must not end up in the output
    sys.stdout = sys.stderr
    bots = {name: find_bot(name) for name in arena.bots}
    for bot in bots.values():
        # Loading and compiling count neither as a stall nor as thinking time.
        getattr(bot, "prepare", _nothing)()
    watch = SharedWatch(fields)
    try:
        while True:
            fixture, verdict = orders.recv()
            orders.send(play_game(arena, fixture, bots, limit, watch=watch, verdict=verdict))
    except (EOFError, OSError):
        return  # no more games wanted


class _Worker:
    """A process with its tasks, the current one first."""

    def __init__(self, arena: Arena, limit: float) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.connection, theirs = spawning.Pipe()
        fields = RawArray("d", _FIELDS)
        self.watch = SharedWatch(fields)
        self.tasks: deque[GameTask] = deque()
        self.broken = False
        self.process = spawning.Process(
            target=work, args=(arena, limit, theirs, fields), daemon=True
        )
        with _no_interrupt():
            self.process.start()
        theirs.close()

    def give(self, task: GameTask) -> None:
        self.tasks.append(task)
        self.connection.send(task)

    def receive(self) -> list[Finished]:
        """Receive all finished games, even if the process has ended."""
        finished: list[Finished] = []
        try:
            while self.connection.poll():
                finished.append(self.connection.recv())
                self.tasks.popleft()
        except (EOFError, OSError):
            self.broken = True  # whatever it was about to send is played again
        return finished

    def end(self) -> None:
        """End the process; what it has sent can still be received."""
        self.process.kill()
        self.process.join()

    def unfinished(self, reason: str, patience: Patience) -> list[GameTask]:
        """Return the tasks left by a process that has ended, with a verdict on the current one."""
        tasks = list(self.tasks)
        thinking = self.watch.read()
        if not tasks or not thinking or tasks[0].fixture[:2] != thinking[1:3]:
            return tasks
        if reason == CRASH or patience.is_over(thinking):
            detail = "" if reason == STALL else f"exit status {self.process.exitcode}"
            verdict = ForfeitAt(thinking.move, Forfeit(thinking.seat, reason, detail))
            tasks[0] = GameTask(tasks[0].fixture, verdict)
        return tasks


@contextmanager
def _no_interrupt() -> Iterator[None]:
    """Make a new process ignore Ctrl-C from the very start."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def play_all(
    arena: Arena, fixtures: Iterable[Fixture], workers: int, patience: Patience
) -> Generator[list[Finished]]:
    """Play games in several processes, and yield finished ones as they come, if any."""
    tasks = deque(GameTask(fixture) for fixture in fixtures)
    crew: list[_Worker] = []
    try:
        while True:
            while len(crew) < min(workers, len(tasks)):
                crew.append(_Worker(arena, patience.limit))
            for worker in list(crew):
                finished, left = _attend(worker, patience)
                yield finished
                if left is not None:
                    crew.remove(worker)
                    tasks.extendleft(reversed(left))
            _hand_out(tasks, crew)
            busy = [worker for worker in crew if worker.tasks]
            if not busy and not tasks:
                return
            timeout = min(_LONGEST_WAIT, patience.limit / 4)
            wait(
                [x for w in busy for x in (w.connection, w.process.sentinel)],
                timeout=timeout if busy else 0,
            )
    finally:
        for worker in crew:
            worker.end()
            worker.connection.close()


def _hand_out(tasks: deque[GameTask], crew: list[_Worker]) -> None:
    """Hand each worker one task, then each a second, and so on, so that none is left idle."""
    for held in range(_AHEAD):
        for worker in crew:
            if tasks and len(worker.tasks) <= held and worker.process.is_alive():
                try:
                    worker.give(tasks[0])
                except OSError:
                    worker.tasks.pop()  # it has just died, and will be dealt with
                else:
                    tasks.popleft()


def _attend(worker: _Worker, patience: Patience) -> tuple[list[Finished], list[GameTask] | None]:
    """Return a worker's finished games and, if it has ended or must end, its unfinished tasks."""
    reason = ""
    if not worker.process.is_alive():
        reason = CRASH
    else:
        thinking = worker.watch.read()
        if thinking and patience.is_over(thinking):
            reason = STALL
            worker.end()
    finished = worker.receive()
    if worker.broken and not reason:
        reason = CRASH
        # It is about to end; wait for its status.
        worker.process.join(patience.limit)
        worker.end()
    if not reason:
        return finished, None
    left = worker.unfinished(reason, patience)
    worker.connection.close()
    if reason == CRASH and not (left and left[0].verdict):
        # No bot is to blame, so another process would do no better.
        raise ArenaError("worker", status=str(worker.process.exitcode))
    return finished, left


def _nothing() -> None:
    """Prepare a bot that needs no preparation."""
