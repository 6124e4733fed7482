from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from red7.server.accounts.identity import COOKIE, Identities
from red7.server.allowances import Allowances
from red7.server.bus import LocalBus
from red7.server.clock import Clock
from red7.server.http import guard as module
from red7.server.http.guard import LARGEST_BODY, Guard
from red7.server.limits import Addresses, Spacing
from red7.server.settings import Settings
from red7.server.traces import OFF
from red7.server.turnstile import Gate
from tests.server.given import ManualTime, SeededChance
from tests.server.http.asking import scope_of


@dataclass
class Answer:
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    @property
    def reason(self) -> str:
        return str(json.loads(self.body)["reason"])


class Door:
    """A guard before an application that answers every request by its body."""

    def __init__(self, **chosen: object) -> None:
        settings = Settings.model_validate({"requests": 0} | chosen)
        self.time = ManualTime()
        self.identities = Identities(b"secret", SeededChance())
        self.passed: list[Scope] = []
        self.heard: list[str] = []  # by the application, after the body
        addresses = Addresses()
        parts: Any = SimpleNamespace(
            settings=settings,
            identities=self.identities,
            limits=Allowances(settings, Clock(0, self.time), addresses, LocalBus()),
            addresses=addresses,
            gate=Gate(1, self.time.steady),
            traces=OFF,
            people=SimpleNamespace(
                bans=SimpleNamespace(refusal=lambda _: None),
                online=SimpleNamespace(note=lambda _: None),
            ),
        )
        self._guard = Guard(self._app, parts)

    async def _app(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.passed.append(scope)
        if scope["type"] != "http":
            return
        message = await receive()
        assert not message["more_body"]
        head = [(b"cache-control", b"max-age=5")] if scope["path"] == "/api/cached" else []
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": message["body"]})
        if scope["path"] == "/until-gone":
            self.heard.append((await receive())["type"])

    def cookie(self, who: str) -> dict[str, Any]:
        return {"Cookie": f"{COOKIE}={self.identities.cookie(who)}"}

    def visit(
        self,
        method: str = "GET",
        path: str = "/",
        body: Iterable[bytes] = (),
        *,
        endless: bool = False,
        address: str = "203.0.113.7",
        **headers: str,
    ) -> Answer:
        """Make a request, whose body may never end, and give the answer."""
        chunks = list(body) or [b""]
        messages: list[Message] = [
            {
                "type": "http.request",
                "body": chunk,
                "more_body": endless or number < len(chunks) - 1,
            }
            for number, chunk in enumerate(chunks)
        ]
        if not endless:
            messages.append({"type": "http.disconnect"})
        pairs = {name.replace("_", "-"): value for name, value in headers.items()}
        scope = scope_of(method, path, address=address, headers=pairs)
        return asyncio.run(self._visit(scope, messages))

    async def _visit(self, scope: Scope, messages: list[Message]) -> Answer:
        told = Answer()

        async def receive() -> Message:
            if messages:
                return messages.pop(0)
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                told.status = message["status"]
                told.headers = {n.decode(): v.decode() for n, v in message["headers"]}
            else:
                told.body += message.get("body", b"")

        await self._guard(scope, receive, send)
        return told

    def knock(self, kind: str, **headers: str) -> list[Message]:
        """Open a connection that is not HTTP, and give what it is told."""
        told: list[Message] = []

        async def receive() -> Message:
            return {"type": f"{kind}.connect"}

        async def send(message: Message) -> None:
            told.append(message)

        asyncio.run(self._guard(scope_of(kind=kind, headers=headers), receive, send))
        return told


EVERYWHERE = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
}


@pytest.mark.parametrize("path", ["/", "/api/me", "/nothing", "/healthz"])
@pytest.mark.parametrize("host", ["localhost", "evil.example"])
def test_every_answer_carries_the_headers(path: str, host: str) -> None:
    told = Door().visit(path=path, Host=host, address="127.0.0.1")
    assert told.status == (200 if host == "localhost" else 421)
    assert told.headers.keys() >= EVERYWHERE
    assert "unsafe" not in told.headers["content-security-policy"]
    assert "strict-transport-security" not in told.headers


def test_what_is_asked_of_the_game_is_not_kept() -> None:
    door = Door()
    assert door.visit(path="/api/me").headers["cache-control"] == "no-store"
    assert "cache-control" not in door.visit(path="/api").headers
    assert door.visit(path="/api/cached").headers["cache-control"] == "max-age=5"


