"""An async client that connects, asks, sends, and reconnects whenever the connection is lost."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from types import TracebackType
from typing import Any, Final, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from red7.protocol import messages as m
from red7.protocol.follow import follow, with_presence
from red7.protocol.near import near
from red7.protocol.refused import RefusedError, raise_refused

__all__ = ["Client", "RefusedError"]

_FIRST_WAIT: Final = 0.1  # seconds between two attempts to connect, doubled after each
_LONGEST_WAIT: Final = 5.0
_IN_DOUBT: Final = "table-store-lost"  # the server does not know whether something was done
_MOST_UNREAD: Final = 1000  # updates waiting for ``updates``; beyond that, the oldest are dropped
_LARGEST: Final = 4 * 1024 * 1024  # bytes of a message, which may hold everything missed

S = TypeVar("S", bound=m.Send)


def _jitter() -> float:
    """Return up to 0.1 seconds, so that clients do not all come back at once."""
    return secrets.randbelow(100) / 1000


class Client:
    """One player's connection to a server, for any number of tables.

    Use it as a context manager. Sends and previews wait for their answers; iterate over ``updates``
    to follow the watched tables. If the connection is lost, the client reconnects, asks for what it
    missed, and repeats what was not answered. Nothing is done twice.

    A token, made on the page of an account, identifies a bot that has one. Otherwise whoever gives
    a name plays as a guest.

    With ``beat``, a connection on which nothing was heard for that many seconds is asked for a sign
    of life, and given up if none comes. ``tell`` is called whenever something is new: a state, who
    is present, or whether there is a connection. If the server has several processes, whoever names
    a ``table`` is connected to the one of its other players.

    An answer may take ``patience`` seconds, over as many connections as it takes. ``new_id`` makes
    the ids of new tables and of sends, by which the server knows what it has done already: no two
    clients may make the same.
    """

    def __init__(  # noqa: PLR0913 - who it is, and what a test hands in
        self,
        url: str,
        name: str = "",
        *,
        token: str = "",
        cookies: dict[str, str] | None = None,
        language: str = "en",
        table: str = "",
        beat: float = 0.0,
        tell: Callable[[], None] = lambda: None,
        patience: float = 30.0,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        jitter: Callable[[], float] = _jitter,
        new_id: Callable[[], str] = lambda: secrets.token_urlsafe(12),
    ) -> None:
        self.url = url.rstrip("/")
        self.name = name
        self.language = language
        self.player = ""
        self.states: dict[str, m.State] = {}  # the latest of each table
        self.seqs: dict[str, int] = {}  # the number of the last event seen at each table
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._table = table  # near whose players it is to be connected
        self._beat = beat
        self._tell = tell
        self._heard = False  # since the last beat
        self.closing: m.Closing | None = None  # why the server closed the last connection
        self._not_before = 0.0  # seconds until the server wants to see this client again
        self._patience = patience
        self._sleep = sleep
        self._jitter = jitter
        self.new_id = new_id
        self._http = httpx.AsyncClient(
            base_url=self.url,
            headers=self._headers,
            cookies=cookies,
            timeout=self._patience,
            verify=not self.url.startswith("http:"),  # reading certificates takes a while
            # Shorter than the server's own limit, which might close a connection just as it is
            # being used.
            limits=httpx.Limits(keepalive_expiry=2.0),
        )
        self._updates: asyncio.Queue[m.Update | None] = asyncio.Queue(_MOST_UNREAD)
        self._waiting: dict[str, tuple[m.Message, asyncio.Future[m.Message]]] = {}
        self._socket: ClientConnection | None = None
        self._connected = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()
        self._troubles: dict[str, RefusedError] = {}  # by table

    async def __aenter__(self) -> Self:
        try:
            if self.name and not self._headers:
                answer = await self._http.put("/api/me", json={"name": self.name})
                raise_refused(answer)
            self._task = asyncio.create_task(self._run())
            async with asyncio.timeout(self._patience):
                await self._connected.wait()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Disconnect; seats stay taken."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._http.aclose()
        self._keep(None)

    @property
    def connected(self) -> bool:
        """Whether the server has welcomed this client, and has not gone since."""
        return self._connected.is_set()

    @property
    def cookies(self) -> dict[str, str]:
        """The cookies that identify this player; another client may use them too."""
        return dict(self._http.cookies)

    # Asking

    async def create_table(self, setup: m.Setup | None = None, **options: object) -> str:
        """Create a table and return its id; while it is not known whether it exists, ask again."""
        setup = setup or m.Setup.model_validate(options)
        body = {"setup": setup.model_dump(mode="json"), "id": self.new_id()}
        wait = _FIRST_WAIT
        while True:
            answer = await self._http.post("/api/tables", json=body)
            try:
                raise_refused(answer)
            except RefusedError as error:
                if error.refusal.reason != _IN_DOUBT or wait > _LONGEST_WAIT:
                    raise
            else:
                return str(answer.json()["table"])
            await self._sleep(wait + self._jitter())
            wait *= 2

    async def get(self, path: str) -> Any:  # noqa: ANN401 - any JSON value
        """Get a JSON document from the server."""
        answer = await self._http.get(path, headers=self._reader())
        raise_refused(answer)
        return answer.json()

    async def post(self, path: str, body: object) -> Any:  # noqa: ANN401 - any JSON value
        """Post a JSON document to the server, and return its answer."""
        answer = await self._http.post(path, json=body, headers=self._reader())
        raise_refused(answer)
        return answer.json()

    def _reader(self) -> dict[str, str]:
        return {"Accept-Language": self.language}

    async def watch(self, table: str, seq: int = 0) -> m.State:
        """Watch a table and return its state; with ``seq``, later events arrive as an update."""
        self.seqs[table] = seq
        self._troubles.pop(table, None)
        self.states.pop(table, None)
        await self._write(m.Watch(table=table, seq=seq))
        async with asyncio.timeout(self._patience), self._changed:
            await self._changed.wait_for(lambda: table in self.states or table in self._troubles)
        if table in self._troubles:
            self.seqs.pop(table, None)
            raise self._troubles.pop(table)
        return self.states[table]

    async def until(self, table: str, fulfilled: Callable[[m.State], object]) -> m.State:
        """Wait until the state of a watched table fulfils a condition, and return it."""
        async with self._changed:
            await self._changed.wait_for(lambda: fulfilled(self.states[table]))
        return self.states[table]

    async def unwatch(self, table: str) -> None:
        """Stop watching a table."""
        self.seqs.pop(table, None)
        self.states.pop(table, None)
        await self._write(m.Unwatch(table=table))

    async def preview(self, table: str, *steps: str) -> m.Preview:
        """Ask what some steps would lead to."""
        ask = m.AskPreview(id=self.new_id(), table=table, steps=steps)
        answer = await self._ask(ask.id, ask)
        if not isinstance(answer, m.Preview):
            raise TypeError(answer)
        return answer

    async def send(self, message: m.Send) -> int:
        """Send a message, repeating it if need be, and return its number in the log.

        If the table is watched, its state is up to date when this returns.
        """
        answer = await self._ask(message.id, message)
        if not isinstance(answer, m.Acknowledged):
            raise TypeError(answer)
        seq = answer.seq
        async with asyncio.timeout(self._patience), self._changed:
            await self._changed.wait_for(lambda: self.seqs.get(message.table, seq) >= seq)
        return seq

    async def do(self, kind: type[S], table: str, **values: object) -> int:
        """Build a message with an id of its own and send it; return its number in the log."""
        return await self.send(kind.model_validate({"id": self.new_id(), "table": table, **values}))

    async def updates(self) -> AsyncIterator[m.Update]:
        """Yield the updates of the watched tables as they arrive, until the client is closed."""
        while True:
            update = await self._updates.get()
            if update is None:
                return
            yield update

    # Talking

    async def _ask(self, key: str, message: m.Message) -> m.Message:
        future: asyncio.Future[m.Message] = asyncio.get_running_loop().create_future()
        self._waiting[key] = (message, future)
        try:
            await self._write(message)
            async with asyncio.timeout(self._patience):
                return await future
        finally:
            self._waiting.pop(key, None)

    async def _write(self, message: m.Message) -> None:
        """Send a message if connected; otherwise it is sent on reconnecting."""
        if self._socket is not None:
            with contextlib.suppress(websockets.ConnectionClosed):
                await self._socket.send(message.model_dump_json())

    async def _run(self) -> None:
        wait = _FIRST_WAIT
        while True:
            try:
                async with self._connect() as opened:
                    await self._talk(opened)
            except (OSError, TimeoutError, websockets.WebSocketException):
                pass
            self._socket = None
            if self._connected.is_set():  # a server that only turns us away is not asked so often
                wait = _FIRST_WAIT
            self._connected.clear()
            self._tell()
            told, self._not_before = self._not_before, 0.0
            await self._sleep(max(wait, told) + self._jitter())
            wait = min(wait * 2, _LONGEST_WAIT)

    async def _talk(self, opened: ClientConnection) -> None:
        """Greet the server and hear it out, as long as it gives signs of life."""
        await self._greet(opened)
        beating = asyncio.create_task(self._keep_beating(opened)) if self._beat else None
        try:
            async for text in opened:
                self._heard = True
                await self._hear(m.SERVER.validate_json(text, extra="ignore"))
                self._tell()
        finally:
            if beating:
                beating.cancel()

    async def _keep_beating(self, opened: ClientConnection) -> None:
        """Give up a connection on which a beat was not answered."""
        while True:
            self._heard = False
            await self._sleep(self._beat)
            if self._heard:
                continue
            await self._write(m.AskBeat())
            await self._sleep(self._beat)
            if not self._heard:
                # Saying goodbye would take as long as waiting for an answer.
                opened.transport.abort()
                return

    def _connect(self) -> connect:
        parts = urlsplit(self.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        headers = self._headers | ({"Cookie": cookie} if cookie else {})
        table = next(reversed(self.seqs), self._table)
        query = f"?near={near(table)}" if table else ""
        return connect(
            f"{scheme}://{parts.netloc}/api/live{query}",
            additional_headers=headers or None,
            max_size=_LARGEST,
            compression=None,
            proxy=None,
            open_timeout=self._patience / 3,  # so that another may be tried
        )

    async def _greet(self, opened: ClientConnection) -> None:
        """Say hello, watch all tables again, and repeat what was not answered."""
        hello = m.Hello.model_validate({"version": m.VERSION, "language": self.language})
        await opened.send(hello.model_dump_json())
        self._socket = opened
        for table, seq in list(self.seqs.items()):
            await opened.send(m.Watch(table=table, seq=seq).model_dump_json())
        for message, _ in list(self._waiting.values()):
            await opened.send(message.model_dump_json())

    async def _hear(self, message: m.ServerMessage) -> None:
        if isinstance(message, m.Welcome):
            self.player, self.name = message.player, message.name
            self.closing = None
            self._connected.set()
        elif isinstance(message, m.Closing):
            self.closing = message
            self._not_before = message.retry_ms / 1000
        elif isinstance(message, m.Update | m.Change):
            if message.done:
                seq = message.seq
                done = m.Acknowledged(id=message.done, table=message.table, seq=seq)
                self._answer(message.done, done)
            await self._learn(message)
        elif isinstance(message, m.Presence) and message.table in self.states:
            self.states[message.table] = with_presence(self.states[message.table], message)
            async with self._changed:
                self._changed.notify_all()
        elif isinstance(message, m.Acknowledged | m.Preview):
            self._answer(message.id, message)
        elif isinstance(message, m.Refused):
            self._answer(message.id, RefusedError(message.refusal))
        elif isinstance(message, m.Failure) and message.table:
            self._troubles[message.table] = RefusedError(message.refusal)
            async with self._changed:
                self._changed.notify_all()

    async def _learn(self, told: m.Update | m.Change) -> None:
        if told.table not in self.seqs:
            return
        update = self._followed(told)
        if update is None:
            await self._write(m.Watch(table=told.table, seq=self.seqs[told.table]))
            return
        self.seqs[update.table] = update.seq
        self.states[update.table] = update.state
        self._keep(update)
        async with self._changed:
            self._changed.notify_all()

    def _followed(self, told: m.Update | m.Change) -> m.Update | None:
        """Return a change with the whole state after it; None if something before it is missing."""
        if isinstance(told, m.Update):
            return told
        state = self.states.get(told.table)
        if state is None or state.seq != told.seq - 1:
            return None
        return m.Update.model_construct(
            table=told.table,
            seq=told.seq,
            done=told.done,
            events=told.events,
            state=follow(state, told),
        )

    def _keep(self, update: m.Update | None) -> None:
        """Queue an update for ``updates``, dropping the oldest if nobody reads them."""
        while self._updates.full():
            self._updates.get_nowait()
        self._updates.put_nowait(update)

    def _answer(self, key: str, answer: m.Message | RefusedError) -> None:
        _, future = self._waiting.get(key, (None, None))
        if future is None or future.done():
            return
        if isinstance(answer, RefusedError):
            future.set_exception(answer)
        else:
            future.set_result(answer)
