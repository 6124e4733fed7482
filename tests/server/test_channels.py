"""Nothing that a reader cannot see leaves the server by any channel.

A game is played to its end while everything that can be asked for is asked for, again and again, by
a player, by one who is out, by a spectator and by a stranger; all that comes back, and all that the
server logs, is searched for the secrets of the game. What a seat is told by its views is compared
in test_leak.
"""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from red7.core import CARDS
from red7.core.cards import listed
from red7.protocol import messages as m
from red7.protocol.client import RefusedError
from red7.table.log import Kind
from red7.table.replay import replay
from red7.table.table import Table
from tests.protocol.hello import hello
from tests.server import repeating
from tests.server.clients import Client
from tests.server.command import Running, forked
from tests.server.serving import LONG, bot_turn, refusing, store_in, until

_CARD = re.compile(r"\b[ROYGBIV][1-7]\b")
_STEP = re.compile(r"[+>^!][ROYGBIV][1-7]")


def cards_in(text: str) -> set[str]:
    """Give all cards that a text names."""
    return set(_CARD.findall(text)) | {step[1:] for step in _STEP.findall(text)}


@dataclass
class Spy:
    """Reads the database beside the server, and so knows what nobody else may know."""

    folder: Path
    table: str
    seeds: set[str] = field(default_factory=set)

    async def look(self) -> Table:
        store = store_in(self.folder)
        entries = await store.read(self.table)
        await store.close()
        for entry in entries:
            if entry.text("seed"):
                self.seeds.add(entry.text("seed"))
        now = replay(entries)
        assert now
        return now

    @staticmethod
    def hidden(table: Table, seat: int) -> set[str]:
        """Give the cards that a seat must not hear of: seat 0 is a spectator."""
        assert table.match
        view = table.match.round.view(seat)
        return {str(CARDS[card]) for card in range(49) if view.unseen.mask >> card & 1}


async def documents(http: httpx.AsyncClient, table: str, cookie: str = "") -> list[str]:
    """Ask for everything that is a document of a running game."""
    headers = {"Cookie": cookie} if cookie else {}
    told = []
    for method, path in (
        ("GET", f"/api/tables/{table}"),
        ("GET", "/api/tables"),
        ("GET", f"/api/records/{table}-1"),
        ("GET", f"/api/records/{table}-1?form=text"),
        ("GET", f"/api/records/{table}-2"),
        ("GET", "/api/me"),
        ("GET", "/metrics"),
        ("GET", "/healthz"),
        ("GET", "/readyz"),
        ("GET", f"/nothing/{table}"),
        ("POST", f"/api/tables/{table}"),
        ("DELETE", f"/api/records/{table}-1"),
        ("GET", f"/api/tables/{table}%00"),
        ("GET", f"/api/records/{table}-0"),
    ):
        answer = await http.request(method, path, headers=headers)
        assert answer.status_code < 500
        told.append(answer.text)
    return told


async def ask_everything(client: Client, table: str) -> list[str]:
    """Preview and send all kinds of steps, and give the answers; nothing of it may succeed."""
    told = []
    for card in CARDS:
        for kind in "+>^":
            try:
                told.append((await client.preview(table, f"{kind}{card}")).model_dump_json())
            except RefusedError as error:
                told.append(error.refusal.model_dump_json())
    return told


def check(told: list[str], hidden: set[str], asked: set[str] | None = None) -> None:
    """See that no text names a hidden card, but for one that was asked for."""
    for text in told:
        found = (cards_in(text) & hidden) - (asked or set())
        assert not found, (found, text[:300])


@pytest.mark.parametrize("rules", ["v1.2+draw+actions", "expert"])
def test_no_channel_tells_what_is_hidden(rules: str, tmp_path: Path) -> None:
    async def play(served: Running) -> None:
        async with (
            httpx.AsyncClient(base_url=served.url, timeout=LONG) as http,
            Client(served.url, "Ann") as ann,
            Client(served.url, "Ben") as ben,
            Client(served.url, "Eve") as eve,
        ):
            people = {1: ann, 2: ben}
            table = await ann.create_table(
                rules=rules, seats=(None, None, "violet"), show_hands="game"
            )
            for client in (ann, ben, eve):
                await client.watch(table)
            for client in people.values():
                await client.do(m.Sit, table)
            spy = Spy(tmp_path / "data", table)
            await ann.do(m.Start, table)
            moves = looked = 0
            while moves < 14:
                moves += 1
                now = await spy.look()
                if now.stage != "playing":
                    break  # what was seen in one round is hidden in the next
                if now.turn == 3:
                    await until(ann, table, lambda new, now=now: new.seq > now.seq)  # type: ignore[misc]
                    continue
                await look_around(served, http, spy, people, eve, table)
                looked += 1
                mover = people[now.turn]
                state = await until(mover, table, lambda new, now=now: new.seq >= now.seq)  # type: ignore[misc]
                # Ben drops out of the first round, and then looks on.
                drops = now.turn == 2 and moves < 6
                steps = ["~"] if drops else bot_turn(state, "violet")
                await mover.do(m.Steps, table, steps=steps)
            await spy.look()
            assert looked > 2
            check_log(served, spy)

    with forked(tmp_path / "data", "--log", "debug", main=repeating.main) as served:
        asyncio.run(play(served))
        served.check_health()


