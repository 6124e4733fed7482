"""The card of a data set: what it holds, how it came about, and how to use it."""

from __future__ import annotations

from typing import Final

import red7
from red7.envs.dataset.games import Plan
from red7.envs.encoding import VERSION

CARD: Final = "DATASET.md"

_TEXT: Final = """\
# Games of Red7 between bots

{games:,} games with {steps:,} steps, played by the bots of [Red7](https://pypi.org/project/red7/).

| | |
|---|---|
| rules | {rules} |
| players | {players} |
| bots | {bots} |
| work of a bot on a step | {work} |
| seed | {seed} |
| version of red7 | {version} |
| version of the layouts | {layouts} |

The same version makes the same files again:

    {command}

## How the games were played

Every deal is played in all rotations of the seats, so luck with the cards evens out. From deal to
deal, other bots of the list above meet, or the same bots in another order around the table; all
come equally often, but for the last deals. The bots see only what their seat may know. The cards
were dealt by `Match.start(players, rules, seed)` of `red7.core`, with the seed in the column
`seed`, so all hidden cards can be looked up.

## games.parquet

| column | type | meaning |
|---|---|---|
| game | int32 | number of the game, from 0 |
| deal | int32 | number of the deal; games with the same deal have the same cards |
| rules | dictionary of string | edition and options |
| players | int8 | |
| bots | list of string | the bot in each seat |
| seed | string | 64 hexadecimal digits that decide all deals of the game |
| rounds | int16 | more than 1 only in matches |
| steps | int32 | |
| scores | list of int16 | points of each seat; 0 without `match` |
| winners | list of int8 | seats, from 1 |
| results | list of float32 | of each seat: 1 for winning alone, and 0 in sum |

## steps.parquet

| column | type | meaning |
|---|---|---|
| game | int32 | as in `games.parquet` |
| number | int32 | of the step in its game, from 0 |
| round | int16 | from 1 |
| seat | int8 | the seat that made the step, from 1 |
| bot | dictionary of string | the bot in that seat |
| cards | 31 × int64 | compact observation before the step: sets of cards as bits |
| numbers | 39 × int8 | compact observation before the step: small numbers |
| legal | list of uint8 | the numbers of all legal steps |
| action | uint8 | the number of the step made |
| result | float32 | what the game brought this seat in the end |

The numbers of steps and the fields of the compact observation are described in docs/research.md of
the project. `red7.envs.encoding.decode` turns an observation back into named fields.

## Limits

Bots are not people: their games say how these bots play, not how people do. Each bot repeats its
habits, and mistakes, in every game. The weaker ones play at random in part.
"""


def card(plan: Plan, games: int, steps: int) -> str:
    """Write the card."""
    command = (
        f"red7 dataset {' '.join(plan.bots)} --out FOLDER --games {plan.games} "
        f"--rules {plan.rules} --players {plan.players} --seed {plan.seed} --budget {plan.work}"
    )
    return _TEXT.format(
        games=games,
        steps=steps,
        rules=plan.rules,
        players=plan.players,
        bots=", ".join(plan.bots),
        work=plan.work,
        seed=plan.seed,
        version=red7.__version__,
        layouts=VERSION,
        command=command,
    )
