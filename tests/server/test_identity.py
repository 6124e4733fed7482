from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.server.errors import TableError
from red7.server.identity import Identities, clean_name, load_secret
from red7.server.limits import Limit


def test_a_cookie_tells_who_it_is_and_cannot_be_made_up(tmp_path: Path) -> None:
    identities = Identities(load_secret(tmp_path))
    who = identities.new()
    cookie = identities.cookie(who)
    assert identities.who(cookie) == who
    assert Identities(load_secret(tmp_path)).who(cookie) == who
    assert Identities(b"another").who(cookie) == ""
    for wrong in ("", None, "x", cookie + "x", cookie[1:], who):
        assert identities.who(wrong) == ""


@given(st.text())
def test_a_name_is_refused_or_fit_to_be_shown(text: str) -> None:
    try:
        name = clean_name(text)
    except TableError:
        return
    assert 1 <= len(name) <= 24
    assert name.isprintable()
    assert clean_name(name) == name


@pytest.mark.parametrize("name", ["Zoë", "Łukasz K.", "李小龍", "O’Neil-Smith 2", "😀 Ann"])
def test_names_of_people(name: str) -> None:
    assert clean_name(name) == name


def test_a_limit_lets_pass_again_after_a_while() -> None:
    now = [0.0]
    limit = Limit(2, 4, lambda: now[0])
    assert [limit.allows("a") for _ in range(6)] == [True] * 4 + [False] * 2
    assert limit.allows("b")
    now[0] = 1.0
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    assert Limit(0, 0).allows("a")
