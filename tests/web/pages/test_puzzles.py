"""The pages of puzzles: solving one in every way, giving up, a series, and a rush."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from red7.words import words
from tests.web.all_pages.test_access import check
from tests.web.conftest import Open, Serve
from tests.web.fitting import EVERYTHING, LANGUAGES, MEASURE, TRIED, share_of
from tests.web.pages.test_explore import SIZES, misfits
from tests.web.people import DESK, FRAME, PHONE, Person, Way

say = words("en")


def board(page: Page) -> Any:
    return page.locator("[data-puzzle]")


def play(person: Person, card: str, where: str) -> None:
    """Put a card from one's hand somewhere."""
    person.press(person.card(card))
    person.press(person.guide.get_by_role("button", name=say(where), exact=True))


def confirm(person: Person) -> None:
    person.press(person.button(say("web-puzzle-confirm")))


@pytest.mark.parametrize(
    ("way", "size"), [("mouse", DESK), ("touch", PHONE), ("keyboard", DESK)], ids=str
)
def test_solving_one(serve: Serve, enter: Open, way: Way, size: dict[str, int]) -> None:
    url = serve().url
    person: Person = enter(f"{url}puzzle/first1", way=way, size=size)
    page = person.page
    expect(page.get_by_role("heading", name=say("web-puzzle-task-stay"))).to_be_visible()
    expect(person.button(say("web-puzzle-confirm"))).to_be_disabled()
    # A card may go anywhere, and nobody says whether that is legal.
    play(person, "Yellow 2", "web-to-palette")
    expect(board(page)).to_have_attribute("data-turn", "+Y2")
    expect(page.get_by_text(re.compile("winning", re.IGNORECASE))).to_have_count(0)
    expect(page.locator(".best")).to_have_count(0)
    confirm(person)
    expect(person.guide.get_by_role("status")).to_contain_text(re.compile("winning|allowed|end"))
    person.press(person.button(say("web-undo")))
    expect(board(page)).to_have_attribute("data-turn", "")
    play(person, "Red 7", "web-to-palette")
    confirm(person)
    outcome = page.locator("[data-part=outcome]")
    expect(outcome.get_by_role("heading")).to_contain_text(say("web-puzzle-right"))
    expect(outcome.get_by_text("comes before").first).to_be_visible()
    expect(page.locator("[data-part=winning]")).to_contain_text(say("web-verdict-you"))
    explore = outcome.get_by_role("link", name=say("web-explore"))
    expect(explore).to_have_attribute("href", re.compile(r"^/explore\?rules=v1\.2&position=R"))
    # Another one follows, and the way back leads here again.
    person.press(outcome.get_by_role("button", name=say("web-puzzle-next")))
    expect(page).to_have_url(re.compile(r"/puzzle/p\d+\?series$"))
    expect(outcome).to_have_count(0)
    page.go_back()
    expect(outcome.get_by_role("heading")).to_contain_text(say("web-puzzle-right"))


def test_a_card_is_dragged(serve: Serve, enter: Open) -> None:
    person: Person = enter(f"{serve().url}puzzle/first1")
    page = person.page
    person.card("Red 7").drag_to(page.locator("[data-drop='>']"))
    expect(board(page)).to_have_attribute("data-turn", ">R7")
    page.keyboard.press("Backspace")
    expect(board(page)).to_have_attribute("data-turn", "")


def test_nothing_about_the_answer_is_asked_for_while_solving(serve: Serve, enter: Open) -> None:
    person: Person = enter(f"{serve().url}puzzle/first1")
    play(person, "Yellow 2", "web-to-palette")
    play(person, "Violet 1", "web-to-canvas")
    expect(board(person.page)).to_have_attribute("data-turn", "+Y2 >V1")
    person.page.evaluate(FRAME)
    asked = [one.url.rpartition("/api/")[2] for one in person.asked if "/api/" in one.url]
    assert asked == ["puzzles/first1"]


def test_the_answer_is_shown_to_whoever_asks_twice(serve: Serve, enter: Open) -> None:
    person: Person = enter(f"{serve().url}puzzle/first1")
    page = person.page
    person.press(person.button(say("web-puzzle-show")))
    dialog = page.get_by_role("dialog")
    person.press(dialog.get_by_role("button", name=say("web-cancel"), exact=True))
    expect(dialog).to_be_hidden()
    expect(person.button(say("web-puzzle-confirm"))).to_be_visible()
    person.press(person.button(say("web-puzzle-show")))
    person.press(dialog.get_by_role("button", name=say("web-puzzle-show"), exact=True))
    outcome = page.locator("[data-part=outcome]")
    expect(outcome.get_by_role("heading")).to_contain_text(say("web-puzzle-shown"))
    page.reload()
    expect(outcome.get_by_role("heading")).to_contain_text(say("web-puzzle-shown"))


