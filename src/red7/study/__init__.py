"""What a player could have known and done: every turn judged, and why.

>>> from red7.core import View
>>> from red7.study import analyse
>>> view = View.parse("basic", "R 1 0 B5/R7V1 V7/R6", seat=1)
>>> for found in analyse(view):
...     pass
>>> [(str(turn), turn.proven and turn.proven.value) for turn in found.turns]
[('+R7 .', 'win'), ('~', 'loss')]
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from red7.study.analysis import analyse
    from red7.study.findings import Findings, JudgedTurn, Proof, Span

# Analysis loads numba, which a server that only gives lessons does without.
_PLACES: Final = {
    "analyse": "red7.study.analysis",
    "Findings": "red7.study.findings",
    "JudgedTurn": "red7.study.findings",
    "Proof": "red7.study.findings",
    "Span": "red7.study.findings",
}

__all__ = ["Findings", "JudgedTurn", "Proof", "Span", "analyse"]


def __getattr__(name: str) -> object:
    """Import what is asked for."""
    if name not in _PLACES:
        raise AttributeError(name)
    found: object = getattr(import_module(_PLACES[name]), name)
    return found
