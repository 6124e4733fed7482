from __future__ import annotations

import asyncio
from pathlib import Path

from red7.server.accounts.names import StoredNames
from red7.server.store import Player
from tests.server.serving import store_in


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
