"""The page on which lines are tried."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from red7.words import words
from tests.web.all_pages.test_access import check
from tests.web.conftest import Open, Serve
from tests.web.fitting import EVERYTHING, FOUND, LANGUAGES, MEASURE, TIGHT, TRIED, Size, share_of
from tests.web.people import DESK, PATIENCE, PHONE, Person
from tests.web.replays import finished_game

say = words("en")
SEED = "0a" * 32
POSITION = "R 1 33 B5/R7Y2V1 V7/?3"
PLACES = {
    2: ("v1.2", "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7"),
    3: ("v1.2+draw+match", "B 2 21 B5O3/R7 V7I2R1G1/Y7Y2O1G6 R4/?6 *B1 $12,7,0"),
    4: ("v1.2+draw+actions", "I 4 G4?16 B5O3/R7Y2O1 V7/?7 R4R2I6B7/?6 G1B2/O7V1R1Y3Y1I3B3"),
}
SIZES = (
    *TIGHT, (360, 640), (390, 664), (844, 340), (740, 430), (768, 1024), (1024, 600), (1160, 600),
    (1366, 657), (2560, 1440), (3840, 2160),
)  # fmt: skip
PARTS = ["seat", "canvas", "rule", "winning", "standings"]


def address(url: str, position: str = POSITION, rules: str = "v1.2", line: str = "") -> str:
    return f"{url}explore?{urlencode({'rules': rules, 'position': position, 'line': line})}"


def asked(page: Page) -> dict[str, str]:
    """Give what the address holds."""
    values = parse_qs(urlsplit(page.url).query)
    return {name: value for name, (value, *_) in values.items()}


def table(page: Page) -> Locator:
    return page.locator("[data-line]")


def shows(page: Page, line: str) -> None:
    """See that a line is shown, and that the address says so."""
    expect(table(page)).to_have_attribute("data-line", line)
    # Quoted as the page does it.
    wanted = re.escape(urlencode({"line": line})).replace("\\~", "~").replace("~", "%7E")
    wanted = wanted if line else r"%3F3"
    expect(page).to_have_url(re.compile(rf"{wanted}$"))


def turns(page: Page) -> Locator:
    return page.locator("[data-part=analysis] .turn")


def lines(page: Page) -> Locator:
    return page.locator("[data-part=lines] .turn")


def card(page: Page, name: str, place: str) -> Locator:
    return page.locator(f"[data-place={place}] [data-card={name}]")


def drag(page: Page, thing: Locator, to: Locator) -> None:
    start, end = thing.bounding_box(), to.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 8, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def test_lines_are_tried_and_judged(serve: Serve, enter: Open) -> None:
    person: Person = enter(address(serve(SEED).url))
    page = person.page
    shows(page, "")
    # Every turn is judged; the best says why, and another what is wrong with it.
    expect(turns(page)).to_have_count(2)
    expect(page.locator(".best .why")).to_have_text("+R7 . comes first.")
    name = say("web-explore-player", seat=1)
    drops = say("turn-told", who="other", name=name, steps=say("step-dropped", who="other"))
    person.press(person.button(say("web-explore-why-turn", turn=drops)))
    expect(page.get_by_text("+R7 . comes before ~")).to_be_visible()
    # Card by card.
    person.press(card(page, "R7", "hand-1"))
    person.press(person.button(say("web-explore-to-palette")))
    shows(page, "+R7")
    expect(card(page, "R7", "palette-1")).to_be_visible()
    person.press(person.button(say("web-explore-end")))
    shows(page, "+R7 .")
    # The other hand is unknown: it may play whatever has not been seen.
    hint = say("web-explore-unknown", name=say("web-explore-player", seat=2))
    expect(page.get_by_text(hint)).to_be_visible()
    person.press(person.button(say("web-explore-unseen-card")))
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Blue 5")).to_be_disabled()
    person.press(dialog.get_by_role("button", name="Orange 7"))
    expect(dialog).to_be_hidden()
    # What is not possible says why not.
    person.press(page.get_by_role("button", name=say("web-to-canvas"), exact=True))
    expect(page.get_by_text("is not allowed")).to_be_visible()
    # Another turn of the first player, of those that are judged.
    page.keyboard.press("ArrowLeft")
    shows(page, "")
    person.press(turns(page).last)
    shows(page, "~")
    expect(page.get_by_text(say("web-explore-over")).first).to_be_visible()
    expect(lines(page)).to_have_count(3)
    page.keyboard.press("ArrowUp")
    shows(page, "+R7 .")
    page.keyboard.press("Home")
    shows(page, "")
    # All of it is there again after a reload, and the way goes on.
    page.reload()
    expect(lines(page)).to_have_count(3)
    page.keyboard.press("End")
    shows(page, "+R7 .")
    person.press(person.button(say("web-explore-forget")))
    expect(lines(page)).to_have_count(2)
    shows(page, "")


def test_an_analysis_goes_on_until_the_server_gives_no_more(serve: Serve, enter: Open) -> None:
    person: Person = enter(address(serve(SEED).url))
    page = person.page
    expect(page.get_by_text(say("web-explore-worlds", count=100))).to_be_visible()
    person.press(person.button(say("web-explore-further")))
    expect(page.get_by_text(say("web-explore-worlds", count=400))).to_be_visible()
    # Sooner or later the server gives no more for it.
    person.press(person.button(say("web-explore-further")))
    expect(page.get_by_text(re.compile("^1000 "))).to_be_visible()
    person.press(person.button(say("web-explore-further")))
    expect(person.button(say("web-explore-stop"))).to_have_count(0)  # it has ended
    expect(person.button(say("web-explore-further"))).to_have_count(0)


def test_a_draw_names_its_card(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    person: Person = enter(address(url, "R 1 20 B5/Y3G6 V7/?3", "v1.2+actions"))
    page = person.page
    person.press(card(page, "Y3", "hand-1"))
    person.press(page.locator(".seat.offered .aim"))
    shows_line = expect(table(page))
    shows_line.to_have_attribute("data-line", "+Y3")
    person.press(person.button("Draw a card"))
    person.press(page.get_by_role("dialog").get_by_role("button", name="Red 7"))
    shows_line.to_have_attribute("data-line", "+Y3 !R7")
    expect(card(page, "R7", "hand-1")).to_be_visible()
    # The draw goes back by itself, then the card that earned it.
    page.keyboard.press("Backspace")
    shows_line.to_have_attribute("data-line", "+Y3")
    page.keyboard.press("Backspace")
    shows_line.to_have_attribute("data-line", "")


def test_a_link_leads_to_the_same_place(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    person: Person = enter(address(url, line="+R7 . +O7"), size=PHONE, way="touch")
    page = person.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    shows(page, "+R7 . +O7")
    person.press(person.button(say("web-menu")))
    dialog = page.get_by_role("dialog")
    person.press(dialog.get_by_role("button", name=say("web-explore-link")))
    expect(dialog.get_by_role("button", name=say("web-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    person.press(dialog.get_by_role("button", name=say("web-explore-copy")))
    expect(dialog.get_by_role("button", name=say("web-copied"))).to_have_count(2)
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("R 2 33 R7B5/Y2V1 V7/?3 ; +O7 @")
    # A position that is pasted takes its place, and the way back leads to the one before.
    dialog.get_by_label(say("web-explore-position")).fill("R 1 33 B5/R7R7 V7/?3")
    person.press(dialog.get_by_role("button", name=say("web-explore-open-position")))
    expect(dialog.get_by_role("alert")).to_contain_text("R7 appears twice")
    dialog.get_by_label(say("web-explore-position")).fill("G 2 33 B5/R7 V7/O4?2")
    person.press(dialog.get_by_role("button", name=say("web-explore-open-position")))
    expect(dialog).to_be_hidden()
    expect(page).to_have_url(re.compile(r"position=G\+2\+33"))
    page.go_back()
    shows(page, "+R7 . +O7")


def test_an_impossible_position_says_why(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    person: Person = enter(address(url, "R 1 33 B5/R7R7 V7/?3"))
    page = person.page
    expect(page.get_by_role("alert").first).to_contain_text("R7 appears twice")
    page.get_by_label(say("web-explore-position")).fill(POSITION)
    person.press(person.button(say("web-explore-open-position")))
    shows(page, "")


def test_a_position_is_edited(serve: Serve, enter: Open) -> None:
    person: Person = enter(address(serve(SEED).url))
    page = person.page
    shows(page, "")
    person.press(person.button(say("web-explore-edit")))
    done = person.button(say("web-explore-done"))
    expect(done).to_be_enabled()
    # By hand: a card from the heap, and one from hand to hand.
    drag(page, card(page, "G2", "unseen"), page.locator("[data-drop=palette-2]"))
    expect(card(page, "G2", "palette-2")).to_be_visible()
    drag(page, card(page, "Y2", "hand-1"), page.locator("[data-drop=hand-2]"))
    expect(card(page, "Y2", "hand-2")).to_be_visible()
    # By presses.
    person.press(card(page, "V1", "hand-1"))
    put = say("web-explore-put", place=say("web-explore-to-canvas"))
    person.press(person.button(put))
    expect(card(page, "V1", "gone")).to_be_visible()
    expect(page.get_by_role("radio", name="Violet")).to_be_checked()
    # No more cards can be hidden than there are.
    hidden = page.get_by_label(say("web-explore-deck-hidden")).get_by_role("textbox")
    hidden.fill("49")
    hidden.blur()
    expect(hidden).to_have_value("40")
    hidden.fill("20")
    hidden.blur()
    person.press(person.button(say("web-explore-fewer", label=say("web-explore-hidden"))).last)
    page.get_by_label(say("web-seats")).select_option("3")
    page.get_by_label(say("web-explore-whose-turn")).select_option("2")
    expect(done).to_be_enabled()
    person.press(done)
    expect(page.locator("[data-part=editor]")).to_have_count(0)
    expect(table(page)).to_have_attribute("data-line", "")
    assert asked(page)["position"].startswith("V 2 20 B5/R7 V7G2/Y2?2 ")
    # The third player has nothing, and is out as soon as it is their turn.
    expect(page.locator("[data-part=seat]")).to_have_count(3)


def test_cards_are_edited_by_keyboard(serve: Serve, enter: Open) -> None:
    person: Person = enter(address(serve(SEED).url), way="keyboard")
    page = person.page
    shows(page, "")
    person.press(person.button(say("web-explore-edit")))
    card(page, "R7", "hand-1").focus()
    page.keyboard.press("Enter")
    # The focus goes on to the first place.
    expect(page.locator(".option:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(card(page, "R7", "palette-1")).to_be_visible()
    page.keyboard.press("Escape")
    person.press(person.button("Cancel"))
    shows(page, "")


@pytest.mark.parametrize(("hands", "hidden"), [("All hands", 0), ("Only Ada", 1), ("No hands", 2)])
def test_a_replay_leads_here_with_what_it_shows(
    serve: Serve, enter: Open, hands: str, hidden: int
) -> None:
    url = serve(SEED).url
    game = finished_game(url)
    person: Person = enter(f"{url}game/{game}/2")
    page = person.page
    expect(page.locator("[data-moment]")).to_have_attribute("data-stop", "2")
    page.get_by_label(say("web-replay-hands")).select_option(label=hands)
    closed = page.locator("[data-part=seat] .hand:has(.closed)")
    expect(closed).to_have_count(hidden)
    shown = {one.get_attribute("data-card") for one in page.locator("[data-card]").all()}
    person.press(page.get_by_role("link", name=say("web-explore")))
    expect(table(page)).to_have_attribute("data-line", "")
    held_there = set(re.findall("[ROYGBIV][1-7]", asked(page)["position"].partition("*")[0]))
    assert held_there <= shown
    assert len(re.findall(r"\?\d", asked(page)["position"])) == hidden


def test_the_first_page_leads_here(serve: Serve, enter: Open) -> None:
    person: Person = enter(serve(SEED).url)
    page = person.page
    person.press(page.get_by_role("link", name=say("web-explore")))
    expect(table(page)).to_have_attribute("data-line", "")
    expect(turns(page).first).to_be_visible()


def test_other_addresses_are_not_there(serve: Serve, browser: Browser) -> None:
    page = browser.new_page(locale="en-GB")
    page.set_default_timeout(PATIENCE)
    answer = page.goto(f"{serve(SEED).url}explore/more")
    assert answer
    assert answer.status == 404
    expect(page.get_by_role("heading", name=say("web-nothing-here"))).to_be_visible()
    page.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(serve: Serve, enter: Open, size: dict[str, int]) -> None:
    rules, position = PLACES[4]
    url = address(serve(SEED).url, position, rules, "+Y3 !R5 .")
    person: Person = enter(url, size=size, painted=True)
    page = person.page
    check(table(page))
    page.keyboard.press("ArrowLeft")
    if size == PHONE:
        for tab in ("analysis", "lines"):
            person.press(person.button(say(f"web-explore-{tab}")))
            check(page.locator(f"[data-part={tab}]"))
    else:
        check(turns(page).first)
    person.press(person.button(say("web-menu")))
    check(page.get_by_role("dialog"))
    page.keyboard.press("Escape")
    person.press(person.button(say("web-explore-edit")))
    check(page.locator("[data-part=editor]"))


def misfits(person: Person, sizes: Sequence[Size], parts: list[str], *about: object) -> list[Any]:
    return [
        (*about, *size, *one)
        for *size, found in person.look_at(sizes, FOUND, {"names": [], "parts": parts})
        for one in found
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_fits_the_screen(serve: Serve, enter: Open, players: int) -> None:
    rules, position = PLACES[players]
    url = address(serve(SEED).url, position, rules)
    person: Person = enter(url, way="touch")
    page = person.page
    table(page).wait_for()  # and has kept what it must
    found = []
    # One language with each number of players, and each size in one, unless everything is tried.
    languages = LANGUAGES if EVERYTHING else TRIED[players - 2 :: 3]
    for language in languages:
        sizes = share_of(language, SIZES)
        page.evaluate(
            "language => localStorage.setItem('red7', JSON.stringify({ language }))", language
        )
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        page.goto(url)
        table(page).wait_for()
        page.evaluate(f"async () => {{ window.fit = {MEASURE}; await document.fonts.ready; }}")
        for tab in range(3):
            page.set_viewport_size(PHONE)  # type: ignore[arg-type]
            page.locator(".tab").nth(tab).tap()
            if tab == 1:
                turns(page).first.wait_for()
            found += misfits(person, sizes, PARTS, language, tab)
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        person.press(page.get_by_role("button", name=words(language)("web-explore-edit")))
        page.locator("[data-part=editor]").wait_for()
        found += misfits(person, sizes, ["editor"], language, "edit")
    assert not found, "\n".join(map(str, found[:40]))
