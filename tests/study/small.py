"""Random positions so small that everything about them can be worked out slowly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Final

from red7.core import COLOURS, Phase, Round, Rules
from red7.core.cards import mask_of
from red7.core.steps import DROP_STEP

EDITIONS: Final = ("v1.1", "v1.2", "v1.3")


@dataclass(frozen=True)
class Family:
    """What the positions of one kind have in common; a range gives the least and the most."""

    options: tuple[str, ...] = ("",)
    players: tuple[int, int] = (2, 2)
    palette: tuple[int, int] = (1, 4)
    own: tuple[int, int] = (1, 4)  # cards in the hand of the player to move
    others: tuple[int, int] = (1, 3)  # cards that each other player hides
    known: tuple[int, int] = (0, 0)  # cards of each hand that everybody knows
    deck: tuple[int, int] = (0, 0)  # cards of the deck that nobody knows
    top: tuple[int, int] = (0, 0)  # cards on top of it that everybody knows
    away: tuple[int, int] = (2, 6)  # cards that are out of play, but unseen
    started: bool = False  # the turn has begun
    out: bool = False  # one player is out


PLAIN: Final = ("",)
DRAWING: Final = ("+draw", "+draw!")
ACTING: Final = ("+actions",)
BOTH: Final = ("+draw+actions", "+draw!+actions")

FAMILIES: Final = {
    "plain": Family(),
    "plain, long": Family(own=(3, 5), others=(2, 3), away=(1, 3)),
    "plain, one hidden": Family(others=(1, 1), away=(2, 8)),
    "plain, wide": Family(own=(1, 3), others=(1, 2), away=(9, 18)),
    "plain, deck": Family(deck=(1, 4), away=(0, 3)),
    "plain, known": Family(known=(0, 2), others=(1, 2), own=(0, 2)),
    "plain, open": Family(known=(1, 3), others=(0, 0), own=(0, 2)),
    "plain, begun": Family(started=True, own=(2, 4), others=(1, 2)),
    "plain, match": Family(("+match",), others=(1, 2)),
    "draw": Family(DRAWING, own=(1, 3), others=(1, 2), deck=(0, 2), away=(0, 2)),
    "draw, deck": Family(DRAWING, own=(1, 2), others=(1, 1), deck=(1, 3), top=(0, 2), away=(0, 1)),
    "draw, known": Family(
        DRAWING, own=(0, 2), others=(0, 1), known=(0, 1), deck=(0, 2), top=(0, 1), away=(0, 2)
    ),
    "actions": Family(ACTING, own=(1, 3), others=(1, 2), deck=(0, 1), away=(0, 2)),
    "actions, deck": Family(
        ACTING, own=(1, 3), others=(1, 1), deck=(1, 3), top=(0, 2), away=(0, 1)
    ),
    "actions, known": Family(
        ACTING, own=(0, 2), others=(0, 1), known=(0, 1), deck=(0, 2), top=(0, 1), away=(0, 2)
    ),
    "actions, begun": Family(
        ACTING, own=(1, 3), others=(1, 2), deck=(0, 2), top=(0, 1), away=(0, 1), started=True
    ),
    "both": Family(BOTH, own=(1, 2), others=(1, 2), deck=(0, 2), away=(0, 2)),
    "both, deck": Family(BOTH, own=(1, 2), others=(1, 1), deck=(1, 3), top=(0, 2), away=(0, 1)),
    "both, known": Family(
        BOTH, own=(0, 2), others=(0, 1), known=(0, 1), deck=(0, 2), top=(0, 1), away=(0, 1)
    ),
    "both, begun": Family(
        BOTH, own=(1, 3), others=(1, 1), deck=(0, 2), top=(0, 1), away=(0, 1), started=True
    ),
    "three": Family(players=(3, 3), palette=(1, 3), own=(1, 3), others=(1, 1), away=(0, 4)),
    "three, known": Family(
        players=(3, 3), palette=(1, 3), own=(0, 2), others=(0, 1), known=(0, 1), away=(0, 4)
    ),
    "three, options": Family(
        (*DRAWING, *ACTING, *BOTH),
        (3, 3),
        palette=(1, 3),
        own=(1, 2),
        others=(1, 1),
        deck=(0, 1),
        top=(0, 1),
        away=(0, 2),
    ),
    "four": Family(
        (*PLAIN, *DRAWING, *ACTING, *BOTH),
        (4, 4),
        palette=(1, 2),
        own=(1, 2),
        others=(1, 1),
        deck=(0, 1),
        away=(0, 1),
    ),
    "one of three out": Family(
        (*PLAIN, *PLAIN, *DRAWING, *ACTING),
        (3, 3),
        own=(1, 2),
        others=(1, 1),
        deck=(0, 1),
        away=(0, 3),
        out=True,
    ),
}


def small_positions(seed: int) -> Iterator[tuple[Rules, str]]:
    """Yield random small positions without end, taking the families in turn."""
    chance = random.Random(seed)
    for family in cycle(FAMILIES.values()):
        yield position_of(family, chance)


def position_of(family: Family, chance: random.Random) -> tuple[Rules, str]:
    """Return the rules and the text of a random position, as the player to move writes it."""
    while True:
        game = _deal(family, chance)
        if family.out:
            game = _with_one_out(game, chance)
        if not _is_interesting(game, chance):
            continue
        if family.started:
            game = _begun(game, chance)
        if game.steps or not family.started:
            return game.rules, str(game.view(game.turn))


def _deal(family: Family, chance: random.Random) -> Round:
    """Deal a round at random; hands may turn out empty."""
    cards = chance.sample(range(49), 49)

    def take(least_and_most: tuple[int, int]) -> list[int]:
        number = chance.randint(*least_and_most)
        taken = cards[:number]
        del cards[:number]
        return taken

    seats = range(1, chance.randint(*family.players) + 1)
    turn = chance.choice(seats)
    palettes = [mask_of(take(family.palette)) for _ in seats]
    known = [mask_of(take(family.known)) for _ in seats]
    hidden = [mask_of(take(family.own if seat == turn else family.others)) for seat in seats]
    top, below, _ = take(family.top), take(family.deck), take(family.away)
    rules = Rules.parse(chance.choice(EDITIONS) + chance.choice(family.options))
    return Round(
        rules=rules,
        canvas=chance.choice(COLOURS),
        turn=turn,
        deck=(*top, *below),
        deck_known=len(top),
        palettes=tuple(palettes),
        hands=tuple(a | b for a, b in zip(known, hidden, strict=True)),
        hidden=(0,) * len(seats),
        known=tuple(known),
        out=(False,) * len(seats),
        gone=mask_of(cards),
        scores=tuple(chance.randrange(30) for _ in seats) if rules.match else None,
    )


def _with_one_out(game: Round, chance: random.Random) -> Round:
    """Let another player than the one to move have dropped out."""
    seat = chance.choice([seat for seat in game.seats_in if seat != game.turn])
    after = replace(game, turn=seat).step(DROP_STEP)
    return replace(after, turn=game.turn, phase=Phase.START, begin=None, steps=())


def _begun(game: Round, chance: random.Random) -> Round:
    """Make some steps of the turn, as long as it does not end; perhaps none."""
    while True:
        steps = [step for step in game.legal_steps if game.step(step).phase is not Phase.OVER]
        if not steps or (game.steps and chance.random() < 0.5):
            return game
        game = game.step(chance.choice(steps))


def _is_interesting(game: Round, chance: random.Random) -> bool:
    """Return whether there is something to decide, mostly for a player who is behind."""
    if set(game.legal_steps) <= {DROP_STEP}:
        return chance.random() < 0.02 and game.legal_steps != ()
    return game.standing().seat != game.turn or chance.random() < 0.2
