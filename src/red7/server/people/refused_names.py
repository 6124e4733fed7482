"""Names that are refused, however they are spelt.

Before they are compared, names and the words of the list are written in the same plain letters:
look-alikes of other scripts (by Unicode's list of confusables), digits and signs that stand for
letters, accents and small or capital letters make no difference, nor do letters that are repeated.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Final

from confusable_homoglyphs import confusables

from red7.server.errors import ServerError

LONGEST_PATTERN: Final = 60  # characters
_ANYTHING: Final = "*"
# Digits and signs that are read as letters. An l is often written like an i, so it counts as one.
_READ_AS: Final = str.maketrans(
    {"0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g"}
    | {"@": "a", "$": "s", "!": "i", "|": "i", "+": "t", "l": "i"}
)
_APART: Final = re.compile(r"[\W_]+")


def folded(text: str) -> str:
    """Write a text in the plain letters by which names are compared.

    >>> folded("\N{CYRILLIC CAPITAL LETTER EN}é11o Wörld")
    'heiio worid'
    """
    signs = unicodedata.normalize("NFKC", text)
    return "".join(map(_folded_letter, signs)).casefold().translate(_READ_AS)


@lru_cache(maxsize=1 << 12)
def _folded_letter(sign: str) -> str:
    bare = _bare(sign)
    if bare.isascii():
        return bare
    # Small letters first: a look-alike of an i may also be one of a capital L.
    alike = (_bare(other["c"]) for other in confusables.confusables_data.get(bare, ()))
    letters = [one for one in alike if len(one) == 1 and one.isascii() and one.isalnum()]
    return min(letters, key=lambda one: (not one.isalpha(), one.isupper(), one), default=bare)


def _bare(sign: str) -> str:
    """Return a letter without its accents."""
    letters = unicodedata.normalize("NFKD", sign)
    return "".join(one for one in letters if not unicodedata.category(one).startswith("M"))


def is_pattern(text: str) -> bool:
    """Return whether a text can be put on the list: letters, with * at either end for anything."""
    word = folded(text.strip(_ANYTHING))
    return bool(_APART.sub("", word)) and len(text) <= LONGEST_PATTERN and _ANYTHING not in word


def _expression(pattern: str) -> str:
    word = _APART.sub("", folded(pattern.strip(_ANYTHING)))
    runs = ((letter, len(list(run))) for letter, run in groupby(word))
    # A letter may be repeated; but a word with a double letter is not the one with a single one.
    letters = "".join(f"{re.escape(letter)}{{{count},}}" for letter, count in runs)
    before = ".*" if pattern.startswith(_ANYTHING) else ""
    after = ".*" if pattern.endswith(_ANYTHING) else ""
    return f"{before}{letters}{after}"


def usual_patterns() -> tuple[str, ...]:
    """Return the list that comes with the server."""
    text = files(__package__).joinpath("refused-names.txt").read_text(encoding="utf-8")
    lines = (line.strip() for line in text.splitlines())
    return tuple(line for line in lines if line and not line.startswith("#"))


class RefusedNames:
    """Refuses names by a list of patterns, to which a host adds and from which they take.

    A pattern refuses a name that contains it as a word of its own, or is nothing else, whatever
    stands between the letters. With an asterisk at an end, anything may stand there.

    >>> names = RefusedNames(["voldemort", "*umbridge*"])
    >>> [names.refuses(name) for name in ("Lord V0ldemort", "v.o.l.d.e.m.o.r.t", "Voldemorts")]
    [True, True, False]
    >>> names.refuses("DoloresUmbriiidge1")
    True
    """

    def __init__(self, usual: Iterable[str] | None = None) -> None:
        self._usual = tuple(usual_patterns() if usual is None else usual)
        self.change({})

    def change(self, rules: Mapping[str, bool]) -> None:
        """Add the patterns that a host refuses, and leave out those that a host allows."""
        allowed = {folded(pattern) for pattern, refused in rules.items() if not refused}
        kept = [pattern for pattern in self._usual if folded(pattern) not in allowed]
        added = [pattern for pattern, refused in rules.items() if refused]
        self.patterns = tuple(sorted({*kept, *added}))
        whole = "|".join(map(_expression, self.patterns))
        self._any = re.compile(whole) if whole else None

    def refuses(self, name: str) -> bool:
        """Return whether a name is on the list."""
        if self._any is None:
            return False
        words = [word for word in _APART.split(folded(name)) if word]
        return any(map(self._any.fullmatch, ["".join(words), *words]))

    def check(self, name: str) -> None:
        """Refuse a name that is on the list."""
        if self.refuses(name):
            raise ServerError("name-refused")
