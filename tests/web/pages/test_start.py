from __future__ import annotations

import re
from itertools import groupby

import pytest
from playwright.sync_api import Browser, expect

from red7.words import words
from tests.web.conftest import Open
from tests.web.people import PATIENCE, await_letters
from tests.web.server import Server
from tests.web.shown_games import FILE, text

SIZES = [
    (320, 568),
    (360, 640),
    (390, 664),
    (568, 320),
    (844, 340),
    (768, 1024),
    (1024, 768),
    (1280, 633),
    (1366, 657),
    (2560, 1440),
    (3840, 2160),
]
STEP_MS, STILL = 1700, 16  # as in Scene.svelte
# What lies, however little, outside the window or under something else.
HIDDEN = """all => all.flatMap(one => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const seen = middle && (one.contains(middle) || middle.contains(one));
    return inside && seen ? [] : [[one.textContent || one.name, left, top, right, bottom]];
})"""
# Text that is wider than the box it stands in, or too small to read.
UNREADABLE = """() => [...document.querySelectorAll("main *")].flatMap(one => {
    const own = [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    if (!own || one.closest("svg, .hidden") || one.tagName === "OPTION") return [];
    const small = parseFloat(getComputedStyle(one).fontSize) < 12;
    const cut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline";
    return small || cut ? [one.textContent] : [];
})"""


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_first_screen_holds_what_one_needs(shared: Server, enter: Open, language: str) -> None:
    say = words(language)
    person = enter(shared.url, locale=language)
    page = person.page
    friends = person.button(say("web-with-friends"))
    expect(friends).to_be_enabled()
    expect(page.get_by_role("link", name=say("web-rules"), exact=True)).to_be_visible()
    await_letters(page)
    for size in SIZES:
        person.resize(*size)
        for needed in (
            person.button(say("web-play-now")),
            friends,
            page.get_by_role("radio"),
            page.get_by_label(say("web-name")),
            page.get_by_label(say("web-language")),
        ):
            expect(needed.first).to_be_visible()
            assert needed.evaluate_all(HIDDEN) == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert page.evaluate(UNREADABLE) == [], size


def test_the_shown_games_were_really_played() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run python -m tests.web.shown_games"


def rules_in_turn() -> list[str]:
    """Give the rules that the scene shows one after the other, from the still on."""
    games = FILE.read_text(encoding="utf-8").strip().split("\n\n")
    lines = games[0].split("\n")[STILL:] + games[1].split("\n")
    colours = [line.split()[1] for line in lines]
    return [words("en")("colour-heading", colour=colour) for colour, _ in groupby(colours)]


def test_a_game_goes_on_behind_the_buttons(browser: Browser, shared: Server) -> None:
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.clock.install(time=0)
    page.clock.pause_at(3_600_000)  # from here on, only this test lets time pass
    page.goto(shared.url)
    pause = page.get_by_role("button", name="Pause the game in the background")
    expect(pause).to_be_visible()
    wanted = rules_in_turn()
    seen: list[str] = []
    while len(seen) < len(wanted):
        now = page.locator(".rule b").inner_text()
        if now not in seen[-1:]:
            seen.append(now)
        assert seen == wanted[: len(seen)]
        page.clock.run_for(STEP_MS)
    pause.click()
    before = page.locator(".table").inner_html()
    page.clock.run_for(10 * STEP_MS)
    assert page.locator(".table").inner_html() == before
    context.close()


def test_whoever_wants_no_motion_sees_a_still(shared: Server, enter: Open) -> None:
    person = enter(shared.url)
    expect(person.page.locator(".rule b")).to_have_text("Blue")
    expect(person.button(re.compile("game in the background"))).to_have_count(0)


def test_the_theme_is_changed_in_the_corner(shared: Server, enter: Open) -> None:
    person = enter(shared.url)
    root = person.page.locator("html")
    for now, theme in (("Same as system", "light"), ("Light", "dark")):
        person.press(person.button(f"Appearance: {now}"))
        expect(root).to_have_attribute("data-theme", theme)
    person.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")


def test_the_form_opens_with_the_rules_chosen_on_the_page(shared: Server, enter: Open) -> None:
    person = enter(shared.url)
    page = person.page
    options = ("Drawing", "Points", "Actions")
    for way in ("Rules and opponents", "Play with friends"):
        for level, chosen in (("Expert", options), ("Basic", ()), ("Advanced", options[:2])):
            page.get_by_role("radio", name=level).check()
            person.press(person.button(way))
            for option in options:
                box = page.get_by_role("checkbox", name=option)
                expect(box).to_be_checked(checked=option in chosen)
                box.set_checked(option not in chosen)  # and is not kept, as no table is opened
            person.press(person.button("Close"))
