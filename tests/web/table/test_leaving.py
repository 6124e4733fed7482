from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Open, Serve
from tests.web.deals import find_answer, spoken, wins_by_play
from tests.web.people import Person
from tests.web.table.test_coming_back import LOST

# A deal in which Ann begins with a card that is winning, and Ben can answer it.
SEED, FIRST, _ = find_answer("v1.2", wins_by_play)


def named(person: Person, name: str) -> None:
    field = person.page.get_by_label("Your name")
    field.fill(name)
    field.press("Enter")
    expect(person.page.get_by_text(f"Hello, {name}!")).to_be_visible()


def happened(page: Page, text: str | re.Pattern[str]) -> None:
    """What has happened stands in the log."""
    log = page.get_by_role("list", name="Game log")
    expect(log.get_by_text(text).first).to_be_visible()


def open_to_all(person: Person, *, stand_in: bool = False) -> None:
    """Open a table for two people that everybody finds on the first page."""
    person.press(person.button("Play with friends"))
    form = person.page.get_by_role("dialog")
    form.get_by_role("checkbox", name="Open to everyone").check()
    if stand_in:
        form.get_by_role("checkbox", name="Bots replace absent players").check()
    person.press(form.get_by_role("button", name="Open the table"))
    expect(person.page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()


def sit_together(ann: Person, ben: Person, *, stand_in: bool = False) -> None:
    """Ann opens a table, and Ben finds it in the list."""
    named(ann, "Ann")
    named(ben, "Ben")
    open_to_all(ann, stand_in=stand_in)
    table = ben.page.get_by_role("listitem").filter(has_text="Ann")
    expect(table).to_contain_text("one seat free")
    ben.press(table.get_by_role("button", name="Join"))
    expect(ben.page.get_by_text("Ben (You)")).to_be_visible()
    expect(ann.page.get_by_text("Ben (Guest)", exact=True)).to_be_visible()
    ann.press(ann.button("Start the game"))
    assert ann.await_turn()
    expect(ben.hand.get_by_role("listitem")).to_have_count(7)


def stop_time(person: Person) -> None:
    """Let time stand still on a page, whose clock has been replaced."""
    person.page.clock.pause_at(3_600_000)  # later than it can be by now, on any machine
    person.page.reload()


def test_an_open_table_is_found_and_joined(serve: Serve, enter: Open) -> None:
    server = serve(SEED)
    ann, ben = enter(server.url), enter(server.url, way="touch")
    sit_together(ann, ben)
    # A table that has begun is in the list no longer, as the next one is.
    dan, cid = enter(server.url), enter(server.url)
    named(dan, "Dan")
    open_to_all(dan)
    join = cid.page.get_by_role("button", name="Join")
    tables = cid.page.get_by_role("listitem").filter(has=join)
    expect(tables.filter(has_text="Dan")).to_be_visible()
    expect(tables.filter(has_text="Ann")).to_have_count(0)


def test_leaving_a_game_asks_once(serve: Serve, enter: Open) -> None:
    server = serve(SEED)
    ann, ben = enter(server.url), enter(server.url)
    sit_together(ann, ben)
    ben.press(ben.button("Settings"))
    ben.press(ben.page.get_by_role("dialog").get_by_role("button", name="Leave the table"))
    sure = ben.page.get_by_role("dialog", name="Leave the table")
    expect(sure).to_contain_text("If you leave, you give up your seat.")
    ben.press(sure.get_by_role("button", name="Keep playing"))
    expect(ben.hand.get_by_role("listitem")).to_have_count(7)
    ben.press(ben.button("Settings"))
    ben.press(ben.page.get_by_role("dialog").get_by_role("button", name="Leave the table"))
    ben.press(sure.get_by_role("button", name="Leave the table"))
    expect(ben.button("Play now")).to_be_visible()
    # The one who stays is told, and wins as soon as it would be the other's turn.
    happened(ann.page, "Ben has left the table.")
    ann.play(spoken(FIRST))
    expect(ann.end).to_contain_text("You win")


def test_whoever_leaves_without_a_connection_has_left_once_there_is_one(
    serve: Serve, enter: Open
) -> None:
    server = serve(SEED)
    ann, ben = enter(server.url), enter(server.url)
    sit_together(ann, ben)
    with server.silent():
        ben.press(ben.button("Settings"))
        sheet = ben.page.get_by_role("dialog")
        ben.press(sheet.get_by_role("button", name="Leave the table"))
        ben.press(sheet.get_by_role("button", name="Leave the table"))
        expect(ben.page.get_by_text(LOST)).to_be_visible()
        expect(ben.button("Play now")).to_have_count(0)
    expect(ben.button("Play now")).to_be_visible()
    happened(ann.page, "Ben has left the table.")


def test_a_bot_plays_for_who_stays_away_until_they_come_back(serve: Serve, enter: Open) -> None:
    server = serve(SEED, hold=60)
    ann, ben = enter(server.url), enter(server.url)
    ann.page.clock.install(time=0)
    sit_together(ann, ben, stand_in=True)
    # Whoever has lost the connection is away as well, and a bot would play for both. A page whose
    # time stands still waits for any answer.
    stop_time(ann)
    assert ann.await_turn()
    table = ben.page.url
    ben.page.goto("about:blank")
    expect(ann.page.get_by_text("away", exact=True)).to_be_visible()
    server.pass_by(60)
    happened(ann.page, "Playing for Ben: Bot, strength 4 of 7.")
    ann.page.clock.resume()
    # Ben comes back to a bot in his place.
    ben.page.goto(table)
    expect(ben.page.get_by_text("A bot is playing for you.")).to_be_visible()
    # Meanwhile the game goes on: the bot takes Ben's turn.
    ann.play(spoken(FIRST))
    happened(ann.page, re.compile(r"^Ben (plays|discards|drops) "))
    # He takes his place again.
    again = ann.page.get_by_role("list", name="Game log").get_by_text("Ben sits down.")
    expect(again).to_have_count(0)
    ben.press(ben.button("Take my seat back"))
    expect(ben.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    expect(again).to_be_visible()
    expect(ann.page.get_by_text("away", exact=True)).to_have_count(0)


def test_a_clock_runs_out(serve: Serve, enter: Open) -> None:
    server = serve(SEED)
    person = enter(server.url)
    person.page.clock.install(time=0)
    stop_time(person)
    person.press(person.button("Rules and opponents"))
    form = person.page.get_by_role("dialog")
    form.get_by_label("Clock", exact=True).select_option(label="30 seconds per turn")
    person.press(form.get_by_role("button", name="Start the game"))
    assert person.await_turn()
    clock = person.page.get_by_role("region", name="Your palette").get_by_role("timer")
    person.await_update()  # which sets the page's clock by the server's
    expect(clock).to_have_text("0:30")
    # In one jump, so that the server is not missed meanwhile: its answers take real time.
    person.page.clock.fast_forward(12_000)
    expect(clock).to_have_text("0:18")
    server.pass_by(30)
    happened(person.page, "You run out of time.")
    expect(person.end).to_be_visible()
    expect(person.end).not_to_contain_text("You win")
