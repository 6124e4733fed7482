"""A conversation over one WebSocket: messages in, messages out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from contextvars import copy_context
from functools import partial
from typing import Final

import structlog
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

import red7
from red7.core import Red7Error
from red7.protocol import messages as m
from red7.server.asker import asking
from red7.server.errors import ServerError, message_wrong, origin_of
from red7.server.limits import PAUSE_SECONDS, Bucket, Limit, Spacing
from red7.server.live.connection import RETRY_MS, Connection
from red7.server.live.hub import Hub
from red7.server.people.people import People
from red7.server.store import StoreError
from red7.server.tables.prompt import MOVES, Sent
from red7.server.tables.quotas import Quotas
from red7.server.tables.service import Service
from red7.server.turnstile import Gate
from red7.table.errors import TableError
from red7.table.refusals import refusal
from red7.table.state import preview

SIGN_IN: Final = 4401  # the close code for a client without a valid cookie
BANNED: Final = 4403  # and for one who is kept out
_SEND_SECONDS: Final = 15.0  # a client may take this long to read a message
_CLOSE_SECONDS: Final = 5.0  # and this long to read that it is closed, before it is cut off
_TICK: Final = 5.0  # seconds between two looks at whether a client that beats is still heard
_SILENT_TICKS: Final = 4  # looks in a row at which nothing was heard until it counts as gone
_AS_ONE: Final = 8  # events that somebody missed are as much work as one message
_PROTEST_SECONDS: Final = 0.1  # until the next message of a client over the limit is read
_MOST_PROTESTS: Final = 20  # messages over the limit until a client is dropped
_FORGIVEN: Final = 0.1  # of these, per second

_log = structlog.get_logger("red7.conversation")


class _Addressed(BaseModel):
    """What an answer needs of a message that was not understood, or not even read."""

    id: m.SendId
    table: m.TableId


def _addressed(text: str | None) -> _Addressed | None:
    """Return whom to answer, if a message says so; otherwise its sender would wait for ever."""
    if text is None or len(text) > m.LARGEST_MESSAGE:
        return None
    try:
        return _Addressed.model_validate_json(text)
    except ValidationError:
        return None


class Conversation:
    """One client's connection, from hello to the end."""

    def __init__(  # noqa: PLR0913 - the parts it connects
        self,
        websocket: WebSocket,
        connection: Connection,
        service: Service,
        hub: Hub,
        *,
        limit: Limit,
        refusals: Spacing,
        pause: Callable[[str], None],
        gate: Gate,
        quotas: Quotas,
        people: People,
        may_play: bool,
        analyses: bool,
    ) -> None:
        self._websocket = websocket
        self._connection = connection
        self._service = service
        self._hub = hub
        self._limit = limit
        self._refusals = refusals
        self._pause = pause
        self._gate = gate
        self._quotas = quotas
        self._people = people
        self._may_play = may_play  # a token may be for watching and previews only
        self._analyses = analyses
        self._greeted = False
        # Forgiven after a while, so that nobody who is seldom refused is ever cut off.
        self._protests = Bucket(_FORGIVEN, _MOST_PROTESTS, service.clock.steady)
        self._heard = False  # since the last tick
        self._resting = False
        self._context, self._asker = copy_context(), asking()
        self._doing: asyncio.Task[None] | asyncio.Task[bool] | None = None  # the last message
        self._queued = False  # whether a message was taken that has no task, or none yet
        self._begun: asyncio.Future[None] | None = None  # of that, if another one waits for it
        self._reading = False  # whether a message waits for that, or is about to be done
        self._sending = False  # which must not be interrupted, as it may be committed
        self._over = False
        self._minder: asyncio.Task[None] | None = None
        self._pumping: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None  # of a message that is not read

    async def run(self) -> None:
        """Exchange messages until either side stops."""
        sender = self._pumping = asyncio.create_task(self._pump())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._over = True
            if self._timer:
                self._timer.cancel()
            doing = None if self._sending else self._doing
            tasks = [task for task in (sender, reader, self._minder, doing) if task]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self._websocket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(_CLOSE_SECONDS):
                    await self._websocket.close(1013 if self._connection.dropped else 1000)

    async def _pump(self) -> None:
        """Send what is waiting; drop a client that takes too long to read it."""
        connection, loop = self._connection, asyncio.get_running_loop()
        while True:
            text = await connection.outbox.get()
            if text is None:
                return
            connection.begin(loop.time())
            # A timer for each message would cost as much as sending it.
            self._timer = self._timer or loop.call_later(_SEND_SECONDS, self._check_sending)
            try:
                await self._websocket.send_text(text)
            except (RuntimeError, WebSocketDisconnect, OSError):
                connection.lose()
                return
            connection.end()

    def _check_sending(self) -> None:
        """Give up on a client that has not read a message for too long."""
        self._timer = None
        if self._connection.sending is None:
            return
        loop = asyncio.get_running_loop()
        due = self._connection.sending + _SEND_SECONDS
        if loop.time() < due:
            self._timer = loop.call_at(due, self._check_sending)
        else:
            self._connection.lose()
            if self._pumping:
                self._pumping.cancel()

    async def _mind(self) -> None:
        """Give up a client that used to beat and has fallen silent.

        Ticks are counted rather than seconds, because after a stall of the server itself, nobody
        has been heard for long.
        """
        silent = 0
        while silent < _SILENT_TICKS:
            self._heard = False
            await self._service.clock.sleep(_TICK)
            silent = 0 if self._heard or self._resting else silent + 1
        self._hub.lose(self._connection)

    async def _read(self) -> None:
        """Do what messages ask for, one after the other, as far as they are not taken at once."""
        while True:
            message = await self._websocket.receive()
            if message["type"] != "websocket.receive":
                return
            self._reading = True
            if self._queued:
                self._begun = asyncio.get_running_loop().create_future()
                await self._begun
            if self._doing:
                await asyncio.wait({self._doing})
            doing = self._doing = self._service.spawn(self._do(message.get("text")))
            if not await asyncio.shield(doing):
                return
            self._reading = False

    def take(self, text: str) -> bool:
        """Begin with what a message asks for when it is its turn, unless another one comes first.

        Returns whether that will be done.
        """
        doing = self._doing
        if self._reading or self._queued or self._over or (doing and not doing.done()):
            return False
        self._heard = True
        if self._limit.allows(self._connection.who):
            self._queued = True
            self._gate.begin(*self._asker, partial(self._begin, text))
        else:
            self._doing = self._service.spawn(self._protest(text), self._context)
        return True

    def _begin(self, text: str) -> bool:
        """Begin with what a message asks for, as it is its turn; return whether anybody cares."""
        if self._over:
            return False
        message = self._understood(text)
        if message is None:
            self._ended(None)
        elif not self._begin_at_once(message):
            self._ended(self._heed(message))
        return True

    def _begin_at_once(self, message: m.ClientMessage) -> bool:
        """Begin with what is sent and needs no task; return whether it does not."""
        if not isinstance(message, m.Send) or message.type not in MOVES:
            return False
        if not (self._greeted and self._may_play):
            return False
        return self._service.begin(
            Sent(
                self._connection.who,
                message,
                lambda seq: self._hub.acknowledge(self._connection, message, seq),
                lambda written: self._ended(None if written else self._heed(message)),
                self._context,
            )
        )

    def _ended(self, rest: Coroutine[None, None, None] | None) -> None:
        """Note that a message that was taken is done with, or go on with what is left to do."""
        self._queued = False
        if rest:
            self._doing = self._service.spawn(rest, self._context)
        if self._begun and not self._begun.done():
            self._begun.set_result(None)
        self._begun = None

    async def _do(self, text: str | None) -> bool:
        """Do what a message asks for when it is its turn; return whether to read on."""
        self._heard = True
        if self._limit.allows(self._connection.who):
            await self._gate.admit(*self._asker)
            await self._hear(text)
            return True
        return await self._protest(text)

    async def _protest(self, text: str | None) -> bool:
        """Refuse a message that is one too many; return whether to read on."""
        who = self._connection.who
        # What others of the address spend is not for this client to answer for.
        if self._limit.exceeded(who) and not self._protests.allows(who):
            self._pause(who)
            self._connection.drop("flood", retry_ms=PAUSE_SECONDS * 1000)
            await asyncio.sleep(1)
            return False
        # Refusals take turns as well: those who wait for one often wait together.
        await self._refusals.wait(self._asker.address)
        await self._gate.admit(*self._asker)
        self._refuse(ServerError("too-many"), _addressed(text))
        await asyncio.sleep(_PROTEST_SECONDS)
        return True

    async def _hear(self, text: str | None) -> None:
        """Do what a message asks for; answer whatever is wrong with it."""
        message = self._understood(text)
        if message is not None:
            await self._heed(message)

    def _understood(self, text: str | None) -> m.ClientMessage | None:
        """Return the message in a text; answer a text in which there is none."""
        if text is None:
            self._refuse(ServerError("message-wrong", why="binary"))
            return None
        if len(text) > m.LARGEST_MESSAGE:
            self._refuse(ServerError("too-large", most=m.LARGEST_MESSAGE))
            return None
        try:
            return m.CLIENT.validate_json(text)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            self._refuse(message_wrong(first), _addressed(text))
            return None

    async def _heed(self, message: m.ClientMessage) -> None:
        """Do what a message asks for; answer whatever is wrong with that."""
        try:
            await self._obey(message)
        except (TableError, Red7Error) as error:
            self._refuse(error, message)
        except StoreError as error:
            _log.warning("not served", why=str(error))
            if isinstance(message, m.Hello | m.Watch | m.Send):
                # Without an answer to these, a client would wait for ever, and nobody knows whether
                # a send was written; so it comes back and says it again.
                self._connection.drop("restart", retry_ms=RETRY_MS)
            else:
                self._refuse(ServerError("store-full"), message)
        except Exception as error:  # noqa: BLE001 - one bad message must not affect the others
            self._service.metrics.failures.labels("socket").inc()
            _log.error("not served", type=message.type, error=origin_of(error))
            self._refuse(ServerError("trouble"), message)

    async def _obey(self, message: m.ClientMessage) -> None:
        connection = self._connection
        if isinstance(message, m.Send):  # most are
            if not self._greeted:
                raise ServerError("message-first")
            await self._take_up(message)
        elif isinstance(message, m.Hello):
            await self._greet(message)
        elif not self._greeted:
            raise ServerError("message-first")
        elif isinstance(message, m.Speak):
            connection.speak(message.language)
        elif isinstance(message, m.Watch):
            told = await self._hub.watch(connection, message)
            self._limit.charge(connection.who, told / _AS_ONE)
        elif isinstance(message, m.Unwatch):
            self._hub.unwatch(connection, message.table)
        elif isinstance(message, m.AskBeat):
            self._beat(message)
        else:
            live = await self._service.load(message.table)
            seat = live.table.seat_of(connection.who)
            connection.tell(preview(live.table, seat, message))

    async def _carry_out(self, send: m.AnySend) -> None:
        connection = self._connection
        self._sending = True
        try:
            await self._service.carry_out(
                connection.who,
                send,
                lambda seq: self._hub.acknowledge(connection, send, seq),
            )
        finally:
            self._sending = False

    async def _take_up(self, send: m.AnySend) -> None:
        """Carry out a send, unless its sender may not do such a thing at any table."""
        who = self._connection.who
        if not self._may_play:
            raise ServerError("token-may-not", what="play")
        if send.type == "sit":
            await self._people.ties.learn(who)
            async with self._quotas.sitting(who, send.table, send.id):
                await self._carry_out(send)
            return
        if send.type == "say":
            await self._people.newcomers.check_phrase(who)
        elif send.type == "hint" and not self._analyses:
            raise ServerError("study-off")
        await self._carry_out(send)

    def _beat(self, beat: m.AskBeat) -> None:
        self._resting = beat.resting
        self._minder = self._minder or asyncio.create_task(self._mind())
        self._connection.tell(m.Beat(now=self._service.clock.now()))

    async def _greet(self, hello: m.Hello) -> None:
        if hello.version != m.VERSION:
            raise ServerError("version-wrong", version=m.VERSION)
        self._greeted = True
        connection = self._connection
        connection.speak(hello.language)
        await self._people.ties.learn(connection.who)
        connection.tell(
            m.Welcome(
                server=red7.__version__,
                player=connection.who,
                name=await self._service.naming.learn(connection.who),
                now=self._service.clock.now(),
            )
        )

    def _refuse(
        self, error: TableError | Red7Error, message: m.ClientMessage | _Addressed | None = None
    ) -> None:
        told = refusal(error, self._connection.language)
        if isinstance(message, m.Send | m.AskPreview | _Addressed):
            self._connection.tell(m.Refused(id=message.id, table=message.table, refusal=told))
        else:
            table = message.table if isinstance(message, m.Watch | m.Unwatch) else None
            self._connection.tell(m.Failure(refusal=told, table=table))
