"""What several commands ask for."""

from __future__ import annotations

from typing import Final

from red7.cli.frame import Option

PLAYERS_OPTION: Final = Option("players", "help-opt-players", "N", default="2", whole=True)
RULES_OPTION: Final = Option("rules", "help-opt-rules", "RULES", default="basic")
SEED_OPTION: Final = Option("seed", "help-opt-seed", "SEED")


def book_message(name: str) -> str:
    """Return the id of the message that names a printed rulebook."""
    return f"book-{name.replace('.', '')}"
