"""People at the table: they see texts and roles, and use mouse, finger or keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Literal

from playwright.sync_api import (
    Error,
    Locator,
    Page,
    Request,
    Response,
    expect,
)

Way = Literal["mouse", "touch", "keyboard"]
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
_FINISH = re.compile(r"^(Play it|End my turn|Draw a card)$")
# What is said while the server has not answered, first or after a while.
UNANSWERED = re.compile(r"^(One moment|The server has not answered)")
_UNSETTLED = re.compile(rf"^Where does|{UNANSWERED.pattern}")
# The page has heard of its size before the next frame is drawn.
_DRAWN_AT = """async ([width, height]) => {
    do await new Promise(requestAnimationFrame);
    while (innerWidth !== width || innerHeight !== height);
}"""
# On a phone, a page that is too wide widens the window: that is to be found, not waited for.
_LOOK_AT = """async ([width, height, asked]) => {
    let frames = 0;
    do await new Promise(requestAnimationFrame);
    while ((innerWidth !== width || innerHeight !== height) && ++frames < 30);
    await document.fonts.ready;
    return (LOOK)(asked);
}"""
FRAME = "() => new Promise(requestAnimationFrame)"  # what was pressed has been acted on by then
_CARD = re.compile(r"^(Red|Orange|Yellow|Green|Blue|Indigo|Violet) [1-7]")
# The key that leads on to a control; empty when it is reached. Arrows lead through the hand.
_NEXT_KEY = """one => {
    const here = document.activeElement;
    if (one === here) return "";
    const hand = "[aria-label='Your hand']";
    return here?.closest(hand) && one.closest(hand) ? "ArrowRight" : "Tab";
}"""
# What the first turn does not need comes while it is being thought about.
_LATER = ("Help", "Hints", "Log", "RoundEnd", "TableSheets", "setup")
# Whatever a part builds on is linked as soon as the part is asked for.
_FETCHED = """parts => {
    const fetched = performance.getEntriesByType("resource").map(one => one.name);
    const linked = [...document.querySelectorAll("link[href*='/assets/']")].map(one => one.href);
    return parts.every(part => fetched.some(name => name.includes(`/assets/${part}-`)))
        && linked.every(name => fetched.includes(name));
}"""
# Milliseconds after which something that has not happened is taken to have hung. Nothing may depend
# on less: the machine may be busy.
PATIENCE = 60_000
_MOMENT = 20
expect.set_options(timeout=PATIENCE)


class Person:
    """Somebody in front of a page."""

    def __init__(self, page: Page, way: Way) -> None:
        self.page = page
        self.way = way
        self.frames: list[str] = []
        self.answers: list[Response] = []
        self.asked: list[Request] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))
        page.on("request", lambda asked: self.asked.append(asked))  # noqa: PLW0108
        page.on("response", lambda answer: self.answers.append(answer))  # noqa: PLW0108 - not a builtin

    def hear(self, frame: Any) -> None:
        self.frames.append(str(frame))

    @property
    def traffic(self) -> list[str]:
        """All that the server has told this page about tables, in order.

        The page may show something a moment before its driver hears of it.
        """
        for _ in range(PATIENCE // _MOMENT):
            told = self._told()
            if re.search(rf'"seq":\s*{self.moves()}\b', " ".join(told)):
                return told
            self.page.wait_for_timeout(_MOMENT)
        raise AssertionError("the page knows more than it was told")

    def _told(self) -> list[str]:
        told = [answer.text() for answer in self.answers if "/api/" in answer.url and answer.ok]
        return [*told, *self.frames]

    def sight(self) -> str:
        """What the page shows, asks and is told, for the report of a test that failed."""
        try:
            shown = self.page.locator("body").aria_snapshot(timeout=5000)
        except Error as error:
            shown = str(error)
        asked = [f"{answer.status} {answer.url}" for answer in self.answers[-12:]]
        told = [frame[:200] for frame in self.frames[-6:]]
        answered = [answer.request for answer in self.answers]
        waiting = [asking.url for asking in self.asked if asking not in answered]
        return "\n".join([shown, *asked, *told, f"unanswered: {waiting}"])

    # Hands

    def press(self, thing: Locator) -> None:
        """Use a control, each in their own way."""
        if self.way == "touch":
            thing.tap()
        elif self.way == "mouse":
            thing.click()
        else:
            self.reach(thing)
            self.page.keyboard.press("Enter")

    def reach(self, thing: Locator) -> None:
        """Go to a control by the Tab and arrow keys alone."""
        thing.wait_for()
        # Where the page itself leads the focus, it does so in the next frame.
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        for _ in range(80):
            key = thing.evaluate(_NEXT_KEY)
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no way by keyboard to {thing}")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and wait until the page is drawn at it."""
        resize(self.page, width, height)

    def keep(self, **kept: object) -> None:
        """Let the browser keep something else for this page, which the next load will find."""
        self.page.evaluate("kept => { localStorage.red7 = JSON.stringify(kept) }", kept)

    def look_at(
        self, sizes: Iterable[tuple[int, int]], look: str, asked: Any = None
    ) -> Iterator[tuple[int, int, Any]]:
        """Give the window one size after the other; yield each, and what a function says of it."""
        script = _LOOK_AT.replace("LOOK", look)
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            yield width, height, self.page.evaluate(script, [width, height, asked])

    def begin(self, level: str = "Basic") -> None:
        """Play against a bot by some mix of the rules."""
        self.page.get_by_role("radio", name=re.compile(f"^{level}")).check()
        self.press(self.button("Play now"))

    # What is seen

    @property
    def guide(self) -> Locator:
        return self.page.get_by_role("region", name="Your move")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name="Your hand", exact=True)

    @property
    def palette(self) -> Locator:
        return self.page.get_by_role("list", name="Your palette", exact=True)

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("heading", name=re.compile(r"wins?\b|shared"))

    def cards(self) -> list[str]:
        """Give the cards in hand that can be picked up, by their names."""
        names = self.hand.get_by_role("button").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label'))"
        )
        return [name for name in names if _CARD.match(name)]

    def card(self, name: str) -> Locator:
        return self.hand.get_by_role("button", name=name, exact=True)

    def options(self, text: str | re.Pattern[str]) -> Locator:
        return self.guide.get_by_role("button").filter(has_text=text)

    def await_turn(self) -> bool:
        """Wait until it is one's turn; false if the round has ended instead."""
        mine = self.guide.get_by_text(re.compile(r"^Your turn|^End your turn|^You are not"))
        expect(mine.or_(self.end).first).to_be_visible()
        return not self.end.count()

    def await_parts(self) -> None:
        """Wait for the parts of the table that come while it is being looked at."""
        self.page.wait_for_function(_FETCHED, arg=_LATER)

    # A turn

    def pick(self, name: str) -> None:
        self.press(self.card(name))
        expect(self.guide.get_by_text(f"Where does {name} go?")).to_be_visible()

    def put(self, option: Locator) -> None:
        """Put the card that was picked up somewhere, and wait until the server has its say."""
        self.press(option)
        expect(self.guide.get_by_text(_UNSETTLED)).to_have_count(0)

    def close_sheet(self) -> None:
        """Close a sheet, and wait until the page has gone back from it."""
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        self.page.wait_for_function("() => history.state !== 'sheet'")

    def put_back(self) -> None:
        if self.way == "keyboard":
            self.page.keyboard.press("Escape")
            return
        if self.guide.get_by_role("alert").count():
            self.press(self.button("Close"))
        self.press(self.button("Cancel"))

    def find(self, *results: str) -> str:
        """Try the cards until one can go somewhere with the first result, and put it there.

        If none can, the first card with the next result is put there; no result at all is empty.
        """
        found: dict[str, str] = {}
        for name in self.cards():
            self.pick(name)
            told = " ".join(self.options("To ").all_inner_texts())
            for result in results:
                if result in told:
                    found.setdefault(result, name)
            if results[0] in found:
                self.put(self.options(results[0]).first)
                return results[0]
            self.put_back()
        for result in results:
            if result in found:
                self.pick(found[result])
                self.put(self.options(result).first)
                return result
        return ""

    def finish(self) -> None:
        """Play the move as it stands."""
        self.press(self.button(_FINISH).first)

    def play(self, name: str) -> None:
        """Play a card that is winning to the palette, and end the turn."""
        before = self.moves()
        self.pick(name)
        self.put(self.options("To your palette"))
        self.finish()
        self.await_moves(before)

    def take_turn(self) -> None:
        """Play as a beginner would: whatever is winning; two cards if one is not enough."""
        winning, behind = "you would be winning", "not winning yet"
        if self.guide.get_by_text("you can only drop out").count():
            self.drop()
            return
        found = self.find(winning, behind)
        if found == winning or (found and self.find(winning)):
            self.finish()
            return
        if found:
            self.press(self.button("Take back"))
            expect(self.button("Take back")).to_have_count(0)
        self.drop()

    def drop(self) -> None:
        self.press(self.button("Drop out"))
        self.press(self.page.get_by_role("alertdialog").get_by_role("button", name="Drop out"))
        expect(self.page.get_by_role("alertdialog")).to_have_count(0)

    def play_round(self) -> None:
        while self.await_turn():
            self.take_one()

    def take_one(self) -> None:
        before = self.moves()
        if self.button(_FINISH).count():
            self.finish()
        else:
            self.take_turn()
        # The table has taken the move up before the next is thought of.
        self.await_moves(before)

    def moves(self) -> str:
        """Give the number of the last entry in the table's log that the page knows of."""
        return self.page.locator("[data-seq]").get_attribute("data-seq") or ""

    def await_moves(self, after: str) -> None:
        """Wait until the page knows of more than it did."""
        expect(self.page.locator("[data-seq]")).not_to_have_attribute("data-seq", after)

    def await_update(self) -> None:
        """Wait until the server has told of the table over the WebSocket."""
        for _ in range(PATIENCE // _MOMENT):
            if any('"update"' in frame for frame in self.frames):
                return
            self.page.wait_for_timeout(_MOMENT)
        raise AssertionError("the server tells of no table")

    def play_match(self) -> None:
        following = self.button(re.compile(r"^Next round"))
        rematch = self.button("Rematch")
        while True:
            self.play_round()
            expect(following.or_(rematch).first).to_be_visible()
            if rematch.count():
                return
            self.press(following)
            expect(following).to_have_count(0)


def resize(page: Page, width: int, height: int) -> None:
    """Give a window another size, and wait until the page is drawn at it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(_DRAWN_AT, [width, height])


def await_letters(page: Page) -> None:
    """Wait for the letters in which a page is set: those before them may take more room."""
    page.evaluate("() => document.fonts.ready.then(() => null)")
