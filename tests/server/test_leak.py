"""All traffic of a reader in two games that differ only in what that reader cannot see.

A match is played by bots. Then every card that the reader never sees is dealt elsewhere, and the
same steps are made again: whatever the reader is sent must be the same, letter by letter, but for
ids, times and commitments.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

import red7.core.match
import red7.table.table
from red7.bots import find_bot
from red7.bots.turns import choose_steps
from red7.core import Match, Round, Step, View, deal_order
from red7.core.cards import ALL_CARDS
from red7.protocol import messages as m
from red7.protocol.follow import follow
from tests.protocol.hello import hello
from tests.server.bus.wire import Wire
from tests.server.clients import Client
from tests.server.given import ManualTime, given
from tests.server.serving import LONG, Served, serving

PLAYERS = 3
Deals = dict[tuple[bytes, int], list[int]]


class Script:
    """A match that bots have played: its deals, and who made which steps."""

    def __init__(self, seed: int) -> None:
        chance = random.Random(seed)
        self.seed = chance.randbytes(32)
        self.moves: list[tuple[int, tuple[Step, ...]]] = []
        self.rounds: list[list[Round]] = []
        match = Match.start(PLAYERS, "expert", self.seed)
        self.orders = [deal_order(match.seed, ALL_CARDS)]
        positions = [match.round]
        while not match.over:
            if match.round.over:
                self.rounds.append(positions)
                match = match.next_round()
                scored = 0
                for pile in match.piles:
                    scored |= pile.mask
                self.orders.append(deal_order(match.seed, ALL_CARDS & ~scored, match.number))
                positions = [match.round]
            seat = match.round.turn
            steps = choose_steps(find_bot("indigo"), match.round.view(seat), len(self.moves))
            self.moves.append((seat, steps))
            for step in steps:
                match = match.apply(step)
                positions.append(match.round)
        self.rounds.append(positions)

    def other_deals(self, seat: int, chance: random.Random) -> list[list[int]]:
        """Deal all that a seat never sees in another way."""
        deals = []
        for order, positions in zip(self.orders, self.rounds, strict=True):
            seen = 0
            for position in positions:
                seen |= ALL_CARDS & ~position.view(seat).unseen.mask
            places = [at for at, card in enumerate(order) if not seen >> card & 1]
            cards = [order[at] for at in places]
            chance.shuffle(cards)
            changed = list(order)
            for at, card in zip(places, cards, strict=True):
                changed[at] = card
            deals.append(changed)
        return deals


class Scripted:
    """Thinks nothing, and does what was done before."""

    places = 2

    def __init__(self) -> None:
        self.begin([])
        self.told: Callable[[], bool] = lambda: True  # whether the reader knows how things stand

    def begin(self, moves: list[tuple[Step, ...]]) -> None:
        self._moves = iter(moves)
        self._made: dict[str, tuple[Step, ...]] = {}

    async def choose(self, bot: str, view: View, seed: int) -> tuple[Step, ...]:
        moves, made = self._moves, self._made  # of this game: another may begin meanwhile
        while not self.told():  # noqa: ASYNC110 - two changes at once are told as one
            await asyncio.sleep(0)
        now = view.write(past=True)
        if now not in made:  # otherwise two servers ask for the same move
            made[now] = next(moves)
        return made[now]

    async def close(self) -> None:
        pass


@asynccontextmanager
async def servers(folder: Path, count: int, thinkers: Scripted) -> AsyncIterator[list[Served]]:
    """Serve one database with some servers that hear each other, and let time pass."""
    time, wire = ManualTime(), Wire()
    async with AsyncExitStack() as stack:
        made: list[Served] = []
        for number in range(count):
            link = wire.end() if count > 1 else None
            one = serving(folder, sources=given(time, number, thinkers), link=link)
            made.append(await stack.enter_async_context(one))
        await stack.enter_async_context(time.flowing())
        async with asyncio.timeout(LONG):
            while any(one.parts.members.duty != "serving" for one in made):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        yield made


async def traffic(
    served: list[Served],
    client: Client,
    seat: int,
    script: Script,
    thinkers: Scripted,
    deals: Deals,
    orders: list[list[int]],
) -> list[dict[str, Any]]:
    """Play the match of a script with these deals, and give all that one reader was sent."""
    seats = [None if number == seat else "indigo" for number in range(1, PLAYERS + 1)]
    table = await client.create_table(rules="expert", seats=seats, show_hands="game")
    live = await served[0].parts.service.load(table)
    for number, order in enumerate(orders, 1):
        deals[live.table.seed, number] = order
    thinkers.begin([steps for mover, steps in script.moves if mover != seat])
    mine = iter([steps for mover, steps in script.moves if mover == seat])
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = served[-1].url.replace("http", "ws") + "/api/live"
    heard: list[dict[str, Any]] = []
    headers = {"Cookie": cookie}
    async with connect(url, additional_headers=headers, max_size=None, open_timeout=LONG) as opened:
        count = 0

        async def say(kind: str, **values: object) -> None:
            nonlocal count
            count += 1
            message = {"type": kind, "id": f"i{count}", "table": table, **values}
            await opened.send(json.dumps(message))

        await opened.send(hello(language="it"))
        await opened.send(json.dumps({"type": "watch", "table": table}))
        if seat:
            await say("sit", seat=seat)
        await say("start")
        services = [one.parts.service for one in served]

        def newest() -> int:
            tables = [service.cached(table) for service in services]
            return max(found.seq for found in tables if found)

        thinkers.told = lambda: heard_seq(heard) >= newest()
        moved = 0
        state: m.State | None = None
        async with asyncio.timeout(2 * LONG):
            async for text in opened:
                heard.append(json.loads(text))
                state = _state_after(state, m.SERVER.validate_json(text))
                if state is None or state.seq <= moved:
                    continue
                if state.stage == "over":
                    break
                if state.stage == "pause" and seat and not state.seats[seat - 1].ready:
                    moved = state.seq
                    await say("ready")
                elif seat and state.round and state.round.turn == seat:
                    moved = state.seq
                    steps = next(mine)
                    for choice in state.choices or ():
                        await say("preview", steps=[choice.step])
                    for wrong in (*state.refused, "+R7", ">V1", "^G4", "!", "."):
                        await say("preview", steps=[wrong])
                    await say("preview", steps=[str(step) for step in steps])
                    await say("steps", steps=[str(step) for step in steps])
    return heard


def _state_after(state: m.State | None, message: m.ServerMessage) -> m.State | None:
    if isinstance(message, m.Update):
        return message.state
    return follow(state, message) if state and isinstance(message, m.Change) else state


def heard_seq(heard: list[dict[str, Any]]) -> int:
    """Give the number up to which a reader has been told."""
    return next((one["seq"] for one in reversed(heard) if one["type"] in _TELLING), 0)


_TELLING = {"update": "state", "change": "changes"}
_TIMES = ("now", "at", "since", "deadline", "pause_until")
_SECRETS = ("commitment", "result", "hands", "record")


Told = tuple[list[Any], dict[tuple[str, int], Any], list[Any]]


def told(heard: list[dict[str, Any]]) -> Told:
    """Give events, states and changes by number, and all other messages, without ids and times."""
    events: list[Any] = []
    states: dict[tuple[str, int], Any] = {}
    others: list[Any] = []
    for message in heard:
        plain = _plain(message)
        kind = message["type"]
        if kind in _TELLING:
            events += plain["events"]
            states[kind, message["seq"]] = plain[_TELLING[kind]]
        elif message["type"] != "presence":
            others.append(plain)
    return events, states, others


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        kept = {n: _plain(v) for n, v in value.items() if n not in (*_TIMES, *_SECRETS)}
        return {n: v for n, v in kept.items() if n not in ("table", "player")}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value


# Each seat at one server; at two, a spectator and a player.
@pytest.mark.parametrize(
    ("seat", "count"), [*((seat, 1) for seat in range(PLAYERS + 1)), (0, 2), (2, 2)]
)
def test_traffic_does_not_depend_on_what_its_reader_cannot_see(
    seat: int, count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deals: Deals = {}

    def order(seed: bytes, cards: int, number: int = 1) -> list[int]:
        return deals.get((seed, number)) or deal_order(seed, cards, number)

    monkeypatch.setattr(red7.core.match, "deal_order", order)
    monkeypatch.setattr(red7.table.table, "BOTS_PAUSE_MS", 0)
    script = Script(seat)

    async def test() -> None:
        thinkers = Scripted()
        async with (
            servers(tmp_path, count, thinkers) as served,
            Client(served[0].url, "Ann") as client,
        ):
            first = await traffic(served, client, seat, script, thinkers, deals, script.orders)
            chance = random.Random(5)
            orders = script.other_deals(seat, chance)
            assert orders != script.orders
            second = await traffic(served, client, seat, script, thinkers, deals, orders)
        (events, states, others), (events2, states2, others2) = told(first), told(second)
        assert json.dumps(events) == json.dumps(events2)
        assert json.dumps(others) == json.dumps(others2)
        common = states.keys() & states2.keys()
        assert len(common) > len(script.moves)
        for number in common:
            assert json.dumps(states[number]) == json.dumps(states2[number])
        assert any(event["kind"] == "game-ended" for event in events)

    asyncio.run(test())
