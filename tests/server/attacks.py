"""Ways to attack a WebSocket, frame by frame."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import string
import struct
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.protocol.hello import hello
from tests.server.command import Running
from tests.server.serving import LONG

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
_ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**63,
    10**40,
    1.5,
    1e308,
    float("nan"),
    "",
    "\x00",
    "\ud800",
    "ß" * 500,
    "A" * 10_000,
    [],
    {},
    [[[[[[]]]]]],
    {"type": "hello"},
)


class Raw:
    """A WebSocket without a library, which would keep us from sending what is wrong."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, url: str, cookie: str, *, buffer: int = 0) -> Raw:
        plain = socket.socket()
        plain.setblocking(False)  # noqa: FBT003 - the name of the method says it
        if buffer:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        host, _, port = url.removeprefix("http://").partition(":")
        await asyncio.get_running_loop().sock_connect(plain, (host, int(port)))
        reader, writer = await asyncio.open_connection(sock=plain, limit=1 << 22)
        writer.write(
            f"GET /api/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        made = cls(reader, writer)
        async with asyncio.timeout(LONG):
            head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head, head
        return made

    def frame(self, payload: bytes, opcode: int = TEXT, first: int = 0x80, size: int = -1) -> None:
        """Write a frame; ``first`` and ``size`` may lie."""
        size = len(payload) if size < 0 else size
        head = bytes([first | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += b"\xfe" + struct.pack(">H", size)
        else:
            head += b"\xff" + struct.pack(">Q", size)
        mask = b"\x0f\xf0\x5a\xa5"
        words = (mask * (len(payload) // 4 + 1))[: len(payload)]
        masked = int.from_bytes(payload, "big") ^ int.from_bytes(words, "big")
        self._writer.write(head + mask + masked.to_bytes(len(payload), "big"))

    def say(self, text: str) -> None:
        self.frame(text.encode("utf-8", "surrogatepass"))

    def write(self, data: bytes) -> None:
        self._writer.write(data)

    async def flush(self) -> None:
        with contextlib.suppress(OSError):
            await self._writer.drain()

    async def read_some(self, seconds: float = 0.05) -> bytes:
        with contextlib.suppress(TimeoutError, OSError):
            async with asyncio.timeout(seconds):
                return await self._reader.read(1 << 20)
        return b""

    def abort(self) -> None:
        self._writer.transport.abort()


@dataclass
class Target:
    """A server under attack, a table at which others play, and a chance to repeat all this."""

    served: Running
    table: str
    chance: random.Random
    http: httpx.AsyncClient
    messages: int = 0  # sent so far
    held: list[Raw] = field(default_factory=list)  # connections that stay open
    own: list[tuple[str, str]] = field(default_factory=list)  # tables of attackers and their hosts

    async def cookie(self) -> str:
        """Give a cookie of somebody new."""
        name = "".join(self.chance.choices(string.ascii_letters, k=6))
        self.http.cookies.clear()
        answer = await self.http.put("/api/me", json={"name": name})
        answer.raise_for_status()
        return f"red7={answer.cookies['red7']}"

    async def raw(self, cookie: str = "", *, greet: bool = True, buffer: int = 0) -> Raw:
        cookie = cookie or await self.cookie()
        made = await Raw.open(self.served.url, cookie, buffer=buffer)
        if greet:
            made.say(hello())
            self.messages += 1
        return made

    async def table_of_own(self) -> tuple[str, str]:
        """Give a table of an attacker, and the cookie of its host."""
        if not self.own or self.chance.random() < 0.3:
            cookie = await self.cookie()
            seats = self.chance.choice([[None, None], [None, "violet"], [None, "violet", None]])
            setup = {
                "seats": seats,
                "rules": self.chance.choice(["basic", "expert", "v1.1+draw+actions"]),
                "clock": {"kind": "turn", "seconds": 5},
                "stand_in": self.chance.choice([None, "violet"]),
            }
            body = {"setup": setup}
            answer = await self.http.post("/api/tables", json=body, headers={"Cookie": cookie})
            answer.raise_for_status()
            self.own.append((answer.json()["table"], cookie))
        return self.chance.choice(self.own)


def valid(chance: random.Random, table: str) -> dict[str, Any]:
    """Give some message that a client might send, at any time and in any order."""
    card = chance.choice("ROYGBIV") + chance.choice("1234567")
    steps = [chance.choice("+>^") + card, chance.choice(["!", ".", "~"])]
    kinds: list[dict[str, Any]] = [
        {"type": "hello", "version": chance.choice([2, 3]), "language": "fr"},
        {"type": "speak", "language": chance.choice(["pl", "en"])},
        {"type": "beat", "resting": chance.choice([True, False])},
        {"type": "watch", "seq": chance.choice([0, 1, 5, 10**9])},
        {"type": "unwatch"},
        {"type": "preview", "steps": chance.choices(steps, k=chance.randrange(4))},
        {"type": "sit", "seat": chance.choice([None, 1, 2, 3, 4])},
        {"type": "leave"},
        {"type": "bot", "seat": chance.randint(1, 4), "bot": chance.choice(["violet", "x"])},
        {"type": "commit", "commitment": "0" * 64},
        {"type": "reveal", "entropy": "00"},
        {"type": "start"},
        {"type": "steps", "steps": chance.choice([["~"], steps, ["."], ["!"] * 32])},
        {"type": "ready"},
        {"type": "rematch"},
        {"type": "hurry", "to": chance.choice(["faster", "end"])},
        {"type": "hint", "stage": chance.choice([1, 2, 3])},
        {"type": "say", "phrase": "hello"},
    ]
    message = chance.choice(kinds)
    if message["type"] not in ("hello", "speak", "beat"):
        message["table"] = chance.choice([table, table, table, "nosuch"])
    if message["type"] not in ("hello", "speak", "beat", "watch", "unwatch"):
        message["id"] = f"f{chance.randrange(10**6)}"
    return message


def twisted(chance: random.Random, message: dict[str, Any]) -> dict[str, Any]:
    """Make a message wrong in one place."""
    changed = dict(message)
    name = chance.choice(list(changed))
    what = chance.randrange(4)
    if what == 0:
        del changed[name]
    elif what == 1:
        changed[chance.choice(["x", "", "type ", "__proto__", "id"])] = chance.choice(_ODD)
    elif what == 2 and isinstance(changed[name], list):
        changed[name] = changed[name] * 20 + [chance.choice(_ODD)]
    else:
        changed[name] = chance.choice(_ODD)
    return changed


# --- Attacks --------------------------------------------------------------------------------------


async def wrong_types(target: Target) -> None:
    table, cookie = await target.table_of_own()
    raw = await target.raw(cookie)
    for _ in range(60):
        raw.say(json.dumps(twisted(target.chance, valid(target.chance, table))))
        target.messages += 1
    await raw.flush()
    await raw.read_some(0.3)
    raw.abort()


async def out_of_order(target: Target) -> None:
    table, cookie = await target.table_of_own()
    chosen = target.chance.choice([cookie, ""])
    raw = await target.raw(chosen, greet=target.chance.random() < 0.8)
    for _ in range(80):
        raw.say(json.dumps(valid(target.chance, target.chance.choice([table, target.table]))))
        target.messages += 1
        if target.chance.random() < 0.1:
            await raw.read_some(0.02)
    await raw.flush()
    await raw.read_some(0.3)
    raw.abort()


async def broken_json(target: Target) -> None:
    raw = await target.raw()
    for _ in range(40):
        text = json.dumps(valid(target.chance, target.table))
        kind = target.chance.randrange(5)
        if kind == 0:
            text = text[: target.chance.randrange(len(text))]
        elif kind == 1:
            at = target.chance.randrange(len(text))
            text = text[:at] + chr(target.chance.randrange(1, 0x10FFFF)) + text[at:]
        elif kind == 2:
            text = "[" * 16_000
        elif kind == 3:
            text = '{"a":' * 3_000 + "1" + "}" * 3_000
        else:
            text = '{"type": "hello", "version": ' + "9" * 5_000 + "}"
        raw.frame(text.encode("utf-8", "replace"))
        target.messages += 1
    await raw.flush()
    await raw.read_some(0.3)
    raw.abort()


async def broken_frames(target: Target) -> None:
    chance = target.chance
    wrongs: list[Callable[[Raw], None]] = [
        lambda raw: raw.frame(b"\xff\xfe\x80"),  # not UTF-8
        lambda raw: raw.frame(chance.randbytes(300), BINARY),
        lambda raw: raw.frame(chance.randbytes(300)),
        lambda raw: raw.frame(b"", first=0x80, size=1 << 62),
        lambda raw: raw.frame(b"x", first=0x80, size=100_000),
        lambda raw: raw.frame(b"x" * 100_000),
        lambda raw: raw.frame(b"x" * 60_000),
        lambda raw: raw.frame(b"x", first=0xF0),  # reserved bits
        lambda raw: raw.frame(b"x", opcode=5),
        lambda raw: raw.frame(b"x", opcode=0),  # goes on with nothing
        lambda raw: raw.frame(b"x", CLOSE),
        lambda raw: raw.frame(struct.pack(">H", 9999), CLOSE),
        lambda raw: raw.frame(struct.pack(">H", 1000) + b"\xff", CLOSE),
        lambda raw: raw.frame(b"y" * 126, PING),
        lambda raw: raw.write(b"\x89\x81\x00\x00\x00\x00y" * 300),  # pings
        lambda raw: raw.write(b"\x8a\x81\x00\x00\x00\x00y" * 300),  # pongs
        lambda raw: raw.write(b"\x81\x05hello"),  # not masked
        lambda raw: raw.write(chance.randbytes(500)),
        lambda raw: raw.write(b"GET / HTTP/1.1\r\n\r\n" * 50),
        lambda raw: raw.write(b"\x81"),
    ]
    for wrong in chance.sample(wrongs, 6):
        raw = await target.raw()
        wrong(raw)
        target.messages += 1
        await raw.flush()
        await raw.read_some(0.05)
        raw.abort()


async def pieces(target: Target) -> None:
    """A message in many frames, and one that never ends."""
    raw = await target.raw()
    text = json.dumps(valid(target.chance, target.table)).encode()
    raw.frame(text[:1], TEXT, first=0)
    for byte in text[1:-1]:
        raw.frame(bytes([byte]), 0, first=0)
    raw.frame(text[-1:], 0)
    raw.frame(b" ", TEXT, first=0)
    for _ in range(200):
        raw.write(b"\x00\x80\x00\x00\x00\x00" * 1_000)  # pieces that hold nothing
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(raw.flush(), 5)
    target.messages += 2
    await raw.read_some(0.2)
    raw.abort()


async def pings(target: Target) -> None:
    """Ask for more answers than are read."""
    raw = await target.raw(buffer=2048)
    for _ in range(300):
        raw.write((b"\x89\xfd\x00\x00\x00\x00" + b"y" * 125) * 500)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(raw.flush(), 2)
    target.messages += 300
    target.held.append(raw)


async def flood(target: Target) -> None:
    raw = await target.raw()
    text = json.dumps(valid(target.chance, target.table))
    with contextlib.suppress(OSError):
        for _ in range(30):
            for _ in range(100):
                raw.say(text)
            target.messages += 100
            await asyncio.wait_for(raw.flush(), 5)
            await raw.read_some(0.01)
    raw.abort()


async def come_and_go(target: Target) -> None:
    """Watch and watch no more, again and again."""
    raw = await target.raw()
    tables = [target.table, *(table for table, _ in target.own[-30:])]
    for _ in range(400):
        kind = target.chance.choice(["watch", "unwatch"])
        raw.say(json.dumps({"type": kind, "table": target.chance.choice(tables)}))
        target.messages += 1
        if target.chance.random() < 0.3:
            await raw.read_some(0.01)
    await raw.flush()
    await raw.read_some(0.3)
    raw.abort()


async def storm(target: Target) -> None:
    """Many come at once, with the last number they saw, and are gone again."""
    cookie = await target.cookie()

    async def one() -> None:
        raw = await target.raw(cookie)
        for seq in (0, 1):
            raw.say(json.dumps({"type": "watch", "table": target.table, "seq": seq}))
            target.messages += 1
        await raw.flush()
        await raw.read_some(target.chance.choice([0, 0.1]))
        raw.abort()

    await asyncio.gather(*(one() for _ in range(25)))


async def half_open(target: Target) -> None:
    """Connections that begin and never go on, held for a while."""
    host, _, port = target.served.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    begun = b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnec"
    writer.write(begun[: target.chance.randrange(len(begun))])
    target.held.append(Raw(reader, writer))
    target.held.append(await target.raw(greet=False))
    while len(target.held) > 30:
        target.held.pop(0).abort()


async def never_read(target: Target) -> None:
    """Watch a busy table through a small window, and read nothing of it."""
    raw = await target.raw(buffer=2048)
    raw.say(json.dumps({"type": "watch", "table": target.table, "seq": 1}))
    for number in range(200):
        table = target.table
        raw.say(json.dumps({"type": "preview", "id": f"p{number}", "table": table}))
    target.messages += 201
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(raw.flush(), 2)
    target.held.append(raw)


ATTACKS: tuple[Callable[[Target], Awaitable[None]], ...] = (
    wrong_types,
    out_of_order,
    broken_json,
    broken_frames,
    pieces,
    pings,
    flood,
    come_and_go,
    storm,
    half_open,
    never_read,
)
