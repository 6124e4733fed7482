from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from red7.server.accounts.spelling import LARGEST_NAME, clean_name, count_characters
from red7.table.errors import TableError

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@given(st.text())
@example("0\xa00")
@example("a\u3000 \u2009b")
@example(FAMILY)
def test_a_name_is_refused_or_fit_to_be_shown(text: str) -> None:
    try:
        name = clean_name(text)
    except TableError:
        return
    assert 1 <= count_characters(name) <= 24
    assert len(name.encode()) <= LARGEST_NAME
    assert not any(unicodedata.category(sign) in ("Cc", "Cs", "Co", "Zl", "Zp") for sign in name)
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Łukasz K.",
        "O’Neil-Smith 2",
        "李小龍",
        "葛\U000e0100城",
        "むつみ",
        "이준호",
        "Nguyễn Thị Hạnh",
        "สมศักดิ์",
        "हिन्दी क्\u200dष",
        "ക്\u200d",
        "தமிழ்",
        "მარიამ",
        "བཀྲ་ཤིས",
        "דָּוִד",
        "محمد",
        "مُحَمَّد",
        "می\u200cرود",
        "😀",
        "😀 Ann",
        "❤️",
        "👍🏽",
        "👩🏾\u200d🚀",
        "❤️\u200d🔥",
        "🙂\u200d↔️",
        "🏴\u200d☠️",
        "7️⃣",
        "🇵🇱",
        "\U0001fae8",
        FAMILY,
        SCOTLAND,
        "W" * 24,
        "😀" * 24,
        "🇵🇱" * 24,
    ],
    ids=ascii,
)
def test_names_of_people(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (" ", "name-blank"),
        ("...", "name-blank"),
        ("\u0301", "name-blank"),
        ("\u0903", "name-blank"),
        ("\u3000\u2003", "name-blank"),
        ("\u115f", "name-hidden"),
        ("\u1160", "name-hidden"),
        ("\u3164", "name-hidden"),
        ("\uffa0", "name-hidden"),
        ("\u2800", "name-hidden"),
        ("Ann\u3164", "name-hidden"),
        ("a\u200bb", "name-hidden"),
        ("a\u00adb", "name-hidden"),
        ("a\u034fb", "name-hidden"),
        ("a\ufe0fb", "name-hidden"),
        ("Ada1\ufe0e", "name-hidden"),
        ("Ada#\ufe0f", "name-hidden"),
        ("\U0001f3f4\U000e0068\U000e0069\U000e0064\U000e007f", "name-hidden"),
        ("a\U000e0100", "name-hidden"),
        ("a\u200db", "name-hidden"),
        ("a\u200cb", "name-hidden"),
        ("\u200d😀", "name-hidden"),
        ("😀\u200d", "name-hidden"),
        ("©\u200d®", "name-hidden"),
        ("😀\u200c😀", "name-hidden"),
        ("می\u200c", "name-hidden"),
        ("می\u200c\u200cخ", "name-hidden"),
        ("a\U000e0067\U000e007f", "name-hidden"),
        (SCOTLAND[:-1], "name-hidden"),
        ("a\x00b", "name-hidden"),
        ("a\nb", "name-hidden"),
        ("\ue000", "name-hidden"),
        ("\U000e0fff", "name-hidden"),
        ("a\u202eb", "name-direction"),
        ("a\u2067b\u2069", "name-direction"),
        ("\u200fمحمد", "name-direction"),
        ("\u061cمحمد", "name-direction"),
        ("ä\u0301\u0301\u0301", "name-marks"),
        ("q\u0301\u0302\u0303\u0304", "name-marks"),
        ("ก็็", "name-marks"),
        ("\u0301Ann", "name-marks"),
        ("x" * 25, "name-long"),
        ("😀" * 25, "name-long"),
        ("ä" * 25, "name-long"),
        ("🇵🇱" * 25, "name-long"),
        (FAMILY * 9, "name-large"),
    ],
    ids=ascii,
)
def test_other_names_are_refused_with_the_true_reason(name: str, reason: str) -> None:
    with pytest.raises(TableError) as refused:
        clean_name(name)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        ("Ann", 3),
        ("a\u0301b", 2),
        (FAMILY, 1),
        (SCOTLAND, 1),
        ("👩🏾\u200d🚀😀", 2),
        ("🇵🇱🇫🇷🇩", 3),
        ("7️⃣8", 2),
        ("क्षि", 1),
        ("สมศักดิ์", 5),
        ("می\u200cرود", 5),
    ],
    ids=ascii,
)
def test_characters_are_counted_as_people_see_them(text: str, count: int) -> None:
    assert count_characters(text) == count
