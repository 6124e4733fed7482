from __future__ import annotations

import asyncio
from pathlib import Path

from red7.server.accounts.names import StoredNames
from red7.server.store import Player
from tests.server.given import ManualTime
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


def test_an_old_name_is_looked_up_again(tmp_path: Path) -> None:
    async def test() -> None:
        time = ManualTime()
        store = store_in(tmp_path)
        await store.start()
        for who in ("ann", "ben", "cleo"):
            await store.save_player(Player(who, who.title(), 1, 1))
        names = StoredNames(store, time.steady)
        changed: list[str] = []
        names.on_changed(changed.append)
        await names.learn("ann", "ben")
        time.pass_by(30)
        await names.learn("cleo")
        for who in ("ann", "cleo"):
            await store.forget_player(who)
        time.pass_by(29)
        await names.look_again()
        assert (names.get("ann"), changed) == ("Ann", [])
        time.pass_by(1)
        await names.look_again()
        assert [names.get(who) for who in ("ann", "ben", "cleo")] == ["", "Ben", "Cleo"]
        assert changed == ["ann"]
        time.pass_by(30)
        await names.look_again()
        assert changed == ["ann", "cleo"]
        assert names.knows("ann")
        await store.close()

    asyncio.run(test())


def test_a_name_heard_while_looking_is_the_newer_one(tmp_path: Path) -> None:
    async def test() -> None:
        time = ManualTime()
        store = store_in(tmp_path)
        await store.start()
        await store.save_player(Player("ann", "Ann", 1, 1))
        names = StoredNames(store, time.steady)
        await names.learn("ann")
        time.pass_by(60)
        looking = asyncio.create_task(names.look_again())
        await asyncio.sleep(0)
        time.pass_by(1)
        names.note("ann", "Anna")
        await looking
        assert names.get("ann") == "Anna"
        await store.close()

    asyncio.run(test())
