from __future__ import annotations

import json

import pytest

from red7.protocol import messages as m
from red7.protocol.follow import follow
from tests.protocol.make_followed import FOLLOWED


def test_a_client_that_follows_the_changes_holds_the_state_of_the_server() -> None:
    held: m.State | None = None
    compared = 0
    for line in map(json.loads, FOLLOWED.read_text(encoding="utf-8").splitlines()):
        if "change" in line:
            assert held
            held = follow(held, m.Change.model_validate(line["change"]))
        if "state" in line:
            whole = m.State.model_validate(line["state"])
            compared += "change" in line
            held = held if "change" in line else whole
            assert held == whole
    assert compared > 10


def test_a_change_that_is_not_the_next_is_refused() -> None:
    first, second = map(json.loads, FOLLOWED.read_text(encoding="utf-8").splitlines()[:2])
    held = m.State.model_validate(first["state"])
    change = m.Change.model_validate(second["change"])
    with pytest.raises(ValueError, match="after state"):
        follow(held, change.model_copy(update={"seq": change.seq + 1}))
