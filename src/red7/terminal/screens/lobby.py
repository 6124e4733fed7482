"""The lobby of a server: one's own games, tables that wait for players, and ways to others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import httpx
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import OptionList, Static
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
from red7.terminal.signing import NoServerError, remember
from red7.terminal.titles import rules_name

_AGAIN: Final = 4.0  # seconds between two looks at the list

Reach = Callable[[Callable[[], None]], Awaitable[Client]]


class Lobby(Framed):
    """Lists the tables of a server, and leads to them; or straight to one, by an invitation."""

    CSS = """
    Lobby Static { padding: 1 2 0 2; height: auto; }
    Lobby OptionList { height: 1fr; margin: 1 1 0 1; border: none; background: $background; }
    """

    def __init__(self, address: Address, reach: Reach, identities: Identities) -> None:
        super().__init__()
        self._address, self._reach, self._identities = address, reach, identities
        self._client: Client | None = None
        self._tables: list[str] = []
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
        """Put a line of text over the list."""
        yield Static(id="said", markup=False)
        yield OptionList()

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
        else:
            self.query_one(OptionList).focus()
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
        own = {one["table"] for one in mine}
        rows = [(one["table"], self._own_row(one)) for one in mine]
        rows += [(one["table"], self._open_row(one)) for one in waiting if one["table"] not in own]
        options = self.query_one(OptionList)
        at = options.highlighted
        if [table for table, _ in rows] != self._tables or not rows:
            self._tables = [table for table, _ in rows]
            options.clear_options()
            options.add_options([text for _, text in rows])
            options.highlighted = min(at or 0, len(rows) - 1) if rows else None
        greeting = self.say("web-greeting", name=self.client.name)
        none = "" if rows else f"\n\n{self.say('web-no-tables')}"
        self._tell(f"{self._said or greeting}{none}")

    def _own_row(self, one: dict[str, Any]) -> Content:
        turn = self.say("web-tab-turn") if one["your_turn"] else self.say("web-your-games")
        style = self.look.gold if one["your_turn"] else self.look.strong
        return self._row(turn, style, one["rules"], one["seats"])

    def _open_row(self, one: dict[str, Any]) -> Content:
        free = self.say("web-room-free", count=one["free"])
        return self._row(free, self.look.quiet, one["setup"]["rules"], one["seats"])

    def _row(self, what: str, style: Any, rules: str, seats: Sequence[Any]) -> Content:  # noqa: ANN401 - a style
        names = [seat["name"] or seat["bot"] or "–" for seat in seats]
        rule = rules_name(self.say, rules)
        text = f"  {rule:<12}  {', '.join(map(str, names))}"
        return Content.assemble((f"{what:<22}", style), text)

    def _tell(self, text: str) -> None:
        self.query_one("#said", Static).update(text)

    # What is done

    def keys(self) -> Sequence[Key]:
        """Return the keys of the lobby; the arrows and Enter belong to the list."""
        say = self.say
        return [
            Key(("n",), say("web-open-table"), "new"),
            Key(("p",), say("terminal-invitation"), "paste"),
            Key(("q", "ctrl+q", "escape"), say("terminal-quit"), "quit"),
        ]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go to the table that was chosen."""
        self._visit(self._tables[event.option_index])

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