def test_over_https_browsers_are_told_to_stay_there() -> None:
    told = Door(url="https://red7.example/").visit(Host="red7.example")
    assert told.headers["strict-transport-security"] == "max-age=31536000"


def test_another_name_does_not_lead_here() -> None:
    door = Door(hosts="club.example")
    for host in ("evil.example", "club.example.evil.example", ""):
        told = door.visit(Host=host)
        assert (told.status, told.reason) == (421, "table-host-wrong")
    assert door.passed == []
    assert door.visit(Host="club.example:80").status == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://["])
def test_other_sites_can_change_nothing(method: str, origin: str) -> None:
    door = Door()
    told = door.visit(method, Origin=origin)
    assert (told.status, told.reason) == (403, "table-origin-wrong")
    assert door.passed == []
    assert door.visit(method, Origin="http://localhost").status == 200


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_other_sites_may_lead_here(method: str) -> None:
    assert Door().visit(method, Origin="https://evil.example").status == 200


def test_a_body_reaches_the_application_whole() -> None:
    door = Door()
    told = door.visit("POST", "/until-gone", [b"one ", b"", b"two"], Content_Length="7")
    assert told.body == b"one two"
    assert door.heard == ["http.disconnect"]


def test_a_client_that_goes_away_is_not_waited_for() -> None:
    door = Door()

    async def main() -> Answer:
        gone: list[Message] = [
            {"type": "http.request", "body": b"half", "more_body": True},
            {"type": "http.disconnect"},
        ]
        return await door._visit(scope_of("POST"), gone)

    assert asyncio.run(main()).body == b"half"


def test_a_request_has_one_length() -> None:
    door = Door()
    for method in ("POST", "GET"):
        told = door.visit(method, "/api/best", Content_Length="3", Transfer_Encoding="chunked")
        assert (told.status, told.reason) == (422, "table-length-twice")
        assert told.headers["connection"] == "close"
    assert door.visit("POST", "/api/best", Transfer_Encoding="chunked").status == 200
    assert len(door.passed) == 1


@pytest.mark.parametrize(
    ("body", "length", "status"),
    [
        ([b"x" * LARGEST_BODY], str(LARGEST_BODY), 200),
        ([b"x" * LARGEST_BODY], None, 200),
        ([b""], str(LARGEST_BODY + 1), 413),  # refused before it is read
        ([b"x" * LARGEST_BODY, b"x"], None, 413),
        ([b"x" * LARGEST_BODY, b"x"], "3", 413),  # it says less than there is
        ([b""], "-1", 413),
        ([b""], "many", 413),
        ([b""], "9" * 5000, 413),
        ([b"x" * LARGEST_BODY, b"x"], "0" * 9 + str(LARGEST_BODY + 1), 413),
    ],
)
def test_a_body_may_be_so_large(body: list[bytes], length: str | None, status: int) -> None:
    headers: dict[str, Any] = {} if length is None else {"Content_Length": length}
    told = Door().visit("POST", "/api/best", body, **headers)
    assert told.status == status
    if status == 413:
        assert told.reason == "table-too-large"
        assert json.loads(told.body)["facts"] == {"most": LARGEST_BODY}


def test_a_body_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door()
    told = door.visit("POST", "/", [b"x" * 1000] * 66, endless=True)
    assert (told.status, told.reason) == (413, "table-too-large")
    monkeypatch.setattr(module, "BODY_SECONDS", 0.01)
    told = door.visit("POST", "/", [b"x"], endless=True)
    assert (told.status, told.reason) == (408, "table-too-slow")
    assert door.passed == []


def statuses(door: Door, count: int, **asked: Any) -> list[int]:
    return [door.visit(**asked).status for _ in range(count)]


def test_an_address_may_ask_so_often() -> None:
    door = Door(requests=2)
    assert statuses(door, 12) == [200] * 10 + [429] * 2
    assert door.visit().reason == "table-too-many"
    assert door.visit().headers["retry-after"] == "1"
    assert statuses(door, 1, address="198.51.100.1") == [200]
    door.time.pass_by(1)
    assert statuses(door, 3) == [200, 200, 429]


