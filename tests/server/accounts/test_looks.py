from __future__ import annotations

import string

import pytest

from red7.server.accounts.looks import skeleton


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Paul", "PAUL"),
        ("Paul", "PauI"),  # a capital i
        ("Paul", "Pau1"),
        ("Paul", "P\u0430ul"),  # Cyrillic
        ("Omega", "\u039fmega"),  # Greek
        ("Zoo", "Z00"),
        ("modern", "modem"),
        ("Ann", "\uff21\uff4e\uff4e"),  # full width
        ("Ann Lee", "AnnLee"),
        ("Ann", "Ann."),
        ("\u0411\u0435\u043d", "\u0431\u0435\u043d"),  # of either case, in Cyrillic
        ("e\u0301", "\u00e9"),
        *(("Ann", f"Ann{sign}") for sign in "'`\xb4\u02d9\xb0~\u0332\u0640\u2019\u02bc^\xa8\u0338"),
        *(("Ann", f"A{sign}nn") for sign in "'`\xb4\u02d9\xb0~\u0332\u0640"),
        ("Paul", "Pau\u0627"),  # an Arabic alef
        ("Paul", "\u1d18\u1d00\u1d1c\u029f"),  # small capitals
        *(("Ann", f"Ann{zero}") for zero in "\u0660\u06f0"),  # which are a point
        *(("Zoo", f"Zo{zero}") for zero in "\u0966\u09e6\u0e50\U0001d7ce"),
        *(("Ann23", f"Ann{two}3") for two in "\u0662\u06f2\u0968\u09e8\u0e52\u1042\U000104a2"),
        *(("Ann9", f"Ann{nine}") for nine in "\u0669\u06f9\u096f\u0e59"),
    ],
    ids=ascii,
)
def test_look_alikes_are_the_same(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Anna"),
        ("Zoe", "Zoë"),
        ("Roy", "Uoy"),
        ("Nan", "Van"),
        ("Łukasz", "Lukasz"),
        ("~", "\xb0"),
    ],
)
def test_other_names_are_not(name: str, other: str) -> None:
    assert skeleton(name) != skeleton(other)


def test_of_plain_letters_few_are_alike() -> None:
    groups: dict[str, str] = {}
    for sign in string.ascii_lowercase + string.digits:
        groups[skeleton(sign)] = groups.get(skeleton(sign), "") + sign
    assert {group for group in groups.values() if len(group) > 1} == {"il1", "o0"}


@pytest.mark.parametrize("name", ["🦊", "❤️", "...", "~", "`", "\u0640", "ﷺ" * 24], ids=ascii)
def test_every_name_has_one(name: str) -> None:
    assert 0 < len(skeleton(name)) <= 400
