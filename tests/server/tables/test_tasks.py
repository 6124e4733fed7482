from __future__ import annotations

import asyncio

from red7.server.tables.tasks import Tasks


def test_what_begins_while_others_finish_is_waited_for_as_well() -> None:
    async def main() -> None:
        tasks, done = Tasks(), list[str]()

        async def later() -> None:
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            done.append("later")

        async def first() -> None:
            await asyncio.sleep(0)
            _ = tasks.spawn(later())
            done.append("first")

        async def failing() -> None:
            raise ValueError

        _ = tasks.spawn(first()), tasks.spawn(failing())
        await tasks.finish()
        assert done == ["first", "later"]

    asyncio.run(main())
