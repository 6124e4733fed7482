"""Finding opponents, as people would: the queue, open tables, games to watch, slow games."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from red7.words import words
from tests.web.all_pages.test_access import check_both
from tests.web.conftest import Open, Serve
from tests.web.fitting import TRIED, share_of
from tests.web.pages.test_ratings import become
from tests.web.pages.test_statistics import MISFITS
from tests.web.people import PHONE, Person

say = words("en")
SIZES: Final = ((360, 640), (390, 664), (844, 340), (1366, 657), (2560, 1440))
TABLE = re.compile(r"/#/table/\w+$")


def named(enter: Open, url: str, name: str) -> Person:
    """Let somebody come who is known by a name, and go to where opponents are found."""
    return enter(f"{url}find", kept={"name": name})


def look_for(person: Person, seats: int = 2, clock: str = "") -> None:
    person.page.get_by_role("radio", name=str(seats), exact=True).check()
    if clock:
        person.page.get_by_role("combobox", name="Clock", exact=True).first.select_option(clock)
    person.press(person.page.get_by_role("button", name="Find opponents"))


def table_of(person: Person) -> str:
    """Give the table somebody is at; the server's address may be another for everybody."""
    return person.page.url.partition("#")[2]


def expect_heading(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=say(name))).to_be_visible()


def test_three_people_find_each_other(serve: Serve, enter: Open) -> None:
    url = serve().url
    ann, ben, cid = (named(enter, url, name) for name in ("Ann", "Ben", "Cid"))
    look_for(ann, 3)
    expect_heading(ann.page, "meet-looking")
    look_for(ben, 3)
    expect(ben.page.get_by_text("One other person is looking for this game.")).to_be_visible()
    # The place survives a reload.
    ben.page.reload()
    expect_heading(ben.page, "meet-looking")
    look_for(cid, 3)
    for person in (ann, ben, cid):
        expect_heading(person.page, "meet-found")
        for name in ("Ann", "Ben", "Cid"):
            one = person.page.get_by_text(name, exact=True)
            expect(one).to_have_count(0 if person is [ann, ben, cid]["ABC".index(name[0])] else 1)
    # One of them declines, which costs nobody anything.
    cid.press(cid.button("No, thanks"))
    expect(cid.page.get_by_role("button", name="Find opponents")).to_be_visible()
    for person in (ann, ben):
        expect(person.page.get_by_text(say("meet-back"))).to_be_visible()
        expect_heading(person.page, "meet-looking")
    # Somebody else takes the place.
    dan = named(enter, url, "Dan")
    look_for(dan, 3)
    for person in (ann, ben, dan):
        expect_heading(person.page, "meet-found")
        person.press(person.button("Play"))
    for person in (ann, ben, dan):
        expect(person.page).to_have_url(TABLE)
    assert len({table_of(person) for person in (ann, ben, dan)}) == 1
    # Whoever comes back finds the game among theirs, and may look for another.
    ben.page.goto(f"{url}find")
    expect(ben.page.get_by_role("button", name="Find opponents")).to_be_visible()


def test_bots_are_offered_after_a_while(serve: Serve, enter: Open) -> None:
    server = serve()
    ann = named(enter, server.url, "Ann")
    look_for(ann, 3)
    expect_heading(ann.page, "meet-looking")
    expect(ann.button("Play with bots")).to_have_count(0)
    server.pass_by(21)
    ann.press(ann.button("Play with bots"))
    expect(ann.page).to_have_url(TABLE)
    assert ann.await_turn()


def test_a_slow_game_goes_on_after_a_restart(serve: Serve, enter: Open) -> None:
    server = serve()
    ann, ben = (named(enter, server.url, name) for name in ("Ann", "Ben"))
    look_for(ann, 2, say("web-clock-day"))
    expect(ann.page.get_by_text(say("meet-slow"))).to_be_visible()
    ann.page.goto(ann.page.url.partition("find")[0])  # nobody has to wait
    look_for(ben, 2, say("web-clock-day"))
    expect(ben.page).to_have_url(TABLE)
    games = ann.page.get_by_role("navigation", name="Your games")
    expect(games.get_by_role("button")).to_have_count(1)
    server.stop(kill=True)
    server.start()
    ann.page.reload()
    expect(games.get_by_role("button")).to_have_count(1)
    first = "Your turn" in games.inner_text()
    mover = ann if first else ben
    ann.press(games.get_by_role("button").first)
    ben.page.reload()
    assert mover.await_turn()
    # Hours later, nobody has lost a seat or a turn.
    server.pass_by(20 * 3600)
    mover.page.reload()
    assert mover.await_turn()


