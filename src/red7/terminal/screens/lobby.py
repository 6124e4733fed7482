"""The lobby of a server: one's own games, tables that wait for players, and ways to others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import httpx
from textual.app import ComposeResult
from textual.worker import Worker

from red7.protocol import messages as m
from red7.protocol.client import Client, RefusedError
from red7.terminal.frame import Framed
from red7.terminal.given import SystemTime
from red7.terminal.kept.identities import Identities
from red7.terminal.keys import Key
from red7.terminal.links.addresses import Address, read_table
from red7.terminal.links.remote import RemoteTable
from red7.terminal.screens.new_table import NewTable
from red7.terminal.screens.sheets import Typing
from red7.terminal.screens.table import TableScreen
from red7.terminal.screens.table_list import TableList, read_tables
from red7.terminal.signing import NoServerError, remember

_AGAIN: Final = 4.0  # seconds between two looks at the list

Reach = Callable[[Callable[[], None]], Awaitable[Client]]


class Lobby(Framed):
    """Lists the tables of a server, and leads to them; or straight to one, by an invitation."""

    def __init__(self, address: Address, reach: Reach, identities: Identities) -> None:
        super().__init__()
        self._address, self._reach, self._identities = address, reach, identities
        self._client: Client | None = None
        self._at: RemoteTable | None = None
        self._said = ""
        self._worker: Worker[None] | None = None

    @property
    def client(self) -> Client:
        """The connection to the server."""
        if self._client is None:
            raise RuntimeError("not connected")
        return self._client

    def content(self) -> ComposeResult:
        """Show the list."""
        yield TableList()

    def on_mount(self) -> None:
        """Connect, and list what there is."""
        super().on_mount()
        self.entitle(f"Red7 · {self._address.server}")
        self._tell(self.say("web-connecting"))
        self._worker = self.run_worker(self._connect(), name="lobby")

    async def on_unmount(self) -> None:
        """Disconnect; seats stay taken."""
        if self._worker:
            self._worker.cancel()  # it asks the client from time to time
        if self._client:
            await self._client.close()

    async def _connect(self) -> None:
        try:
            client = await self._reach(self._news)
            await client.__aenter__()
        except NoServerError:
            self.app.exit(self.say("terminal-no-server", url=self._address.server))
            return
        except RefusedError as error:
            self.app.exit(error.refusal.text)
            return
        except (httpx.HTTPError, TimeoutError, OSError):
            self.app.exit(self.say("terminal-no-server", url=self._address.server))
            return
        self._client = client
        remember(client, self._address.server, self._identities)
        if self._address.table:
            self._visit(self._address.table)
        while True:
            await self._list()
            await asyncio.sleep(_AGAIN)

    def _news(self) -> None:
        """Pass on what the connection says to the table that is open."""
        if self._at:
            self._at.tell()

    # The list

    async def _list(self) -> None:
        """List the tables, while the lobby is what is seen."""
        if not self.is_current:
            return
        try:
            mine = (await self.client.get("/api/me/tables"))["tables"]
            waiting = (await self.client.get("/api/tables"))["tables"]
        except (httpx.HTTPError, RefusedError, ValueError):
            self._tell(self.say("web-lost"))
            return
        tables = read_tables(mine, waiting)
        self.query_one(TableList).show(tables)
        greeting = self.say("web-greeting", name=self.client.name)
        none = "" if tables else f"\n\n{self.say('web-no-tables')}"
        self._tell(f"{self._said or greeting}{none}")
        self.rekey()

    def _tell(self, text: str) -> None:
        self.query_one(TableList).tell(text)

    # What is done

    def keys(self) -> Sequence[Key]:
        """Return the keys that lead to tables."""
        say, keys = self.say, []
        if self.query_one(TableList).tables:
            keys += [
                Key(("enter", "space"), say("terminal-to-table"), "visit_chosen"),
                Key(("up", "k"), "", "choose(-1)"),
                Key(("down", "j"), say("terminal-choose"), "choose(1)"),
            ]
        return [
            *keys,
            Key(("n",), say("terminal-new-table"), "new"),
            Key(("p",), say("terminal-invitation"), "paste"),
            Key(("q", "ctrl+q", "escape"), say("terminal-quit"), "quit"),
        ]

    def action_choose(self, by: int) -> None:
        """Point at the next table, or at the one before."""
        self.query_one(TableList).choose(by)

    def action_visit_chosen(self) -> None:
        """Go to the table that is pointed at."""
        self.action_visit(self.query_one(TableList).at)

    def action_visit(self, number: int) -> None:
        """Go to a table of the list."""
        tables = self.query_one(TableList).tables
        if number < len(tables):
            self._visit(tables[number].table)

    def _visit(self, table: str, *, sit: bool = False) -> None:
        link = RemoteTable(self.client, table, SystemTime())
        self._at = link
        screen = TableScreen(link, leave=self._left)
        self.app.push_screen(screen)
        if sit:
            screen.wish(lambda: link.send(m.Sit))

    def _left(self) -> None:
        """Come back from a table, or go home if an invitation led there."""
        self._at = None
        if self._address.table:
            self.app.exit()
        else:
            self.app.pop_screen()

    def action_new(self) -> None:
        """Open a table."""
        if self._client is None:
            return

        def chosen(setup: m.Setup | None) -> None:
            if setup is not None:
                self.run_worker(self._create(setup), name="new table")

        self.app.push_screen(NewTable(), chosen)

    async def _create(self, setup: m.Setup) -> None:
        try:
            table = await self.client.create_table(setup)
        except RefusedError as error:
            self._said = error.refusal.text
        except httpx.HTTPError:
            self._said = self.say("web-lost")
        else:
            self._said = ""
            self._visit(table, sit=True)
            return
        self._tell(self._said)

    def action_paste(self) -> None:
        """Go to the table of an invitation."""

        def typed(text: str | None) -> None:
            if not text:
                return
            table = read_table(text, self._address.server)
            if table:
                self._visit(table)
            else:
                self._said = self.say("terminal-invitation-unknown", url=self._address.server)
                self._tell(self._said)

        if self._client:
            self.app.push_screen(Typing(self.say("terminal-invitation-ask")), typed)

    def action_quit(self) -> None:
        """Leave the server."""
        self.app.exit()
