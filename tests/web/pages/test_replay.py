"""The page of a finished game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from red7.words import words
from tests.web.all_pages.test_access import check_both
from tests.web.conftest import Open, Serve
from tests.web.fitting import EVERYTHING, FOUND, LANGUAGES, MEASURE, TIGHT, TRIED, share_of
from tests.web.people import PATIENCE, PHONE, Person
from tests.web.replays import finished_game, running_game

say = words("en")
SEED = "0a" * 32
SIZES = (
    *TIGHT, (360, 640), (390, 664), (844, 340), (740, 430), (768, 1024), (1024, 600), (1160, 600),
    (1366, 657), (2560, 1440), (3840, 2160),
)  # fmt: skip
PARTS = ["seat", "canvas", "rule", "winning", "standings", "told", "controls"]


def table(page: Page) -> Locator:
    return page.locator("[data-moment]")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name=say("web-replay-turn"))


def stops_at(page: Page, stop: int) -> None:
    """See that a stop is shown, and that the address says so."""
    expect(table(page)).to_have_attribute("data-stop", str(stop))
    expect(page).to_have_url(re.compile(rf"/game/\w+-1/{stop}$"))
    expect(slider(page)).to_have_value(str(stop))


def cards(page: Page) -> int:
    return page.locator("[data-part=seat] [data-card]").count()


def test_keys_lead_through_a_game(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    game = finished_game(url)
    person: Person = enter(f"{url}game/{game}/2")
    page = person.page
    stops_at(page, 2)
    page.keyboard.press("ArrowRight")
    stops_at(page, 3)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    stops_at(page, 1)
    page.keyboard.press("Home")
    stops_at(page, 0)
    assert cards(page) == 16
    expect(person.button(say("web-replay-previous"))).to_be_disabled()
    page.keyboard.press("End")
    last = int(slider(page).get_attribute("max") or 0)
    stops_at(page, last)
    expect(page.locator(".victor")).to_have_count(1)
    page.keyboard.press("h")
    expect(page.locator("[data-part=seat] .hand [data-card]")).to_have_count(0)
    # A reload comes back to where one was.
    page.keyboard.press("ArrowLeft")
    page.reload()
    stops_at(page, last - 1)
    assert "Ada" in page.title()


def test_a_game_plays_by_itself(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    person: Person = enter(f"{url}game/{finished_game(url)}")
    page = person.page
    stops_at(page, 0)
    page.get_by_label(say("web-replay-pace")).select_option("quick")
    person.press(person.button(say("web-replay-play")))
    last = slider(page).get_attribute("max")
    expect(table(page)).to_have_attribute("data-stop", str(last))
    person.button(say("web-replay-play")).wait_for()  # no longer playing
    page.get_by_label(say("web-replay-pace")).select_option("calm")  # or it may end again at once
    page.locator("body").press(" ")
    expect(person.button(say("web-replay-pause"))).to_be_visible()


def test_the_slider_obeys_a_finger(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    person: Person = enter(f"{url}game/{finished_game(url)}", way="touch")
    page = person.page
    stops_at(page, 0)
    box = slider(page).bounding_box()
    assert box
    assert box["height"] >= 44
    page.touchscreen.tap(box["x"] + box["width"] - 3, box["y"] + box["height"] / 2)
    last = int(slider(page).get_attribute("max") or 0)
    stops_at(page, last)
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(table(page)).not_to_have_attribute("data-stop", str(last))
    # The log of a phone is a sheet; a line of it leads to its turn.
    person.press(person.button(say("web-log")))
    lines = page.get_by_role("dialog").locator("[data-stop]")
    lines.nth(1).tap()
    expect(page.get_by_role("dialog")).to_be_hidden()
    stops_at(page, 1)


def test_the_log_leads_to_its_turns_and_hands_can_be_hidden(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    person: Person = enter(f"{url}game/{finished_game(url, 3, 'expert')}")
    page = person.page
    stops_at(page, 0)
    assert cards(page) == 24
    hands = page.get_by_label(say("web-replay-hands"))
    hands.select_option(label="Only Ada")
    expect(page.locator("[data-part=seat] .hand [data-card]")).to_have_count(7)
    hands.select_option(label=say("web-replay-hands-none"))
    expect(page.locator("[data-part=seat] .hand [data-card]")).to_have_count(0)
    lines = page.locator("aside [data-stop]")
    person.press(lines.nth(4))
    expect(lines.nth(4)).to_have_attribute("aria-current", "step")
    stops_at(page, int(lines.nth(4).get_attribute("data-stop") or 0))
    expect(page.locator("[data-announcer]")).not_to_be_empty()
    # Another round is another deal.
    page.keyboard.press("End")
    expect(page.locator("aside .heading")).not_to_have_count(1)


def test_a_link_to_a_turn_and_the_record_can_be_taken_along(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    game = finished_game(url)
    person: Person = enter(f"{url}game/{game}/3", size=PHONE)
    page = person.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    stops_at(page, 3)
    person.press(person.button(say("web-menu")))
    dialog = page.get_by_role("dialog")
    person.press(dialog.get_by_role("button", name=say("web-replay-link")))
    expect(dialog.get_by_role("button", name=say("web-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/game/{game}/3")
    with page.expect_download() as text:
        person.press(dialog.get_by_role("link", name=say("web-record")))
    assert text.value.suggested_filename == f"{game}.red7"
    with page.expect_download() as json:
        person.press(dialog.get_by_role("link", name=say("web-replay-json")))
    assert json.value.suggested_filename == f"{game}.json"
    # The address stays right when the sheet is closed by the way back.
    page.go_back()
    expect(dialog).to_be_hidden()
    stops_at(page, 3)


def test_a_table_leads_to_the_replay_of_its_game(serve: Serve, enter: Open) -> None:
    person: Person = enter(serve(SEED).url)
    page = person.page
    person.press(person.button("Play now"))
    assert person.await_turn()
    person.drop()
    person.press(person.button(say("web-end-show")))
    person.press(page.get_by_role("link", name=say("web-replay")))
    stops_at(page, 0)


@pytest.mark.parametrize("which", ["running", "unknown", "nonsense"])
def test_other_games_are_not_there(serve: Serve, browser: Browser, which: str) -> None:
    url = serve(SEED).url
    names = {"running": running_game(url), "unknown": "x" * 14 + "-1", "nonsense": "a%20b"}
    page = browser.new_page(locale="en-GB")
    page.set_default_timeout(PATIENCE)
    answer = page.goto(f"{url}game/{names[which]}/2")
    assert answer
    assert answer.status == 404
    expect(page.get_by_role("heading", name=say("web-nothing-here"))).to_be_visible()
    assert "og:" not in page.content()
    page.close()


@pytest.mark.parametrize("missing", ["assets/ReplayPage-*.js", "api/games/*/replay"])
def test_a_part_that_is_missing_can_be_asked_for_again(
    serve: Serve, enter: Open, missing: str
) -> None:
    url = serve(SEED).url
    game = finished_game(url)
    person: Person = enter("about:blank")
    page = person.page
    page.route(f"**/{missing}", lambda route: route.abort())
    page.goto(f"{url}game/{game}/1")
    expect(page.get_by_role("alert").filter(has_text=say("web-part-missing"))).to_be_visible()
    page.unroute_all()
    person.press(person.button(say("web-try-again")))
    stops_at(page, 1)


def test_axe_finds_nothing(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    game = finished_game(url, 4, "expert")
    person: Person = enter(f"{url}game/{game}/6", size=PHONE, painted=True)
    page = person.page
    check_both(table(page))
    person.press(person.button(say("web-menu")))
    check_both(page.get_by_role("dialog"))
    page.keyboard.press("Escape")
    page.keyboard.press("End")
    check_both(page.locator(".victor"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_replay_fits_the_screen(serve: Serve, enter: Open, players: int) -> None:
    url = serve(SEED).url
    name = "Bartholomäus Cuthbert W"
    game = finished_game(url, players, "expert", name)
    person: Person = enter(f"{url}game/{game}/0", way="touch")
    page = person.page
    misfits = []
    # One language with each number of players, and each size in one, unless everything is tried.
    languages = LANGUAGES if EVERYTHING else TRIED[players - 2 :: 3]
    for language in languages:
        page.evaluate(
            "language => localStorage.setItem('red7', JSON.stringify({ language }))", language
        )
        page.goto(f"{url}game/{game}/0")
        table(page).wait_for()
        page.evaluate(f"window.fit = {MEASURE}")
        last = int(page.get_by_role("slider").get_attribute("max") or 0)
        names = [name, *words(language)("bot-names").split(",")]
        asked = {"names": names, "parts": PARTS}
        for stop in (last // 3, last):
            page.get_by_role("slider").fill(str(stop))
            expect(table(page)).to_have_attribute("data-stop", str(stop))
            for *size, found in person.look_at(share_of(language, SIZES), FOUND, asked):
                misfits += [(language, stop, *size, *one) for one in found]
    assert not misfits, "\n".join(map(str, misfits[:40]))
