"""The ``deal`` and ``rules`` commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from red7.cli.frame import Argument, CommandSpec, Option, UsageError, harmless
from red7.cli.options import PLAYERS_OPTION, RULES_OPTION, SEED_OPTION, book_message
from red7.cli.studying.rulebook import contents, lines, sections_named
from red7.core import EDITIONS, RULEBOOKS, Round, commitment
from red7.core.deal import new_seed, read_seed
from red7.core.rules import NAMED

if TYPE_CHECKING:
    from red7.words import Words


def deal(say: Words, players: int, rules: str, seed: str | None, round: int) -> None:  # noqa: A002
    """Print a deal with its seed and commitment."""
    secret = read_seed(seed) if seed else new_seed()
    dealt = Round.deal(players, rules, secret, number=round)
    for name, value in (
        ("deal-seed", secret.hex()),
        ("deal-commitment", commitment(secret)),
        ("deal-position", str(dealt)),
    ):
        print(say("label", name=say(name), value=value))


def rules(say: Words, section: str | None) -> None:
    """Print a section of the rulebook, or what can be chosen and which sections there are."""
    if section is None:
        _choices(say)
        return
    found = sections_named(section.lower())
    if not found:
        raise UsageError(say("rules-section-unknown", text=harmless(section[:40])))
    for number, one in enumerate(found):
        print("\n" * bool(number) + "\n".join(lines(say, one)))


def _choices(say: Words) -> None:
    editions = [(name, say(f"rules-{name.replace('.', '')}")) for name in EDITIONS]
    options = [
        ("draw", say("rules-draw")),
        ("draw!", say("rules-draw-must")),
        ("match", say("rules-match")),
        ("actions", say("rules-actions")),
    ]
    books = [
        (book.name, say("label", name=say(book_message(book.name)), value=book.rules))
        for book in RULEBOOKS
    ]
    for title, rows in (
        (say("rules-editions"), editions),
        (say("rules-options"), options),
        (say("rules-named"), list(NAMED.items())),
        (say("rules-books"), books),
    ):
        print(say("label", name=title, value="").rstrip())
        for name, text in rows:
            print(f"  {name:<15} {text}")
        print()
    print(say("rules-play-book", command="red7 play --plain --book es-v1.3 --with draw+match"))
    print("\n" + say("label", name=say("rules-sections"), value="").rstrip())
    print("\n".join(contents(say)))


DEAL: Final = CommandSpec(
    "deal",
    deal,
    options=[
        PLAYERS_OPTION,
        RULES_OPTION,
        SEED_OPTION,
        Option("round", "help-opt-round", "N", default="1", whole=True),
    ],
    examples=["red7 deal --players 3 --rules expert", f"red7 deal --seed {'07' * 32}"],
)
RULES: Final = CommandSpec(
    "rules",
    rules,
    [Argument("section", "help-arg-section", required=False)],
    examples=["red7 rules", "red7 rules winning", "red7 rules all --lang fr"],
)
