"""What a player could have known and done: every turn judged, and why.

>>> from red7.core import View
>>> view = View.parse("basic", "R 1 0 B5/R7V1 V7/R6", seat=1)
>>> for found in analyse(view):
...     pass
>>> [(str(turn), turn.proven and turn.proven.value) for turn in found.turns]
[('+R7 .', 'win'), ('~', 'loss')]
"""

from red7.study.analysis import analyse
from red7.study.findings import Findings, JudgedTurn, Proof, Span

__all__ = ["Findings", "JudgedTurn", "Proof", "Span", "analyse"]
