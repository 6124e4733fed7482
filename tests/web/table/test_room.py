from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from red7.words import words
from tests.web.conftest import Open, Serve
from tests.web.fitting import share
from tests.web.people import PATIENCE, Person

WIDE = "W" * 24
LANGUAGES = ("en", "de", "pl")
SIZES = [
    (320, 568), (360, 640), (390, 664), (568, 320), (844, 340), (768, 1024), (1024, 768),
    (1366, 657), (2560, 1440),
]  # fmt: skip
# Controls and texts that are not wholly in the window, and texts wider than their boxes.
OUTSIDE = """() => [...document.querySelectorAll("main *")].flatMap(one => {
    if (one.closest(".hidden, option") || one.closest("svg") && one.tagName !== "svg") return [];
    const {left, top, right, bottom, width} = one.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const cut = one.tagName !== "INPUT" && one.scrollWidth > one.clientWidth + 1
        && getComputedStyle(one).display !== "inline";
    const fine = !width || inside && !cut;
    return fine ? [] : [[one.tagName, one.textContent, left, top, right, bottom]];
})"""


def open_table(person: Person, players: int, language: str = "en") -> str:
    """Open a table for people, and give its link."""
    say = words(language)
    person.press(person.button(say("web-with-friends")))
    form = person.page.get_by_role("dialog")
    form.get_by_role("radio", name=str(players), exact=True).check()
    person.press(form.get_by_role("button", name=say("web-open-table")))
    expect(person.page.get_by_text(f"({say('you')})")).to_be_visible()
    return person.page.get_by_label(say("web-link")).input_value()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_room_fits_without_scrolling(serve: Serve, enter: Open, language: str) -> None:
    say = words(language)
    host = enter(serve().url, locale=language)
    host.page.get_by_label(say("web-name")).fill(WIDE)
    guest = enter(open_table(host, 4, language), locale=language)
    expect(host.page.get_by_text(f"{WIDE} ({say('you')})")).to_be_visible()
    expect(guest.button(say("web-sit"))).to_have_count(3)
    sizes = share(SIZES, LANGUAGES.index(language), len(LANGUAGES))
    for who, person in (("host", host), ("guest", guest)):
        for *size, found in person.look_at(sizes, OUTSIDE):
            assert found == [], (size, who)


def test_whoever_is_invited_says_their_name_and_sits_down(serve: Serve, enter: Open) -> None:
    ann = enter(serve().url)
    ann.page.get_by_label("Your name").fill("Ann")
    link = open_table(ann, 3)
    waits = ann.page.get_by_role("heading", level=1)
    expect(waits).to_have_text("Waiting for 2 more players")
    ben = enter(link)
    ben.page.get_by_label("What should the others call you?").fill("Ben")
    ben.press(ben.button("Sit here").first)
    expect(ben.page.get_by_text("Ben (You)")).to_be_visible()
    expect(ann.page.get_by_text("Ben (Guest)", exact=True)).to_be_visible()
    expect(waits).to_have_text("Waiting for one more player")
    ann.page.get_by_label("Add a bot to seat 3").select_option("green")
    expect(waits).to_have_text("Everyone is here: you can start")
    # Whoever came too late is told who can start.
    cid = enter(link)
    expect(cid.page.get_by_role("heading", level=1)).to_have_text(
        "Everyone is here: Ann and Ben can start"
    )
    expect(cid.button("Sit here")).to_have_count(0)
    ann.press(ann.button("Start the game"))
    expect(ben.hand.get_by_role("listitem")).to_have_count(7)


def test_a_name_that_is_refused_takes_no_seat(browser: Browser, serve: Serve, enter: Open) -> None:
    link = open_table(enter(serve().url), 2)
    context = browser.new_context(locale="en-GB")  # the browser calls the refusal an error
    context.set_default_timeout(PATIENCE)
    ben = Person(context.new_page(), "mouse")
    ben.page.goto(link)
    ben.page.get_by_label("What should the others call you?").fill("W" * 60)
    ben.press(ben.button("Sit here"))
    expect(ben.page.get_by_role("alert")).not_to_be_empty()
    expect(ben.button("Sit here")).to_be_visible()
    context.close()


def test_whoever_opened_a_table_as_a_guest_can_still_take_a_name(serve: Serve, enter: Open) -> None:
    ann = enter(serve().url)
    link = open_table(ann, 2)
    expect(ann.page.get_by_text("Guest (You)")).to_be_visible()
    ann.page.get_by_label("What should the others call you?").fill("Ann")
    ann.press(ann.button("That’s me"))
    expect(ann.page.get_by_text("Ann (You)")).to_be_visible()
    expect(ann.page.get_by_label("What should the others call you?")).to_have_count(0)
    expect(enter(link).page.get_by_text("Ann (Guest)", exact=True)).to_be_visible()


def test_the_link_is_copied(serve: Serve, enter: Open) -> None:
    ann = enter(serve().url)
    ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = open_table(ann, 2)
    ann.press(ann.button("Copy the link"))
    expect(ann.button("Copied")).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == link
    expect(ann.page.get_by_role("img", name="QR code of the link")).to_be_visible()
