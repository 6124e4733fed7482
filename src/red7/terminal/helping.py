"""The help of the table's screen: the seven rules, the turn, actions, keys."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from red7.core import Colour, Draw, Rules
from red7.core.turn import ACTING
from red7.protocol import messages as m
from red7.terminal.cards import colour_chip
from red7.terminal.look import Look
from red7.words import Words


def help_text(look: Look, say: Words, state: m.State) -> Content:
    """Return everything that one may want to look up at this table."""
    return Content("\n").join(_lines(look, say, state))


def _lines(look: Look, say: Words, state: m.State) -> Iterator[Content]:
    rules = Rules.parse(state.setup.rules)
    yield Content(say("help-turn"))
    yield Content()
    for colour in reversed(Colour):
        text = say(f"help-rule-{colour.letter}")
        yield Content.assemble(colour_chip(look, colour.letter), " ", text)
    yield Content()
    if rules.draw is not Draw.NEVER:
        yield Content(say("help-draw", draw="must" if rules.draw is Draw.MUST else "may"))
    if state.goal:
        yield Content(say("help-score", goal=state.goal))
    if rules.actions:
        edition = rules.edition.name.replace(".", "")
        for number in sorted(ACTING):
            text = say(f"help-action-{number}", edition=edition)
            yield Content.assemble((f"{number} ", look.gold), text)
    yield Content()
    yield Content.styled(say("web-keys"), look.strong)
    yield Content(say("terminal-keys-text"))
