"""Tables in any position: the real page, told by the real code what a server would tell it.

No server runs. Pages and messages are answered here, so a table can stand in positions that no
short game leads to: ten cards in a hand, every phase of a turn, any names and clocks.
"""

from __future__ import annotations

import json
import mimetypes
from dataclasses import dataclass, replace
from typing import Any, Final

from playwright.sync_api import BrowserContext, Frame, Page, Route, WebSocketRoute

from red7.core import CARDS, Cards, Match, Red7Error, Round, Rules
from red7.protocol import messages as m
from red7.protocol.study import AskHint, ToldHint
from red7.server.http.routes.pages.documents import WEB
from red7.table.refusals import refusal
from red7.table.state import Surroundings, preview, state
from red7.table.table import Chair, Table
from red7.words import words

HOME: Final = "http://red7.test/"
_NOW: Final = 1_700_000_000_000
# The frame is measured and not looked at, so it is not painted, which takes half as long again.
_FRAME: Final = """<!doctype html><iframe name="table" src="/#/table/t1"
    style="position: absolute; inset: 0 auto auto 0; border: 0; width: 1280px; height: 720px;
    opacity: 0">"""
_UNSEEN: Final = "Object.defineProperty(document, 'hidden', { get: () => true })"
_FILES: Final = {path.name: path for path in WEB.rglob("*") if path.is_file()}


@dataclass(frozen=True)
class Scene:
    """A table as it stands: a position with all hands open, and what surrounds it."""

    rules: str
    position: str
    names: tuple[str, ...] = ("Ada", "Bo", "Carla", "Dimitri")
    canvas: str | None = None
    piles: tuple[str, ...] = ()
    stage: m.Stage = "playing"
    clock: bool = False
    you: int = 1
    round: int = 1
    events: tuple[dict[str, Any], ...] = ()
    phrases: tuple[str, ...] = ()
    chairs: tuple[Chair, ...] = ()  # if others than those who are named sit there
    agreed: frozenset[int] = frozenset()
    hints: int = 0  # that everybody has taken

    def table(self) -> Table:
        """Give the table that a server would hold."""
        game = Round.parse(self.rules, self.position)
        players = game.players
        names = self.names[:players]
        match = Match.start(players, self.rules, bytes(32))
        piles = tuple(map(Cards.parse, self.piles)) or match.piles
        match = replace(match, round=game, number=self.round, piles=piles)
        setup = m.Setup(rules=str(Rules.of(self.rules)), seats=(None,) * players)
        if self.clock:
            setup = setup.model_copy(update={"clock": m.GameClock(seconds=600, increment=5)})
        hands = tuple(game.hands) if self.stage in {"pause", "over"} else None
        return Table(
            id="t1",
            setup=setup,
            host=names[0],
            created=_NOW,
            seq=7,
            at=_NOW,
            chairs=self.chairs or tuple(Chair(who=name) for name in names),
            agreed=self.agreed,
            seed=bytes(32),
            stage=self.stage,
            match=match,
            commitments=("",) * players,
            entropies=(b"",) * players,
            canvas_card=None if self.canvas is None else _number(self.canvas),
            hands=hands,
            left=(754_000,) * players if self.clock else (),
            since=_NOW,
            hints=(self.hints,) * players,
        )


def _number(card: str) -> int:
    return [str(one) for one in CARDS].index(card)


