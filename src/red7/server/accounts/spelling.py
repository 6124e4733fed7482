"""How a player's name may be written: in any script, with emoji, and with nothing hidden in it."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from red7.server.errors import ServerError

LONGEST_NAME: Final = 24  # characters as people count them
LARGEST_NAME: Final = 200  # bytes; an emoji may take 25
_MOST_MARKS: Final = 3  # per letter, and none twice; stacks of them would cover other lines

_JOINER: Final = "\u200d"
_ENDED_TAG: Final = "\U000e007f"
# The flags of England, Scotland and Wales spell their region in invisible tags.
_REGIONS: Final = ("gbeng", "gbsct", "gbwls")
_TAGGED: Final = re.compile(
    "\U0001f3f4({})\U000e007f".format(
        "|".join("".join(chr(0xE0000 + ord(letter)) for letter in region) for region in _REGIONS)
    )
)
# Marks, embeddings, overrides and isolates, which reorder the text around them.
_DIRECTION: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
# Letters, marks and symbols that show nothing, although their categories do not say so.
_BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\ufffc"
    "\U00016fe4\U0001d159]"
)
_KEYCAP: Final = "\u20e3"  # a key around the digit before
_PICTURE_STYLE: Final = "\ufe0e\ufe0f"  # whether the symbol before is shown as text or as an emoji
_IDEOGRAPH_STYLES: Final = range(0xE0100, 0xE01F0)  # how the ideograph before is drawn
_SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
_FLAG_LETTERS: Final = range(0x1F1E6, 0x1F200)
_EMOJI: Final = range(0x1F000, 0x1FB00)  # including those that Python does not know yet
# What a joiner may bind into one picture; between other symbols it would not be seen.
_JOINABLE: Final = re.compile(
    "[\u2194\u2195\u2620\u2640\u2642\u267e\u2695\u2696\u26a7\u26d3\u26f9\u2708\u2764\u27a1\u2b1b\u2b1c"
    "\U0001f000-\U0001faff]"
)
# Control and format characters, surrogates, private and unassigned characters, line separators.
_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# The scripts whose letters change their shapes with joiners between them.
_JOINED: Final = re.compile(
    "(ARABIC|SYRIAC|MONGOLIAN|DEVANAGARI|BENGALI|GURMUKHI|GUJARATI|ORIYA|TAMIL|TELUGU|KANNADA"
    "|MALAYALAM|SINHALA|MYANMAR|KHMER) "
)
_VIRAMA: Final = 9  # the combining class of a sign that binds a letter to the next


def clean_name(text: str) -> str:
    """Return a name in the form shown to others, or refuse it with the reason.

    >>> clean_name("  Zoë   Łukasz ")
    'Zoë Łukasz'
    """
    signs = unicodedata.normalize("NFC", text).strip()
    # Spaces of every width become plain ones, and each run of them a single one.
    plain = "".join(" " if _category(sign) == "Zs" else sign for sign in signs)
    name = " ".join(part for part in plain.split(" ") if part)
    if _DIRECTION.search(name):
        raise ServerError("name-direction")
    if any(map(_hidden, *_neighbours(_TAGGED.sub("\U0001f3f4", name)))):
        raise ServerError("name-hidden")
    if not any(sign.isalnum() or _category(sign) == "So" for sign in name):
        raise ServerError("name-blank")
    if _category(name[0]).startswith("M") or _stacked(name):
        raise ServerError("name-marks", most=_MOST_MARKS)
    if count_characters(name) > LONGEST_NAME:
        raise ServerError("name-long", most=LONGEST_NAME)
    if len(name.encode()) > LARGEST_NAME:
        raise ServerError("name-large")
    return name


def count_characters(text: str) -> int:
    """Count what people see as characters, in most scripts as Unicode's text segmentation does.

    >>> [count_characters(text) for text in ("Zoë", "e\u0301", "👨‍👩‍👧‍👦", "🇵🇱🇫🇷", "👍🏽", "हिन्दी")]
    [3, 1, 1, 2, 1, 2]
    """
    count, flags = 0, 0
    before = ""
    for sign in text:
        flags = flags + 1 if ord(sign) in _FLAG_LETTERS else 0
        second = flags and flags % 2 == 0
        count += not (before and (second or _extends(sign) or _binds(before, sign)))
        before = sign
    return count


def _extends(sign: str) -> bool:
    """Return whether a sign belongs to the character before it."""
    joining = sign == _JOINER or "\U000e0020" <= sign <= _ENDED_TAG or sign == "\u200c"
    return joining or _category(sign).startswith("M") or ord(sign) in _SKIN_TONES


def _binds(before: str, sign: str) -> bool:
    """Return whether a sign makes the next one part of its own character."""
    if before == _JOINER:
        return _category(sign) in ("So", "Sm", "Lo")
    return unicodedata.combining(before) == _VIRAMA and _category(sign) == "Lo"


def _neighbours(name: str) -> tuple[str, str, str]:
    """Return the signs before, at and after each place, with a space at both ends."""
    return f" {name}"[: len(name)], name, f"{name} "[1:]


def _hidden(before: str, sign: str, after: str) -> bool:
    """Return whether a sign shows nothing where it stands."""
    if sign in (_JOINER, "\u200c"):
        picture = _pictured(before) and _JOINABLE.match(after)
        joined = _joined(before) and (_joined(after) or unicodedata.combining(before) == _VIRAMA)
        return not (joined or (picture and sign == _JOINER))
    if sign in _PICTURE_STYLE:
        return _category(before)[0] in "LMZC" or (before.isascii() and after != _KEYCAP)
    if ord(sign) in _IDEOGRAPH_STYLES:
        return not unicodedata.name(before, "").startswith("CJK ")
    return bool(_BLANK.match(sign)) or _category(sign) in _HIDDEN


def _pictured(sign: str) -> bool:
    return bool(_JOINABLE.match(sign)) or sign in _PICTURE_STYLE or ord(sign) in _SKIN_TONES


def _joined(sign: str) -> bool:
    return _category(sign)[0] in "LM" and bool(_JOINED.match(unicodedata.name(sign, "")))


def _stacked(name: str) -> bool:
    """Return whether some letter carries too many marks, or one of them twice in a row."""
    marks, before = 0, ""
    for sign in name:
        marks = marks + 1 if _category(sign) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS or (marks and sign == before):
            return True
        before = sign
    return False


def _category(sign: str) -> str:
    known = unicodedata.category(sign)
    return "So" if known == "Cn" and ord(sign) in _EMOJI else known
