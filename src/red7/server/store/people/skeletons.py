"""What names look like, brought up to date once they are compared in another way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from red7.server.store.access import Access
from red7.server.store.schema import ACCOUNTS, META, PLAYERS

_NAME: Final = "looks"  # in ``meta``: the version by which all accounts are compared
_AT_ONCE: Final = 500  # accounts


class Skeletons:
    """Compares the names of accounts by the newest version."""

    def __init__(self, access: Access) -> None:
        self._access = access
        noted = (postgresql.insert if access.postgres else sqlite.insert)(META)
        self._note = noted.on_conflict_do_update(
            index_elements=[META.c.name], set_={"value": noted.excluded.value}
        )

    async def renew(self, version: str, skeleton: Callable[[str], str]) -> int:
        """Compare all names by this version, unless they are; return how many look different now.

        Of two that had not looked alike before, the older account is the one that is protected from
        others. The newer one stays what it was.
        """
        known = await self._access.do(sa.select(META.c.value).where(META.c.name == _NAME))
        if known and known[0].value == version:
            return 0
        changed = 0
        last: sa.Row[Any] | None = None
        while rows := await self._access.do(_after(last)):
            old = [row for row in rows if skeleton(row.name) != row.skeleton]
            changed += await self._change([(row, skeleton(row.name)) for row in old])
            last = rows[-1]
        await self._access.do(self._note, name=_NAME, value=version)
        return changed

    async def _change(self, changes: Sequence[tuple[sa.Row[Any], str]]) -> int:
        changed = 0
        for row, skeleton in changes:
            taken = sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.skeleton == skeleton)
            # Somebody may take another name meanwhile.
            same = (ACCOUNTS.c.player == row.player) & (ACCOUNTS.c.skeleton == row.skeleton)
            change = sa.update(ACCOUNTS).where(same).values(skeleton=skeleton)
            async with self._access.transaction() as connection:
                if await connection.scalar(taken) is None:
                    changed += (await connection.execute(change)).rowcount
        return changed


def _after(last: sa.Row[Any] | None) -> sa.Select[Any]:
    """Select the next accounts with their names, the oldest first."""
    order = (ACCOUNTS.c.created, ACCOUNTS.c.player)
    named = sa.select(*order, ACCOUNTS.c.skeleton, PLAYERS.c.name)
    wanted = named.join(PLAYERS, PLAYERS.c.id == ACCOUNTS.c.player).order_by(*order)
    if last is not None:
        wanted = wanted.where(sa.tuple_(*order) > sa.tuple_(last.created, last.player))
    return wanted.limit(_AT_ONCE)