@dataclass
class Stage:
    """The page of a table that shows one scene after the other."""

    context: BrowserContext
    page: Page
    scene: Scene
    language: str = "en"
    socket: WebSocketRoute | None = None
    view: Frame | None = None
    shown: int = 7
    answered: int = 0

    def __post_init__(self) -> None:
        # A page that is out of sight asks for a sign of life every half minute only, and waits long
        # for it: a test that answers late, on a busy machine, is no lost connection.
        self.page.add_init_script(_UNSEEN)
        self.page.route(f"{HOME}**", self._answer)
        self.page.route_web_socket(lambda address: "/api/live" in address, self._listen)

    def show(self, scene: Scene, language: str = "en", theme: str = "auto") -> None:
        """Open the table as it stands in a scene."""
        self._prepare(scene, language, theme)
        self.page.goto("about:blank")
        self.page.goto(f"{HOME}#/table/t1")
        self.page.locator("[data-seq]").wait_for()

    def _prepare(self, scene: Scene, language: str, theme: str = "auto") -> None:
        self.scene, self.language = scene, language
        settings = json.dumps({"language": language, "theme": theme, "known": True, "name": "Ada"})
        kept = f"localStorage.setItem('red7', {json.dumps(settings)})"
        self.page.add_init_script(f"try {{ {kept} }} catch {{}}")  # a blank page keeps nothing

    def frame(self, scene: Scene, language: str = "en") -> Frame:
        """Open the table in a frame, which can be given any size at once."""
        self._prepare(scene, language)
        self.page.goto(f"{HOME}frame")
        frame = self.page.frame("table")
        assert frame
        frame.locator("[data-seq]").wait_for()
        self.view = frame
        return frame

    def turn_to(self, scene: Scene) -> None:
        """Let the open table stand in another scene, as another game: what was begun is gone."""
        assert self.socket
        self.scene = scene
        self.shown += 1
        self.socket.send(self.update(self.table()))
        (self.view or self.page).locator(f"[data-seq='{self.shown}']").wait_for()

    def table(self) -> Table:
        """Give the table that the page shows."""
        return replace(self.scene.table(), seq=self.shown, game=self.shown)

    def _answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(HOME).partition("?")[0]
        if path == "frame":
            route.fulfill(body=_FRAME, content_type="text/html")
            return
        if path.endswith("/hint"):
            asked = AskHint.model_validate(route.request.post_data_json)
            route.fulfill(body=self._hint(asked.stage))
            return
        found = _FILES.get(path.rpartition("/")[2] or "index.html")
        if found:
            kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
            route.fulfill(body=found.read_bytes(), content_type=kind)
        else:
            route.fulfill(status=404, body="{}", content_type="application/json")

    def _hint(self, stage: int) -> str:
        """Give a hint that is as long as they become, about cards of the scene."""
        say = words(self.language)
        texts = (say("hint-discard", count=7), say("hint-cards", cards="R7 V4"))
        cards = () if stage == 1 else ("R7", "V4")
        told = ToldHint(stage=stage, text=texts[stage == 2], cards=cards, turn="", why="")
        if stage == 3:
            why = f"{say('why-share', percent=47)} {say('why-keeps-changes', held=6, count=4)}"
            told = told.model_copy(update={"turn": "+R7 >R7 !", "why": why})
        return told.model_dump_json()

    def _listen(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        table, you = self.table(), self.scene.you
        match message["type"]:
            case "hello":
                welcome = m.Welcome(server="", player="p", name="Ada", now=_NOW)
                socket.send(welcome.model_dump_json())
            case "watch":
                socket.send(self.update(table))
            case "preview":
                ask = m.AskPreview.model_validate(message)
                socket.send(self._preview(table, you, ask).model_dump_json())
                self.answered += 1
            case "beat":
                socket.send(m.Beat(now=_NOW).model_dump_json())
            case _:
                pass

    def _preview(self, table: Table, you: int, ask: m.AskPreview) -> m.Message:
        try:
            return preview(table, you, ask)
        except Red7Error as error:
            told = refusal(error, self.language)
            return m.Refused(id=ask.id, table=ask.table, refusal=told)

    def update(self, table: Table) -> str:
        """Give the message that tells all of a table."""
        names = {name: name for name in self.scene.names}
        around = Surroundings(names, frozenset(names), 2, _NOW)
        told = state(table, self.scene.you, around)
        events = [{"seq": self.shown, "at": _NOW, **event} for event in self.scene.events]
        return json.dumps(
            {
                "type": "update",
                "table": "t1",
                "seq": self.shown,
                "events": events,
                "state": json.loads(told.model_dump_json()),
            }
        )
