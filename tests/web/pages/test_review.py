"""The review of a finished game, in its replay."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from red7.words import words
from tests.web.all_pages.test_access import check_both
from tests.web.conftest import Open, Serve
from tests.web.fitting import EVERYTHING, FOUND, LANGUAGES, MEASURE, TIGHT, TRIED, share_of
from tests.web.pages.test_replay import PARTS, SEED, SIZES, slider, table
from tests.web.people import PHONE, Person, await_letters
from tests.web.replays import finished_game, own_games

say = words("en")
SMALL = {"width": 360, "height": 640}
HIDDEN = ("told", "controls")  # while the review lies under the board


def graph(page: Page) -> Locator:
    return page.locator("[data-part=graph]")


def judgement(page: Page) -> Locator:
    return page.locator("[data-part=judgement]")


def stops_at(page: Page, stop: int) -> None:
    """See that a stop of a reviewed game is shown, and that the address says so."""
    expect(table(page)).to_have_attribute("data-stop", str(stop))
    expect(page).to_have_url(re.compile(rf"/game/\w+-1/{stop}\?review$"))


def test_a_review_is_made_when_it_is_asked_for(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    person: Person = enter(f"{url}game/{finished_game(url)}/1")
    page = person.page
    expect(graph(page)).to_have_count(0)
    person.press(person.button(say("web-review")))
    expect(page.get_by_text(say("review-about"))).to_be_visible()
    # Whoever has no name yet becomes a guest.
    person.press(person.button(say("review-start")))
    expect(graph(page)).to_be_visible()
    stops_at(page, 1)
    # Made-up reviews have their first mistake at the first turn.
    expect(judgement(page)).to_contain_text(say("review-mark", mark="blunder"))
    expect(judgement(page)).to_contain_text(say("review-better-by", points="31.0"))
    expect(judgement(page)).to_contain_text("is known to hold R7 and O7")
    expect(judgement(page)).to_contain_text(say("review-seen"))
    expect(page.locator("[data-part=told]")).to_contain_text(say("review-mark", mark="blunder"))
    expect(page.get_by_text(say("review-summary"))).to_be_visible()
    # Everybody's chance stands beside their name.
    expect(page.locator("[data-part=seat]").first).to_contain_text("%")


def test_the_graph_leads_to_every_moment(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    person: Person = enter(f"{url}game/{finished_game(url)}/0?review")
    page = person.page
    stops_at(page, 0)
    box = graph(page).bounding_box()
    assert box
    last = int(slider(page).get_attribute("max") or 0)
    # What is seen under the mouse is where one gets.
    middle = box["y"] + box["height"] / 2
    inner = box["width"] - 16
    for stop in (last, 2, last // 2):
        page.mouse.click(box["x"] + 8 + inner * stop / last, middle)
        stops_at(page, stop)
    page.mouse.move(box["x"] + 8, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + 8 + inner * 3 / last, middle, steps=5)
    stops_at(page, 3)
    page.mouse.up()
    page.keyboard.press("ArrowRight")
    stops_at(page, 4)
    page.keyboard.press("Home")
    stops_at(page, 0)
    expect(person.button(say("review-previous"))).to_be_disabled()
    person.press(person.button(say("review-next")))
    stops_at(page, 1)
    person.press(person.button(say("review-next")))
    stops_at(page, 4)
    person.press(person.button(say("review-previous")))
    stops_at(page, 1)
    # Screen readers are given a table: each stop, each chance, each mark.
    rows = page.get_by_role("table", name=say("review-table")).get_by_role("row")
    assert rows.count() == last + 2
    expect(rows.nth(2)).to_contain_text(say("review-mark", mark="blunder"))
    # Turning points lead to their turns.
    links = page.locator("[data-part=review] .link")
    person.press(links.last)
    stops_at(page, last)


def test_a_phone_shows_the_review_under_the_board(serve: Serve, enter: Open) -> None:
    server = serve(SEED)
    (game,), cookies = own_games(server, (3, "basic"))
    person: Person = enter("about:blank", way="touch", size=SMALL)
    page = person.page
    page.context.add_cookies(
        [{"name": name, "value": value, "url": server.url} for name, value in cookies.items()]
    )
    page.goto(f"{server.url}game/{game}/0")
    person.press(person.button(say("web-review")))
    person.press(person.button(say("review-start")))
    expect(judgement(page)).to_be_visible()
    # The sign of one's own seat says "You", so nothing else does.
    expect(page.locator("[data-part=seat] .name.hidden")).to_have_text(say("you"))
    # One's own mistakes come first, under one's own seat and not over it.
    expect(page.get_by_role("combobox", name=say("review-whose"))).to_have_value("1")
    person.press(person.button(say("review-next")))
    expect(judgement(page)).to_contain_text(say("review-mark", mark="blunder"))
    expect(judgement(page)).to_contain_text(re.compile(rf"^{say('you')} "))
    expect(page.locator("[data-part=seat]").last).to_be_in_viewport(ratio=1)
    board = page.locator(".centre").bounding_box()
    panel = page.locator("[data-part=review]").bounding_box()
    assert board
    assert panel
    assert panel["y"] >= board["y"] + board["height"]
    person.press(person.button(say("review-raise")))
    expect(page.get_by_text(say("review-sum-about"))).to_be_visible()
    page.keyboard.press("Escape")
    # What is tried instead begins before the mistake, as its player saw it.
    tried = page.get_by_role("link", name=say("review-try"))
    address = parse_qs(urlsplit(tried.get_attribute("href") or "").query)
    assert re.match(r"\w 1 .*/\w+ .*/\?7 ", address["position"][0] + " ")
    assert "line" not in address
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=review]")).to_be_hidden()
    stops_at(page, 1)
    box = graph(page).bounding_box()
    assert box
    assert box["height"] >= 38
    page.touchscreen.tap(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
    stops_at(page, int(slider(page).get_attribute("max") or 0))
    page.keyboard.press("Home")
    person.press(person.button(say("review-next")))
    stops_at(page, 1)
    expect(judgement(page)).to_be_visible()


def test_a_review_can_be_passed_on(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    game = finished_game(url)
    person: Person = enter(f"{url}game/{game}/2?review")
    page = person.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    stops_at(page, 2)
    person.press(person.button(say("review-link")))
    expect(person.button(say("web-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/game/{game}/2?review")
    for form in ("png", "svg"):
        with page.expect_download() as got:
            person.press(page.get_by_role("link", name=say(f"review-{form}")))
        assert got.value.suggested_filename == f"{game}-review.{form}"


def test_another_language_is_spoken_at_once(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    person: Person = enter(f"{url}game/{finished_game(url)}/1?review")
    page = person.page
    expect(judgement(page)).to_contain_text("is known to hold")
    person.press(person.button(say("web-menu")))
    page.get_by_role("dialog").get_by_role("combobox", name=say("web-language")).select_option("de")
    page.keyboard.press("Escape")
    german = words("de")
    expect(judgement(page)).to_contain_text(german("review-mark", mark="blunder"))
    expect(judgement(page)).not_to_contain_text("is known to hold")


@pytest.mark.parametrize("missing", ["assets/review-parts-*.js", "assets/review-en-*.js"])
def test_a_part_that_is_missing_can_be_asked_for_again(
    serve: Serve, enter: Open, missing: str
) -> None:
    url = serve(SEED).url
    person: Person = enter(f"{url}game/{finished_game(url)}/1")
    page = person.page
    page.route(f"**/{missing}", lambda route: route.abort())
    person.press(person.button(say("web-review")))
    expect(page.get_by_role("alert").filter(has_text=say("web-part-missing"))).to_be_visible()
    page.unroute_all()
    with page.expect_event("load"):  # of the whole page, once more
        person.press(person.button(say("web-try-again")))
    person.press(person.button(say("web-review")))
    expect(person.button(say("review-start"))).to_be_visible()


def test_a_review_that_fails_can_be_asked_for_again(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    person: Person = enter(f"{url}game/{finished_game(url)}/1")
    page = person.page
    page.route("**/review", lambda route: route.abort())
    person.press(person.button(say("web-review")))
    person.press(person.button(say("review-start")))
    expect(page.get_by_role("alert").filter(has_text=say("review-failed"))).to_be_visible()
    page.unroute_all()
    person.press(person.button(say("web-try-again")))
    expect(graph(page)).to_be_visible()


def test_axe_finds_nothing(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    game = finished_game(url, 4, "expert")
    person: Person = enter(f"{url}game/{game}/1?review", size=PHONE, painted=True)
    page = person.page
    check_both(judgement(page))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_review_fits_the_screen(serve: Serve, enter: Open, players: int) -> None:
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
        page.goto(f"{url}game/{game}/0?review")
        judgement(page).wait_for()
        page.keyboard.press("Escape")  # puts it away
        graph(page).wait_for()
        page.evaluate(f"window.fit = {MEASURE}")
        names = [name, *words(language)("bot-names").split(",")]
        last = int(page.get_by_role("slider").get_attribute("max") or 0)
        asked = {"names": names, "parts": [*PARTS, "graph"]}
        for stop in (1, last):
            page.get_by_role("slider").fill(str(stop))
            expect(table(page)).to_have_attribute("data-stop", str(stop))
            for *size, found in person.look_at(share_of(language, SIZES), FOUND, asked):
                misfits += [(language, stop, *size, *one) for one in found]
        for width, height in TIGHT:
            page.set_viewport_size({"width": width, "height": height})
            page.get_by_role("button", name=words(language)("web-review"), exact=True).tap()
            judgement(page).wait_for()
            await_letters(page)
            parts = [part for part in PARTS if part not in HIDDEN]
            found = page.evaluate(FOUND, {"names": names, "parts": parts})
            misfits += [(language, "under", width, height, *one) for one in found]
            page.keyboard.press("Escape")
    assert not misfits, "\n".join(map(str, misfits[:40]))
