from __future__ import annotations

from red7.server.accounts.identity import Identities
from tests.server.given import SeededChance

SECRET = b"07" * 32


def test_a_cookie_tells_who_it_is_and_cannot_be_made_up() -> None:
    identities = Identities(SECRET, SeededChance())
    who = identities.new()
    assert identities.new() != who
    cookie = identities.cookie(who)
    assert identities.who(cookie) == who
    assert Identities(SECRET, SeededChance()).who(cookie) == who
    assert Identities(b"another", SeededChance()).who(cookie) == ""
    for wrong in ("", None, "x", cookie + "x", cookie[1:], who):
        assert identities.who(wrong) == ""
