"""What a name looks like, so that nobody is taken for somebody else."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

VERSION: Final = "2"  # of all that follows: with another, accounts are compared anew at the start
LONGEST_SKELETON: Final = 400  # characters
_SEEN: Final = "LMNS"  # letters, marks, numbers and symbols; spaces and points are overlooked
# What the list takes apart, as it goes by case, and the strokes and rings of Arabic that it lacks.
_ALSO: Final = str.maketrans("i10\u0627\u0661\u06f1\u0647\u0665\u06f5", "llolllooo")
_SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
# Signs that are drawn beside a letter or through it, and that no alphabet needs: an apostrophe as
# the list has it, a tilde, a degree, the Arabic line that makes words longer and the zero that is a
# point, lines over and under
_BESIDE: Final = "\ua78c~\xb0\u0640\u0660\u0305\u0332\u0333\u0334\u0335\u0336\u0337\u0338\u033f"
_MARKS: Final = ("Sk", "Me")  # accents that stand alone, and rings around letters


def skeleton(name: str) -> str:
    r"""Return what is left of a name when whatever looks alike is the same.

    Letters of any case and script count as the one that they look like, and spaces and punctuation
    do not count, unless there is nothing else.

    >>> skeleton("Paul") == skeleton("PAUI") == skeleton("p\u0430u l.") != skeleton("Paula")
    True
    """
    # Before all else: accents that stand alone are taken for those of the letter before them.
    drawn = "".join(sign for sign in name if unicodedata.category(sign) not in _MARKS) or name
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", drawn))
    plain = "".join(_digit(_small(sign)) for sign in plain)
    # Twice: a capital may look like another plain letter than its small form does.
    signs = _seen_as(_seen_as(plain, str.isascii).lower()).lower().translate(_ALSO)
    kept = "".join(
        sign for sign in signs if unicodedata.category(sign)[0] in _SEEN and sign not in _BESIDE
    )
    return (kept or signs)[:LONGEST_SKELETON]


def _small(sign: str) -> str:
    """Return a small capital as the letter that it is."""
    letter = unicodedata.name(sign, "").removeprefix(_SMALL_CAPITAL)
    return letter.lower() if len(letter) == 1 else sign


def _digit(sign: str) -> str:
    """Return a digit of another script as the one that it is, unless it looks like a letter."""
    if not sign.isdecimal() or sign in _BESIDE or ord(sign) in _ALSO:
        return sign
    return sign if _alike().get(sign, sign).isascii() else str(unicodedata.decimal(sign))


def _seen_as(text: str, counts: Callable[[str], bool] = bool) -> str:
    seen = ((sign, _alike().get(sign, sign)) for sign in text)
    return "".join(as_what if counts(as_what) else sign for sign, as_what in seen)


@cache
def _alike() -> dict[str, str]:
    """Return what each sign looks like, from Unicode's list of confusables.

    Those that are alike in any number of steps form a group. It is known by its plainest member, or
    by the several letters that one of them looks like (an m like r and n).
    """
    source = files("confusable_homoglyphs") / "confusables.json"
    listed = json.loads(source.read_text(encoding="utf-8"))
    groups: dict[str, str] = {}

    def first(sign: str) -> str:
        while groups.setdefault(sign, sign) != sign:
            groups[sign] = groups[groups[sign]]
            sign = groups[sign]
        return sign

    for sign, others in listed.items():
        for other in others:
            groups[first(other["c"])] = first(sign)
    members: dict[str, list[str]] = {}
    for sign in list(groups):
        members.setdefault(first(sign), []).append(sign)
    return {
        sign: min(together, key=_plainness)
        for together in members.values()
        for sign in together
        if len(sign) == 1
    }


def _plainness(signs: str) -> tuple[bool, bool, bool, bool, str]:
    word = signs.isascii() and signs.isalpha()
    return not (word and len(signs) > 1), not word, not signs.islower(), len(signs) > 1, signs