def test_a_player_may_ask_so_often_from_anywhere() -> None:
    door = Door(requests=2)
    ann = door.cookie("ann")
    asked = [door.visit(address=f"198.51.100.{n}", **ann).status for n in range(12)]
    assert asked == [200] * 10 + [429] * 2
    assert door.visit(address="198.51.100.99", **door.cookie("ben")).status == 200
    # A cookie that nobody signed names nobody.
    forged: dict[str, Any] = {"Cookie": ann["Cookie"] + "x"}
    assert door.visit(address="198.51.100.98", **forged).status == 200


def test_behind_a_proxy_addresses_are_told_apart() -> None:
    door = Door(requests=2, proxies=1)
    for number in range(20):
        assert door.visit(X_Forwarded_For=f"6.6.6.6, 198.51.100.{number}").status == 200
    assert 429 in statuses(Door(requests=2), 20, X_Forwarded_For="198.51.100.1")


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
@pytest.mark.parametrize("asked", [{"address": "127.0.0.1"}, {"Authorization": "Bearer s3cret"}])
def test_whoever_looks_after_the_server_may_always_ask(path: str, asked: dict[str, Any]) -> None:
    door = Door(requests=2, metrics_token="s3cret")
    assert statuses(door, 20, path=path, **asked) == [200] * 20
    door = Door(requests=2, metrics_token="s3cret")
    address = asked.get("address", "203.0.113.7")
    assert statuses(door, 20, address=address)[-1] == 429
    assert statuses(door, 1, path=path, **asked) == [200]


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"address": "127.0.0.1", "X_Forwarded_For": "127.0.0.1"},
        {"address": "127.0.0.1", "Via": "1.1 proxy"},
        {"address": "::1", "X_Real_IP": "127.0.0.1"},
        {"address": ""},
        {"address": "unix"},
        {"Authorization": "Bearer "},
        {"Authorization": "Bearer s3cre"},
        {"Authorization": "Bearer \xe9"},
    ],
)
@pytest.mark.parametrize("token", ["", "s3cret"])
def test_nobody_else_learns_how_the_server_is(path: str, asked: dict[str, Any], token: str) -> None:
    door = Door(requests=2, metrics_token=token)
    told = door.visit(path=path, **asked)
    assert (told.status, told.reason) == (404, "table-page-unknown")
    assert door.passed == []
    assert statuses(door, 10, path=path, **asked)[-1] == 429


def place_of_another(come: Callable[[str], Awaitable[Any]]) -> int:
    """Let somebody come after a hundred of another address; return how many are done before."""
    done: list[str] = []

    async def one(address: str) -> None:
        await come(address)
        done.append(address)

    async def main() -> None:
        async with asyncio.TaskGroup() as tasks:
            for _ in range(100):
                tasks.create_task(one("203.0.113.7"))
            tasks.create_task(one("198.51.100.1"))

    asyncio.run(main())
    assert len(done) == 101
    return done.index("198.51.100.1")


def test_refusals_take_turns_with_the_requests_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(*_: Any) -> None:
        pass

    monkeypatch.setattr(Spacing, "wait", at_once)
    door = Door(requests=2)
    assert place_of_another(lambda address: door._visit(scope_of(address=address), [])) <= 3


def test_those_who_connect_take_turns_with_the_others() -> None:
    door = Door(requests=50)

    async def nothing(*_: Any) -> Any:
        raise AssertionError

    def connect(address: str) -> Awaitable[None]:
        return door._guard(scope_of(kind="websocket", address=address), nothing, nothing)

    assert place_of_another(connect) <= 3


def test_refusals_are_spaced_out_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[str] = []

    async def wait(_: Spacing, key: str) -> None:
        waited.append(key)

    monkeypatch.setattr(Spacing, "wait", wait)
    door = Door(requests=2)
    assert statuses(door, 12) == [200] * 10 + [429] * 2
    assert door.knock("websocket")
    statuses(door, 11, address="198.51.100.1")
    assert waited == ["203.0.113.7"] * 3 + ["198.51.100.1"]


def test_connections_count_as_requests() -> None:
    door = Door(requests=2)
    told = [bool(door.knock("websocket")) for _ in range(12)]
    assert told == [False] * 10 + [True] * 2
    assert door.visit().status == 429


def test_a_websocket_by_another_name_is_closed() -> None:
    door = Door()
    assert door.knock("websocket", Host="evil.example") == [
        {"type": "websocket.close", "code": 1008}
    ]
    assert door.passed == []
    assert door.knock("websocket") == []
    assert door.knock("lifespan", Host="evil.example") == []
    assert [scope["type"] for scope in door.passed] == ["websocket", "lifespan"]