def test_open_tables_are_filtered_and_games_can_be_watched(serve: Serve, enter: Open) -> None:
    url = serve().url
    ann, ben = (named(enter, url, name) for name in ("Ann", "Ben"))
    look_for(ann)
    look_for(ben)
    for person in (ann, ben):
        person.press(person.button("Play"))
    for person in (ann, ben):
        expect(person.page).to_have_url(TABLE)
    cid = enter(f"{url}find")
    shown = cid.page.get_by_role("article")
    expect(shown).to_contain_text("Ann")
    expect(shown).to_contain_text("Ben")
    # The best one is on the first page.
    cid.page.goto(url)
    expect(cid.page.get_by_role("article")).to_contain_text("Ann")
    cid.press(cid.page.get_by_role("article").get_by_role("link", name="Watch"))
    expect(cid.page).to_have_url(TABLE)
    assert table_of(cid) == table_of(ann)


def test_a_challenge_is_to_a_game_by_its_own_rules(serve: Serve, enter: Open) -> None:
    url = serve().url
    ann, ben = enter(url), enter(url)
    for person, name in ((ann, "Ann"), (ben, "Ben")):
        become(person, url, name)
    ann.page.goto(f"{url}find?name=Ben")
    form = ann.page.locator("form").filter(has=ann.button("Challenge"))
    form.get_by_role("radio", name=re.compile("^Expert")).check()
    ann.press(ann.button("Challenge"))
    sent = ann.page.get_by_role("status").get_by_role("listitem")
    expect(sent).to_contain_text("waiting for an answer")
    ben.page.evaluate("localStorage.setItem('red7', JSON.stringify({ known: true }))")
    ben.page.reload()
    asked = ben.page.get_by_role("listitem").filter(has_text="Ann challenges you")
    expect(asked).to_contain_text("Actions")
    # Both answers are beside each other, wherever they are just now.
    tops = asked.get_by_role("button").evaluate_all("all => all.map(one => one.offsetTop)")
    assert len(tops) == 2
    assert len(set(tops)) == 1
    ben.press(asked.get_by_role("button", name="Accept"))
    for person in (ann, ben):
        expect(person.page).to_have_url(TABLE)
    # What has begun is no challenge any more: only the next is shown.
    with ann.page.expect_response("**/api/me/challenges") as told:
        ann.page.goto(f"{url}find?name=Ben")
    assert [one["stage"] for one in told.value.json()["challenges"]] == ["begun"]
    ann.press(ann.button("Challenge"))
    expect(sent).to_contain_text("waiting for an answer")
    expect(sent).to_have_count(1)


def test_a_card_is_still_two_presses_away(serve: Serve, enter: Open) -> None:
    person = enter(serve().url)
    person.press(person.button("Play now"))
    assert person.await_turn()


@pytest.mark.parametrize("language", TRIED)
def test_it_fits_the_screen(language: str, serve: Serve, enter: Open) -> None:
    person = enter(f"{serve().url}find", kept={"language": language})
    page = person.page
    title = words(language)("web-find")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    for *size, found in person.look_at(share_of(language, SIZES), MISFITS):
        assert found == [], size
    person.press(page.get_by_role("button", name=title))
    expect(page.get_by_role("heading", name=words(language)("meet-looking"))).to_be_visible()
    for *size, found in person.look_at(share_of(language, SIZES), MISFITS):
        assert found == [], size


def test_axe_finds_nothing(serve: Serve, enter: Open) -> None:
    person = enter(f"{serve().url}find", size=PHONE, painted=True)
    title = words("en")("web-find")
    check_both(person.page.get_by_role("heading", name=title))
    person.press(person.page.get_by_role("button", name=title))
    check_both(person.page.get_by_role("heading", name=words("en")("meet-looking")))
