"""Following, muting, blocking and reporting people, as a person would."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

from red7.words import words
from tests.web.all_pages.test_access import check, check_both
from tests.web.conftest import Open, Serve
from tests.web.deals import find_deal, wins_by_play
from tests.web.fitting import TRIED, share_of
from tests.web.pages.test_statistics import MISFITS
from tests.web.people import PATIENCE, PHONE, Person
from tests.web.table.test_together import meet

SIZES: Final = ((360, 640), (390, 664), (844, 340), (1366, 657), (2560, 1440))


def sheet(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name="People")


def open_sheet(person: Person) -> Locator:
    """Open what one may do about the others at the table, by the menu."""
    person.press(person.button("Settings"))
    person.press(person.page.get_by_role("dialog").get_by_role("button", name="People"))
    expect(sheet(person).get_by_role("button", name="Mute").first).to_be_visible()
    return sheet(person)


def acts(person: Person, name: str) -> Locator:
    return sheet(person).get_by_role("group", name=name)


def says(person: Person, phrase: str) -> None:
    person.press(person.button("Say something"))
    person.press(person.button(phrase))


def reads(person: Person, phrase: str) -> Locator:
    return person.page.get_by_text(phrase).first


def test_whoever_is_muted_is_not_read_and_whoever_is_blocked_does_not_sit_down(
    serve: Serve, enter: Open
) -> None:
    seed, _ = find_deal("v1.2", 2, wins_by_play)
    ann, ben, cid = meet(serve, enter, seed)
    says(ben, "Good luck!")
    expect(reads(ann, "Good luck!")).to_be_visible()
    # A press on the name leads there too.
    ann.press(ann.page.get_by_role("region", name="Ben").locator("strong.name"))
    ann.press(acts(ann, "Ben").get_by_role("button", name="Mute"))
    muted = acts(ann, "Ben").get_by_role("button", name="Mute")
    expect(muted).to_have_attribute("aria-pressed", "true")
    expect(sheet(ann).get_by_text("You no longer see what Ben says.")).to_be_visible()
    ann.page.keyboard.press("Escape")
    says(ben, "Well played!")
    says(ben, "Thank you!")
    expect(reads(cid, "Thank you!")).to_be_visible()
    says(cid, "Good game!")
    # What came after it was told, so what came before it will never be.
    expect(reads(ann, "Good game!")).to_be_visible()
    assert not ann.page.get_by_text(re.compile("Well played!|Thank you!")).count()
    assert not any("well-played" in frame for frame in ann.frames)

    open_sheet(ann)
    ann.press(acts(ann, "Ben").get_by_role("button", name="Block"))
    expect(sheet(ann).get_by_text("can no longer sit down")).to_be_visible()
    ann.press(acts(ann, "Ben").get_by_role("button", name="Report"))
    ann.press(acts(ann, "Ben").locator("..").get_by_role("button", name="What they say"))
    expect(sheet(ann).get_by_text("Thank you. The host")).to_be_visible()

    # At Ann's next table, Ben finds no seat.
    ann.page.goto(ann.page.url.split("#")[0])
    ann.press(ann.button("Play with friends"))
    ann.press(ann.page.get_by_role("dialog").get_by_role("button", name="Open the table"))
    link = ann.page.get_by_label("Link to this table").input_value()
    ben.page.goto("about:blank")
    ben.page.goto(link)
    ben.press(ben.button("Sit here"))
    expect(ben.page.get_by_role("alert")).to_have_text("You cannot sit down at this table.")

    # And all of it can be ended.
    ann.page.goto("about:blank")
    ann.page.goto(link.split("#")[0] + "people")
    ann.press(ann.button("Unmute Ben"))
    expect(ann.page.get_by_role("heading", name="Muted")).to_have_count(0)
    ann.press(ann.button("Unblock Ben"))
    expect(ann.page.get_by_role("heading", name="Blocked")).to_have_count(0)
    ben.press(ben.button("Sit here"))
    expect(ben.button("Start the game")).to_be_visible()


def test_those_one_follows_are_found_at_their_tables(serve: Serve, enter: Open) -> None:
    seed, _ = find_deal("v1.2", 2, wins_by_play)
    ann, ben, _ = meet(serve, enter, seed)
    open_sheet(ann)
    ann.press(acts(ann, "Ben").get_by_role("button", name="Follow"))
    expect(sheet(ann).get_by_text("You follow Ben.")).to_be_visible()
    ben.page.goto(ben.page.url.split("#")[0])
    ben.press(ben.button("Play with friends"))
    form = ben.page.get_by_role("dialog")
    form.get_by_role("checkbox", name=re.compile("^Anyone|^Open|^List|^Anybody")).check()
    ben.press(form.get_by_role("button", name="Open the table"))
    expect(ben.page.get_by_label("Link to this table")).to_be_visible()
    ann.press(sheet(ann).get_by_role("link", name="All people"))
    expect(ann.page.get_by_text("Online now")).to_be_visible()
    ann.press(ann.button("Join Ben"))
    expect(ann.button("Start the game")).to_be_visible()
    # Whoever does not want to be seen is not.
    other = Person(ben.page.context.new_page(), "mouse")
    other.page.goto(ben.page.url.split("#")[0] + "people")
    with other.page.expect_response("**/api/people/seen", timeout=PATIENCE):
        other.page.get_by_role("checkbox").uncheck()
    expect(other.page.get_by_role("checkbox")).not_to_be_checked()
    other.page.reload()
    expect(other.page.get_by_role("checkbox")).not_to_be_checked()
    ann.page.goto("about:blank")
    ann.page.goto(other.page.url)
    expect(ann.button("Stop following Ben")).to_be_visible()
    expect(ann.page.get_by_text("Online now")).to_have_count(0)


def test_axe_finds_nothing(serve: Serve, enter: Open) -> None:
    url = serve("0a" * 32).url
    person: Person = enter(f"{url}people", size=PHONE, painted=True)
    check_both(person.page.get_by_text("You follow nobody yet."))


def test_axe_finds_nothing_in_lists_and_sheets(serve: Serve, enter: Open) -> None:
    seed, _ = find_deal("v1.2", 2, wins_by_play)
    ann, _, _ = meet(serve, enter, seed)
    paint = "document.adoptedStyleSheets = []"
    open_sheet(ann)
    for kind in ("Follow", "Mute"):
        ann.press(acts(ann, "Ben").get_by_role("button", name=kind))
        pressed = acts(ann, "Ben").get_by_role("button", name=kind)
        expect(pressed).to_have_attribute("aria-pressed", "true")
    ann.press(acts(ann, "Ben").get_by_role("button", name="Report"))
    ann.page.evaluate(paint)
    check(sheet(ann).get_by_role("button", name="They cheat"))
    ann.page.goto(ann.page.url.split("#")[0] + "people")
    expect(ann.button("Unmute Ben")).to_be_visible()
    ann.page.evaluate(paint)
    check(ann.button("Stop following Ben"))


def test_the_page_and_the_sheet_fit_the_screen(serve: Serve, enter: Open) -> None:
    seed, _ = find_deal("v1.2", 2, wins_by_play)
    ann, _, _ = meet(serve, enter, seed)
    open_sheet(ann)
    for kind in ("Follow", "Mute"):
        ann.press(acts(ann, "Ben").get_by_role("button", name=kind))
        pressed = acts(ann, "Ben").get_by_role("button", name=kind)
        expect(pressed).to_have_attribute("aria-pressed", "true")
    ann.page.goto(ann.page.url.split("#")[0] + "people")
    for language in TRIED:
        ann.keep(known=True, language=language)
        ann.page.reload()
        say = words(language)
        expect(ann.page.get_by_role("heading", name=say("people-following"))).to_be_visible()
        expect(ann.page.get_by_role("heading", name=say("people-muted"))).to_be_visible()
        for *size, found in ann.look_at(share_of(language, SIZES), MISFITS):
            assert found == [], (language, size)
