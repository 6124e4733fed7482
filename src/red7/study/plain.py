"""Findings as JSON holds them."""

from __future__ import annotations

from typing import Any

from red7.study.findings import Findings, JudgedTurn, Span


def plain_findings(found: Findings) -> dict[str, Any]:
    """Return findings as they appear in JSON.

    >>> plain_findings(Findings(()))
    {'turns': [], 'worlds': 0, 'enumerated': False}
    """
    return {
        "turns": [_plain_turn(turn) for turn in found.turns],
        "worlds": found.worlds,
        "enumerated": found.enumerated,
    }


def _plain_turn(turn: JudgedTurn) -> dict[str, Any]:
    return {
        "turn": str(turn),
        "chance": _rounded(turn.chance),
        "open": turn.open and _rounded(turn.open),
        "proven": turn.proven and turn.proven.value,
    }


def _rounded(span: Span) -> list[float]:
    return [round(bound, 9) for bound in span]
