"""What those who wait for an analysis are told while the server cannot give one yet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from red7.words import words
from tests.web.conftest import Open, Serve
from tests.web.pages.test_explore import address
from tests.web.pages.test_replay import SEED
from tests.web.people import DESK, PHONE, Person
from tests.web.replays import finished_game

say = words("en")
WAIT = say("study-prepares")


def hold(page: Page, path: str) -> list[Route]:
    """Let the server be asked in vain, and explain why."""
    held: list[Route] = []
    page.route(path, lambda route: held.append(route))  # noqa: PLW0108 - a method is not taken
    page.route("**/api/study", lambda route: route.fulfill(json={"wait": WAIT}))
    return held


def test_a_long_wait_for_a_review_is_explained(serve: Serve, enter: Open) -> None:
    url = serve(SEED).url
    person: Person = enter(f"{url}game/{finished_game(url)}/1")
    held = hold(person.page, "**/review")
    person.press(person.button(say("web-review")))
    person.press(person.button(say("review-start")))
    expect(person.page.get_by_text(WAIT)).to_be_visible()
    # As soon as the work goes on, its progress says enough.
    held.pop().continue_()
    expect(person.page.locator("[data-part=graph]")).to_be_visible()
    expect(person.page.get_by_text(WAIT)).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_long_wait_for_an_analysis_is_explained(
    serve: Serve, enter: Open, size: dict[str, int]
) -> None:
    person: Person = enter(serve(SEED).url, size=size)
    hold(person.page, "**/api/analyse")
    person.page.goto(address(person.page.url))
    if size == PHONE:
        person.press(person.button(say("web-explore-analysis")))
    expect(person.page.get_by_text(WAIT)).to_be_visible()


def test_a_long_wait_for_a_hint_is_explained(serve: Serve, enter: Open) -> None:
    person: Person = enter(serve(SEED).url)
    hold(person.page, "**/hint")
    person.press(person.button("Play now"))
    assert person.await_turn()
    person.press(person.button("Hint"))
    expect(person.page.get_by_text(WAIT)).to_be_visible()
