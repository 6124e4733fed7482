"""Pictures of the real page, for README.md and docs: ``make screenshots``."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.people import PATIENCE, Person
from tests.web.require import ARGUMENTS, chromium
from tests.web.server import Server

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SEED = "0a" * 32
SIZES = {
    "phone": (390, 844),
    "landscape": (844, 390),
    "tablet": (820, 1180),
    "desk": (1440, 900),
}
# What README.md shows; `make screenshots ARGS=--all` takes every screen in every size and theme.
SHOWN = {("desk", "light", "table"), ("phone", "dark", "picked"), ("desk", "light", "start")}


def main(*, every: bool, folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        Server(Path(data), [SEED]) as server,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for size, (width, height) in SIZES.items():
            for theme in ("light", "dark"):
                wanted = {name for s, t, name in SHOWN if (s, t) == (size, theme)}
                if not every and not wanted:
                    continue
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme="light" if theme == "light" else "dark",
                    locale="en-GB",
                    has_touch=size != "desk",
                    reduced_motion="reduce",
                )
                page = context.new_page()
                page.set_default_timeout(PATIENCE)
                for name in walk(Person(page, "mouse"), server.url):
                    if every or name in wanted:
                        page.wait_for_timeout(300)
                        page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
                context.close()
        browser.close()


def walk(person: Person, url: str) -> Iterator[str]:
    """Go through the page, and stop where a picture is worth taking."""
    page = person.page
    page.goto(url)
    person.button("Rules and opponents").wait_for()
    yield "start"
    person.press(page.get_by_role("link", name="Rules and cards"))
    page.locator("[data-part=contents]").wait_for()
    yield "rules"
    person.press(page.get_by_role("link", name="Home"))
    person.button("Rules and opponents").wait_for()
    person.press(person.button("Play with friends"))
    yield "settings"
    person.press(page.get_by_role("dialog").get_by_role("button", name="Open the table"))
    person.button("Copy the link").wait_for()
    yield "room"
    person.press(person.button("Home"))
    yield from two(person)
    person.press(person.button("Home"))
    person.press(person.button("Rules and opponents"))
    form = page.get_by_role("dialog")
    for option in ("Drawing", "Points", "Actions"):
        form.get_by_role("checkbox", name=option).first.check()
    form.get_by_role("radio", name="4", exact=True).check()
    for bot in form.get_by_role("radio", name="Bot, strength 4 of 7").all():
        bot.check()
    form.get_by_label("Clock", exact=True).select_option("game-5")
    person.press(form.get_by_role("button", name="Start the game"))
    for _ in range(2):
        if not person.await_turn():
            break
        person.take_one()
    if person.await_turn():
        yield "table"
        person.pick(person.cards()[1])
        yield "picked"
        person.options("To ").first.click()
        page.wait_for_timeout(300)
        yield "composed"
        while person.button("Take back").count():
            person.press(person.button("Take back"))
        if person.button("Cancel").count():
            person.put_back()
        person.press(person.button("Settings"))
        yield "menu"
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        if person.button("Drop out").count():
            person.drop()
    person.end.wait_for()
    yield "end"


def two(person: Person) -> Iterator[str]:
    """Begin a basic game for two: a move that is refused, and the question before dropping out."""
    person.begin()
    if person.await_turn():
        yield "two"
        for name in person.cards():
            person.pick(name)
            if person.options("not possible").count():
                person.press(person.options("not possible").last)
                yield "refused"
                person.page.keyboard.press("Escape")
                break
            person.put_back()
        person.put_back()
        person.press(person.button("Drop out"))
        yield "sure"
        person.press(person.button("Keep playing"))


if __name__ == "__main__":
    main(every="--all" in sys.argv, folder=Path(sys.argv[-1]) if "--to" in sys.argv else FOLDER)