def test_todays_puzzle_and_a_streak(serve: Serve, enter: Open) -> None:
    url = serve().url
    person: Person = enter(f"{url}puzzles")
    page = person.page
    expect(page.get_by_text(say("web-puzzle-streak", count=0))).to_be_visible()
    person.press(page.get_by_role("link", name=say("web-puzzle-solve")))
    expect(page.get_by_text(say("web-puzzle-today"))).to_be_visible()
    expect(board(page)).to_have_attribute("data-puzzle", "first1")
    play(person, "Red 7", "web-to-palette")
    confirm(person)
    expect(page.locator("[data-part=outcome]")).to_be_visible()
    page.goto(f"{url}puzzles")
    expect(page.get_by_text(say("web-puzzle-streak", count=1))).to_be_visible()


def test_a_rush_ends_with_the_third_miss_or_the_time(serve: Serve, enter: Open) -> None:
    server = serve()
    person: Person = enter(f"{server.url}puzzles", way="touch", size=PHONE)
    page = person.page
    person.press(person.button(say("web-puzzle-rush-start")))
    expect(page.get_by_text(say("web-puzzle-score", count=0))).to_be_visible()
    seen = {board(page).get_attribute("data-puzzle")}
    play(person, "Red 7", "web-to-palette")
    confirm(person)
    expect(page.get_by_text(say("web-puzzle-score", count=1))).to_be_visible()
    for misses in (1, 2, 3):
        seen.add(board(page).get_attribute("data-puzzle"))
        person.press(person.button(say("web-drop")))
        confirm(person)
        if misses < 3:
            told = say("web-puzzle-misses", count=misses, most=3)
            expect(page.get_by_text(told)).to_be_attached()
    expect(page.get_by_role("heading", name=say("web-puzzle-over"))).to_be_visible()
    assert len(seen) == 4
    expect(page.get_by_role("link")).to_have_count(3)  # those that were missed
    person.press(person.button(say("web-puzzle-rush-again")))
    expect(page.get_by_text(say("web-puzzle-score", count=0))).to_be_visible()
    server.pass_by(180)
    person.press(person.button(say("web-drop")))
    confirm(person)
    expect(page.get_by_role("heading", name=say("web-puzzle-over"))).to_be_visible()


def test_axe_finds_nothing(serve: Serve, enter: Open) -> None:
    url = serve().url
    person: Person = enter(f"{url}puzzles", painted=True, size=PHONE)
    page = person.page
    check(page.get_by_role("heading", name=say("web-puzzle-today")))
    page.goto(f"{url}puzzle/four1")
    check(board(page))
    page.goto(f"{url}puzzle/first1")
    play(person, "Red 7", "web-to-palette")
    confirm(person)
    check(page.locator("[data-part=outcome] .answer"))


@pytest.mark.parametrize(("puzzle", "first"), [("first1", 0), ("three1", 1), ("four1", 2)])
def test_it_fits_the_screen(serve: Serve, enter: Open, puzzle: str, first: int) -> None:
    url = f"{serve().url}puzzle/{puzzle}"
    person: Person = enter(url, way="touch")
    page = person.page
    board(page).wait_for()
    found = []
    for language in LANGUAGES if EVERYTHING else TRIED[first::3]:
        page.evaluate(
            "language => localStorage.setItem('red7', JSON.stringify({ language }))", language
        )
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        page.goto(url)
        board(page).wait_for()
        page.evaluate(f"async () => {{ window.fit = {MEASURE}; await document.fonts.ready; }}")
        parts = ["seat", "canvas", "rule", "own", "hand", "panel"]
        found += misfits(person, share_of(language, SIZES), parts, language)
    assert not found, "\n".join(map(str, found[:40]))


def test_every_language_says_all_of_it(serve: Serve, enter: Open) -> None:
    url = serve().url
    page = enter(f"{url}puzzles").page
    for language in LANGUAGES:
        kept = {"known": True, "language": language}
        page.evaluate("kept => localStorage.setItem('red7', JSON.stringify(kept))", kept)
        for path, heading in (("puzzles", "web-puzzle-today"), ("puzzle/three1", None)):
            page.goto(f"{url}{path}")
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            if heading:
                shown = page.get_by_role("heading", name=words(language)(heading))
                expect(shown).to_be_visible()
            assert "web-" not in page.locator("body").inner_text()
