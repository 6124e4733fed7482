"""People at the table: they see texts and roles, and use mouse, finger or keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, Response, expect

Way = Literal["mouse", "touch", "keyboard"]
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
_CARD = re.compile(r"^(Red|Orange|Yellow|Green|Blue|Indigo|Violet) [1-7]")
_LONG = 20_000


# Presses a control and gives the milliseconds to the first frame in which a card is on its way.
FIRST_FRAME = """
async one => {
    const began = performance.now();
    one.click();
    for (;;) {
        await new Promise(requestAnimationFrame);
        const moving = document.getAnimations().some(it => it.id === "travel");
        if (moving || performance.now() - began > 2000) return performance.now() - began;
    }
}
"""


class Person:
    """Somebody in front of a page."""

    def __init__(self, page: Page, way: Way) -> None:
        self.page = page
        self.way = way
        self.frames: list[str] = []
        self.answers: list[Response] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))
        page.on("response", lambda answer: self.answers.append(answer))  # noqa: PLW0108 - not a builtin

    def hear(self, frame: Any) -> None:
        self.frames.append(str(frame))

    @property
    def traffic(self) -> list[str]:
        """All that the server has told this page about tables, in order."""
        told = [answer.text() for answer in self.answers if "/api/" in answer.url and answer.ok]
        return [*told, *self.frames]

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
        for _ in range(80):
            if thing.evaluate("one => one === document.activeElement"):
                return
            inside = self.page.evaluate(
                "() => document.activeElement?.closest('[aria-label=\"Your hand\"]') !== null"
            )
            wanted = thing.evaluate("one => one.closest('[aria-label=\"Your hand\"]') !== null")
            self.page.keyboard.press("ArrowRight" if inside and wanted else "Tab")
        raise AssertionError(f"no way by keyboard to {thing}")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

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
        mine = self.guide.get_by_text(
            re.compile(r"^Your turn|^You would be winning: end|^You are not")
        )
        expect(mine.or_(self.end).first).to_be_visible(timeout=_LONG)
        return not self.end.count()

    # A turn

    def pick(self, name: str) -> None:
        self.press(self.card(name))
        expect(self.guide.get_by_text(f"Where does {name} go?")).to_be_visible()

    def put_back(self) -> None:
        if self.way == "keyboard":
            self.page.keyboard.press("Escape")
        else:
            self.press(self.button("Cancel"))

    def find(self, *results: str) -> bool:
        """Try the cards until one can go somewhere with a wanted result, and put it there."""
        for result in results:
            for name in self.cards():
                self.pick(name)
                option = self.options(result)
                if option.count():
                    self.press(option.first)
                    return True
                self.put_back()
        return False

    def finish(self) -> bool:
        """Play the move as it stands, if it is one."""
        done = self.button(re.compile(r"^(Play it|End my turn|Draw a card)$"))
        try:
            expect(done.first).to_be_visible(timeout=1500)
        except AssertionError:
            return False
        self.press(done.first)
        expect(done).to_have_count(0)
        return True

    def take_turn(self) -> None:
        """Play as a beginner would: whatever is winning; two cards if one is not enough."""
        if self.find("you would be winning") and self.finish():
            return
        if self.find("not winning yet") and self.find("you would be winning") and self.finish():
            return
        undo = self.button("Take back")
        while undo.count():
            self.press(undo)
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
        if self.button(re.compile(r"^(End my turn|Draw a card)$")).count():
            self.finish()
        else:
            self.take_turn()
        # The table has taken the move up before the next is thought of.
        expect(self.page.locator("[data-seq]")).not_to_have_attribute("data-seq", before)

    def take_turn_or_go_on(self) -> None:
        """Take one turn, and go on to the next round if that ended one."""
        self.take_one()
        while not self.await_turn():
            again = self.button(re.compile(r"^(Next round|Rematch)"))
            self.press(again)
            expect(again).to_have_count(0, timeout=_LONG)

    def moves(self) -> str:
        return self.page.locator("[data-seq]").get_attribute("data-seq") or ""

    def play_match(self) -> None:
        following = self.button(re.compile(r"^Next round"))
        rematch = self.button("Rematch")
        while True:
            self.play_round()
            expect(following.or_(rematch).first).to_be_visible(timeout=_LONG)
            if rematch.count():
                return
            self.press(following)
            expect(following).to_have_count(0, timeout=_LONG)


@contextmanager
def open_person(
    browser: Browser,
    url: str,
    way: Way = "mouse",
    *,
    locale: str = "en-GB",
    theme: Literal["light", "dark"] = "light",
    size: dict[str, int] | None = None,
    quiet: bool = False,
    still: bool = True,
) -> Iterator[Person]:
    """Open a browser of one's own at an address."""
    context = browser.new_context(
        viewport=size or (PHONE if way == "touch" else DESK),  # type: ignore[arg-type]
        has_touch=way == "touch",
        is_mobile=way == "touch",
        locale=locale,
        color_scheme=theme,
        reduced_motion="reduce" if still else "no-preference",
    )
    troubles: list[str] = []
    page = context.new_page()
    page.set_default_timeout(10_000)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on(
        "console",
        lambda said: troubles.append(said.text) if said.type == "error" and not quiet else None,
    )
    person = Person(page, way)
    page.goto(url)
    yield person
    context.close()
    assert not troubles
