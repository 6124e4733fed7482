from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from red7.server.accounts.names import StoredNames, clean_name
from red7.server.store import Player
from red7.table.errors import TableError
from tests.server.serving import store_in


@given(st.text())
@example("0\xa00")
@example("a\u3000 \u2009b")
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


def test_names_are_looked_up_once_and_not_kept_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        store = store_in(tmp_path)
        await store.start()
        await store.save_player(Player("ann", "Ann", 1, 1))
        names = StoredNames(store, most=10)
        await names.learn("ann", "", "nobody")
        assert (names.get("ann"), names.get("nobody", "?"), names.get("ben", "?")) == (
            "Ann",
            "",
            "?",
        )
        await store.save_player(Player("ann", "Anna", 1, 1))
        await names.learn("ann")
        assert names.get("ann") == "Ann"  # whoever changes a name notes it
        for number in range(100):
            names.note(f"guest{number}", "Guest")
            if names.crowded:
                names.trim({"ann"})
            assert len(names) <= 10
        assert (names.get("ann"), names.get("guest99")) == ("Ann", "Guest")
        names.forget_all()
        assert len(names) == 0
        await store.close()

    asyncio.run(test())
