"""A bot of your own in a few lines, to be run as ``python examples/bot.py URL TABLE``.

It plays as a guest, or with the token in the environment variable ``RED7_TOKEN`` as the bot that
the token belongs to.

The server tells for every step what it leads to, so a bot needs no rules of its own: this one
plays whatever leaves it winning under the most colours.
"""

from __future__ import annotations

import asyncio
import os
import sys

from red7.protocol import messages as m
from red7.protocol.client import Client

WAITED_FOR = ("pause", "over")  # between two rounds, and at the end


async def turn(client: Client, state: m.State) -> list[str]:
    """Choose steps until the turn is over or a card is drawn."""
    steps: list[str] = []
    choices = state.choices or ()
    while True:
        best = max(choices, key=lambda c: (not c.out, c.under.count(state.you)))
        steps.append(best.step)
        if best.ends or best.draws:
            return steps
        choices = (await client.preview(state.table, *steps)).choices


async def play(url: str, table: str, name: str = "Example bot", token: str = "") -> m.State:
    """Sit down at a table and play one game."""
    async with Client(url, name, token=token) as client:
        await client.watch(table)
        await client.do(m.Sit, table)
        while True:
            state = await client.until(table, lambda now: now.choices or now.stage in WAITED_FOR)
            if state.stage == "over":
                return state
            if state.stage == "pause":
                await client.do(m.Ready, table)
                await client.until(table, lambda now: now.stage != "pause")
            else:
                await client.do(m.Steps, table, steps=await turn(client, state))


if __name__ == "__main__":
    url, table = sys.argv[1:]
    print(asyncio.run(play(url, table, token=os.environ.get("RED7_TOKEN", ""))).result)