async def look_around(
    served: Running,
    http: httpx.AsyncClient,
    spy: Spy,
    people: dict[int, Client],
    eve: Client,
    table: str,
) -> None:
    """Ask everything, as everybody, and search what comes."""
    now = await spy.look()
    stranger = await documents(http, table)
    check(stranger, {str(card) for card in CARDS})
    for seat, client in {**people, 0: eve}.items():
        hidden = spy.hidden(now, seat)
        cookie = f"red7={client.cookies['red7']}"
        check(await documents(http, table, cookie), {str(card) for card in CARDS})
        kept = await client.get("/api/me/export")
        check([json.dumps(kept)], hidden)
        assert not any(seed in json.dumps(kept) for seed in spy.seeds)
        told = [json.loads(text) for text in await ask_everything(client, table)]
        if seat != now.turn:
            reasons = {answer["reason"] for answer in told}
            assert reasons <= {"not-your-turn", "table-not-seated"}
        again = await heard_again(served.url, client, table)
        check(again, hidden)
        assert not any(seed in text for seed in spy.seeds for text in again)


async def heard_again(url: str, client: Client, table: str) -> list[str]:
    """Come back with every number that one may have seen last, and give all that is told."""
    told = []
    cookie = f"red7={client.cookies['red7']}"
    live = url.replace("http", "ws") + "/api/live"
    headers = {"Cookie": cookie}
    async with connect(
        live, additional_headers=headers, max_size=None, open_timeout=LONG
    ) as opened:
        await opened.send(hello(language="pl"))
        for seq in range(0, client.states[table].seq + 2, 3):
            await opened.send(json.dumps({"type": "watch", "table": table, "seq": seq}))
        await opened.send('{"type": "preview", "id": "end", "table": "nosuch"}')
        async with asyncio.timeout(LONG):
            async for text in opened:
                told.append(_without_presence(str(text)))
                if '"id":"end"' in str(text):
                    break
    return told


def _without_presence(text: str) -> str:
    """Leave out what cannot name a card, but holds ids that may look like one."""
    message: dict[str, Any] = json.loads(text)
    for name in ("table", "player", "server"):
        message.pop(name, None)
    if "state" in message:
        message["state"].pop("table", None)
    return json.dumps(message)


def check_log(served: Running, spy: Spy) -> None:
    """See that log lines and figures name no card and no seed."""
    lines = served.lines()
    assert not cards_in(re.sub(r'"timestamp": "[^"]*"', "", lines))
    assert not any(seed in lines + served.figures() for seed in spy.seeds)


def test_the_next_game_is_as_secret_as_the_first(tmp_path: Path) -> None:
    """After the end the seed of the game is shown; that of the rematch is not."""

    async def test(served: Running) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Eve") as eve:
            table = await ann.create_table(seats=(None, "violet"))
            await ann.watch(table)
            await ann.do(m.Sit, table)
            await ann.do(m.Start, table)
            await until(ann, table, lambda now: now.choices)
            await ann.do(m.Steps, table, steps=["~"])
            await until(ann, table, lambda now: now.stage == "over")
            spy = Spy(tmp_path / "data", table)
            first = (await spy.look()).seed.hex()
            await ann.do(m.Rematch, table)
            await until(ann, table, lambda now: now.game == 2 and now.choices)
            now = await spy.look()
            second = now.seed.hex()
            assert spy.seeds == {first, second}
            for seat, client in ((1, ann), (0, eve)):
                told = await heard_again_from(served.url, client, table, now.seq)
                assert any(first in text for text in told)
                assert not any(second in text for text in told)
                kept = json.dumps(await client.get("/api/me/export"))
                assert second not in kept
                messages = [json.loads(text) for text in told]
                state = [one["state"] for one in messages if one["type"] == "update"][-1]
                assert state["game"] == 2
                assert not cards_in(json.dumps(state)) & spy.hidden(now, seat)
            record = await ann.get(f"/api/records/{table}-1")
            assert record["seed"] == first
            with refusing("table-record-running"):
                await ann.get(f"/api/records/{table}-2")
            hands = [str(card) for hand in now.match.round.hands for card in listed(hand)]  # type: ignore[union-attr]
            assert hands

    with forked(tmp_path / "data", main=repeating.main) as served:
        asyncio.run(test(served))


async def heard_again_from(url: str, client: Client, table: str, head: int) -> list[str]:
    await client.watch(table)
    assert client.states[table].seq >= head
    return await heard_again(url, client, table)


def test_every_kind_of_entry_is_thought_of() -> None:
    """Whoever adds a kind has to think of what it tells, and to whom."""
    assert {kind.value for kind in Kind} == {
        *("created", "seated", "left", "bot", "committed", "revealed", "withheld", "started"),
        *("steps", "timeout", "ready", "next", "rematch", "hurried", "said", "resumed"),
        *("expired", "hinted"),
    }
