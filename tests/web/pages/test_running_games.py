from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Open, Serve
from tests.web.deals import find_deal, wins_by_play
from tests.web.people import FRAME
from tests.web.table.test_leaving import named, open_to_all
from tests.web.table.test_room import WIDE, open_table


def go_home(page: Page) -> None:
    page.evaluate("location.hash = ''")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_running_games_are_listed_and_one_can_go_back(serve: Serve, enter: Open) -> None:
    seed, _ = find_deal("v1.2", 2, wins_by_play)
    person = enter(serve(seed).url)
    games = person.page.get_by_role("navigation", name="Your games")
    expect(games).to_have_count(0)
    person.press(person.button("Play now"))
    assert person.await_turn()
    cards = person.cards()
    playing = person.page.url
    go_home(person.page)
    open_table(person, 3)
    go_home(person.page)
    # The one that waits for a move comes first, though the other is newer.
    expect(games.get_by_role("button")).to_have_text(
        ["Your turn Sam", "Waiting for players Free seat"]
    )
    person.press(games.get_by_role("button").first)
    assert person.await_turn()
    assert person.page.url == playing
    assert person.cards() == cards


def test_many_games_do_not_push_the_button_away(serve: Serve, enter: Open) -> None:
    person = enter(serve().url, size={"width": 360, "height": 640})
    for _ in range(4):
        open_table(person, 2)
        go_home(person.page)
    games = person.page.get_by_role("navigation", name="Your games")
    expect(games.get_by_role("listitem")).to_have_count(2)
    expect(person.button("Play now")).to_be_in_viewport(ratio=1)
    person.press(person.button("2 more games"))
    expect(games.get_by_role("listitem")).to_have_count(4)


def test_every_page_begins_at_its_top(serve: Serve, enter: Open) -> None:
    person = enter(serve().url, size={"width": 360, "height": 640})
    rules = person.page.get_by_role("link", name="Rules and cards")  # far down on the first page
    person.press(rules)
    expect(person.page.get_by_role("heading", name="Rules of Red7")).to_be_in_viewport()
    assert person.page.evaluate("scrollY") == 0
    last = person.page.locator("[data-part=contents] a").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    person.page.go_back()
    expect(person.button("Play now")).to_be_in_viewport()
    assert person.page.evaluate("scrollY") == 0


def test_the_way_back_closes_a_sheet_first(serve: Serve, enter: Open) -> None:
    person = enter(serve().url)
    person.press(person.button("Play now"))
    assert person.await_turn()
    table = person.page.url
    sheet = person.page.get_by_role("dialog")
    person.press(person.button("Settings"))
    expect(sheet).to_be_visible()
    person.page.go_back()
    expect(sheet).to_have_count(0)
    assert person.page.url == table
    # A sheet that was closed otherwise leaves nothing behind to go back from.
    person.press(person.button("Settings"))
    person.press(person.button("Close"))
    expect(sheet).to_have_count(0)
    person.page.wait_for_function("() => history.state === null")
    person.page.go_back()
    expect(person.button("Play now")).to_be_visible()


def test_an_unknown_address_leads_home(serve: Serve, enter: Open) -> None:
    person = enter(serve().url)
    page = person.page
    page.goto(page.url + "#/nowhere")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(person.button("Play now")).to_be_visible()


def test_the_widest_names_stay_in_their_lists(serve: Serve, enter: Open) -> None:
    server = serve()
    ann, ben = enter(server.url), enter(server.url, way="touch")
    named(ann, WIDE)
    named(ben, "龍" * 24)
    open_to_all(ann)
    join = ben.page.get_by_role("listitem").filter(has_text=WIDE).get_by_role("button")
    assert_inside(ben.page, join)
    ben.press(join)
    go_home(ann.page)
    assert_inside(ann.page, ann.page.get_by_role("navigation").get_by_role("button"))


def assert_inside(page: Page, thing: Locator) -> None:
    expect(thing).to_be_visible()
    for width in (320, 390, 844, 1366):
        page.set_viewport_size({"width": width, "height": 568})
        page.evaluate(FRAME)
        box = thing.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert page.evaluate("document.documentElement.scrollWidth") <= width
