"""Parts of the page that are fetched by themselves, and what happens when they are missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from red7.words import words
from tests.web.conftest import Open, Serve
from tests.web.people import PATIENCE, Person

_MOMENT = 20  # milliseconds

say = words("en")


def visit(enter: Open, url: str, missing: str) -> Person:
    """Open the page without one of its files."""
    person = enter("about:blank")
    person.page.route(f"**/assets/{missing}", lambda route: route.abort())
    person.page.goto(url)
    return person


def alert(person: Person) -> Locator:
    return person.page.get_by_role("alert").filter(has_text=say("web-part-missing"))


def play(person: Person) -> Locator:
    person.press(person.button("Play now"))
    return person.hand


def nowhere(person: Person) -> Locator:
    person.page.evaluate("() => { location.hash = '/nowhere'; }")
    return person.page.get_by_role("heading", name=say("web-nothing-here"))


def room(person: Person) -> Locator:
    choose(person)
    person.press(person.button("Open the table"))
    return person.button("Copy the link")


def choose(person: Person) -> Locator:
    person.press(person.button("Play with friends"))
    return person.page.get_by_role("dialog").get_by_role("checkbox", name="Actions")


def menu(person: Person) -> Locator:
    play(person)
    person.press(person.button("Settings"))
    return person.page.get_by_role("dialog").get_by_role("button", name="Leave the table")


def explain(person: Person) -> Locator:
    play(person)
    person.press(person.page.locator("[data-part=rule]"))
    return person.page.get_by_role("dialog").get_by_text(say("web-help-known"))


def end(person: Person) -> Locator:
    play(person)
    assert person.await_turn()
    person.drop()
    return person.button("Rematch")


@pytest.mark.parametrize(
    ("missing", "go"),
    [
        ("TablePage-*.js", play),
        ("TablePage-*.css", play),
        ("NothingHere-*.js", nowhere),
        ("Room-*.js", room),
        ("RoundEnd-*.js", end),
    ],
)
def test_what_is_missing_is_fetched_again(
    serve: Serve, enter: Open, missing: str, go: Callable[[Person], Locator]
) -> None:
    person = visit(enter, serve().url, missing)
    wanted = go(person)
    expect(alert(person)).to_be_visible()
    person.page.unroute_all()
    person.press(person.button("Try again"))
    expect(wanted).to_be_visible()
    expect(alert(person)).to_have_count(0)


@pytest.mark.parametrize(
    ("missing", "go"),
    [("SetupForm-*.js", choose), ("TableSheets-*.js", menu), ("Help-*.js", explain)],
)
def test_a_sheet_that_is_missing_is_fetched_again(
    serve: Serve, enter: Open, missing: str, go: Callable[[Person], Locator]
) -> None:
    url = serve().url
    person = visit(enter, url, missing)
    go(person)
    expect(person.page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    person.page.unroute_all()
    person.press(person.button("Try again"))
    expect(alert(person)).to_have_count(0)
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.page.goto(url)
    expect(go(person)).to_be_visible()


def await_any(person: Person, held: list[Route]) -> None:
    """Wait until something is asked for that is held back."""
    for _ in range(PATIENCE // _MOMENT):
        if held:
            return
        person.page.wait_for_timeout(_MOMENT)
    raise AssertionError("nothing was asked for")


def test_a_form_does_not_push_its_button_away(serve: Serve, enter: Open) -> None:
    """While a form is fetched, there is nothing below it that could be pressed."""
    person = enter("about:blank")
    held: list[Route] = []
    person.page.route("**/assets/SetupForm-*.js", lambda route: held.append(route))  # noqa: PLW0108
    person.page.goto(serve().url)
    wanted = choose(person)
    await_any(person, held)
    expect(person.page.get_by_role("dialog")).to_be_visible()
    expect(person.button("Open the table")).to_have_count(0)
    held[0].continue_()
    expect(wanted).to_be_visible()
    expect(person.button("Open the table")).to_be_visible()


def test_the_page_stays_while_nobody_answers(serve: Serve, enter: Open) -> None:
    person = enter(serve().url)
    person.page.wait_for_load_state("networkidle")
    person.page.context.set_offline(True)
    wanted = nowhere(person)
    for _ in range(2):
        with person.page.expect_event("requestfailed"):
            person.press(person.button("Try again"))
        expect(alert(person)).to_be_visible()
    person.page.context.set_offline(False)
    person.press(person.button("Try again"))
    expect(wanted).to_be_visible()


def test_the_background_is_not_missed(serve: Serve, enter: Open) -> None:
    person = visit(enter, serve().url, "Scene-*.js")
    expect(play(person)).to_be_visible()


def test_hints_are_not_missed(serve: Serve, enter: Open) -> None:
    person = visit(enter, serve().url, "Hints-*.js")
    with person.page.expect_event("requestfailed", lambda asked: "/Hints-" in asked.url):
        play(person)
    assert person.await_turn()
    expect(person.button("Hint")).to_have_count(0)
    person.take_one()


def test_words_that_are_missing_are_fetched_again(serve: Serve, enter: Open) -> None:
    person = visit(enter, serve().url, "en-*.js")
    again = person.page.get_by_role("link", name="Red7")
    expect(again).to_be_visible()
    person.page.unroute_all()
    person.press(again)
    expect(person.button("Play now")).to_be_visible()


def test_a_language_that_cannot_be_fetched_is_not_taken(serve: Serve, enter: Open) -> None:
    person = visit(enter, serve().url, "de-*.js")
    choice = person.page.get_by_label(say("web-language"))
    with person.page.expect_event("requestfailed"):
        choice.select_option("de")
    expect(choice).to_have_value("en")
    person.page.unroute_all()
    choice.select_option("fr")
    expect(person.button(words("fr")("web-play-now"))).to_be_visible()


def test_a_language_that_comes_after_another_was_chosen_is_not_taken(
    serve: Serve, enter: Open
) -> None:
    person = enter("about:blank")
    held: list[Route] = []
    person.page.route("**/assets/de-*.js", lambda route: held.append(route))  # noqa: PLW0108
    person.page.goto(serve().url)
    person.page.get_by_label(say("web-language")).select_option("de")
    await_any(person, held)
    person.page.get_by_label(say("web-language")).select_option("fr")
    french = person.button(words("fr")("web-play-now"))
    expect(french).to_be_visible()
    held[0].continue_()
    person.page.evaluate("async part => { await import(part); }", held[0].request.url)
    person.page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(french).to_be_visible()
    person.page.reload()
    expect(french).to_be_visible()
