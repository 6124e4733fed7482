"""The pages of games, profiles and leaders, and how a table comes to be rated."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from red7.words import words
from tests.web.all_pages.test_access import check_both
from tests.web.conftest import Open, Serve
from tests.web.fitting import TRIED, share_of
from tests.web.pages.test_statistics import MISFITS, SIZES
from tests.web.people import PHONE, Person

say = words("en")
SEED = "0a" * 32
VERSIONS = '["", "1", ""]'


def become(person: Person, url: str, name: str, *, account: bool = True) -> None:
    """Be somebody the server knows, perhaps with an account."""
    request = person.page.request
    assert request.put(f"{url}api/me", data={"name": name}).ok
    if account:
        body = {"password": "correct horse battery"}
        assert request.put(f"{url}api/account/password", data=body).ok


def play_rated(person: Person) -> None:
    """Set up a rated table against a bot, and play a game there."""
    page = person.page
    person.press(person.button(say("web-choose-rules")))
    form = page.get_by_role("dialog")
    rated = form.get_by_role("checkbox", name=re.compile(f"^{say('web-rated')}"))
    rated.check()
    expect(form.get_by_role("checkbox", name=re.compile(say("web-hints-may")))).to_be_disabled()
    expect(form.get_by_role("checkbox", name=re.compile(say("web-hints-may")))).not_to_be_checked()
    expect(form.get_by_role("checkbox", name=re.compile(say("web-stand-in")))).to_be_disabled()
    expect(form.get_by_label(say("web-clock"), exact=True)).to_have_value("game-10")
    person.press(form.locator("button.main"))


def test_a_rated_game_changes_three_pages(serve: Serve, enter: Open) -> None:
    server = serve(SEED)
    person: Person = enter(server.url)
    page = person.page
    become(person, server.url, "Ann/Ü")
    page.goto(f"{server.url}history")
    expect(page.get_by_role("heading", name=say("ratings-empty"))).to_be_visible()
    page.goto(f"{server.url}leaders")
    expect(page.get_by_role("heading", name=say("ratings-none"))).to_be_visible()
    page.goto(server.url)
    play_rated(person)
    person.play_round()
    expect(person.end).to_be_visible()
    person.press(person.button(say("web-end-show")))
    told = page.get_by_role("dialog").get_by_role("status")
    expect(told).to_have_text(re.compile(r"^Rated game: your rating is now 1\d\d\d \(\D\d+\)\.$"))

    page.goto(f"{server.url}history")
    game = page.locator("main li.sheet")
    expect(game).to_have_count(1)
    expect(game).to_contain_text(re.compile(r"Rating 1\d\d\d \(\D\d+\)"))
    expect(game).to_contain_text("Bot, strength")
    href = game.get_by_role("link", name=say("web-replay-title"), exact=True).get_attribute("href")
    assert href
    review = game.get_by_role("link", name=say("web-review"), exact=True)
    expect(review).to_have_attribute("href", f"{href}?review")
    person.press(game.get_by_role("link", name="Ann/Ü"))

    expect(page.get_by_role("heading", level=1)).to_have_text("Ann/Ü")
    expect(page.get_by_text("1 rated game")).to_be_visible()
    expect(page.get_by_text(say("ratings-provisional"), exact=True)).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(r"^The rating after one game"))).to_be_visible()
    expect(page.locator("main li.sheet")).to_have_count(1)

    person.press(page.get_by_role("link", name=say("web-leaders")))
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Ann/Ü")).to_contain_text("±")
    bot = rows.filter(has_text="version 1").get_by_role("link")
    expect(bot).to_have_text(re.compile("^Bot, strength"))
    person.press(bot)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Bot, strength"))
    expect(page.get_by_text("1 rated game")).to_be_visible()
    expect(page.locator("main li.sheet")).to_have_count(1)
    # However an address writes a name, it is shown as its player does.
    page.goto(f"{server.url}player/aNN%2F%C3%BC")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann/Ü")
    expect(page).to_have_url(f"{server.url}player/Ann%2F%C3%9C")
    page.goto(f"{server.url}leaders")
    page.get_by_role("radio", name=say("web-level-expert")).check()
    expect(page.get_by_role("heading", name=say("ratings-none"))).to_be_visible()
    page.goto(server.url.rstrip("/") + href)
    expect(page.get_by_role("button", name=say("web-replay-play"), exact=True)).to_be_visible()


def test_a_result_is_shown_without_what_it_does_to_ratings(serve: Serve, enter: Open) -> None:
    server = serve(SEED)
    person: Person = enter(server.url)
    page = person.page
    become(person, server.url, "Ann")
    page.route("**/assets/RatingChange-*.js", lambda route: route.abort())
    play_rated(person)
    assert person.await_turn()
    person.drop()
    with page.expect_event("requestfailed", lambda asked: "/RatingChange-" in asked.url):
        person.press(person.button(say("web-end-show")))
    expect(page.get_by_role("columnheader", name=say("web-held"))).to_be_visible()
    person.close_sheet()


def test_a_guest_is_told_that_rated_games_need_an_account(serve: Serve, enter: Open) -> None:
    server = serve(SEED)
    person: Person = enter(server.url)
    become(person, server.url, "Guest", account=False)
    play_rated(person)
    told = person.page.get_by_role("dialog").get_by_text(say("table-rated-account"))
    expect(told).to_be_visible()


def fill(folder: Path, who: str) -> None:
    """Put games, ratings and leaders into the database, as many as fill some pages."""
    with closing(sqlite3.connect(folder / "red7.db", timeout=60)) as database, database:
        for n in range(70):
            table, ended, rules = f"made{n}", 1_700_000_000_000 + n * 9e6, "v1.2+draw+match+actions"
            game = (table, 1, 9, ended, rules)
            database.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?)", game)
            database.execute(
                "INSERT INTO rated_games VALUES (?, ?, 1, ?)", (n + 1, table, VERSIONS)
            )
            for seat, (player, bot) in enumerate(((who, ""), ("", "red"), ("x" * 24, "")), 1):
                values = (
                    table,
                    1,
                    seat,
                    player,
                    bot,
                    10 * seat,
                    seat == 1 + n % 3,
                    ended,
                    "expert",
                )
                database.execute("INSERT INTO game_seats VALUES (?,?,?,?,?,?,?,?,?)", values)
            mu, sigma = 25 + 5 * (n % 9) / (1 + n / 20), 8 / (1 + n / 4)
            for subject in (who, "red@1"):
                change = (subject, n + 1, "expert", n + 1, ended, mu, sigma, mu - 0.3, sigma)
                database.execute("INSERT INTO rating_changes VALUES (?,?,?,?,?,?,?,?,?)", change)
            row = (
                f"bot-{n}@1.{n}",
                "basic",
                40 - n / 3,
                2.0,
                12 if n < 50 else 3,
                1,
                n < 50,
                ended,
            )
            database.execute("INSERT INTO ratings VALUES (?,?,?,?,?,?,?,?)", row)
        rated = (
            (who, "expert", 70),
            (who, "basic", 4),
            ("red@1", "expert", 70),
            ("red@0", "basic", 9),
        )
        for subject, family, games in rated:
            row = (subject, family, 27.0, 1.1, games, 20, games > 10, 1_700_000_000_000)
            database.execute("INSERT INTO ratings VALUES (?,?,?,?,?,?,?,?)", row)


def famous(serve: Serve, enter: Open, **options: object) -> tuple[Person, str]:
    """Give somebody with many games, and where they are."""
    server = serve(SEED)
    person: Person = enter(server.url, **options)
    become(person, server.url, "Wilhelmina Wunderbaum")
    with closing(sqlite3.connect(server.folder / "red7.db", timeout=60)) as database:
        ((who,),) = database.execute("SELECT player FROM accounts")
    fill(server.folder, who)
    return person, server.url


def test_lists_are_fetched_page_by_page_and_filtered(serve: Serve, enter: Open) -> None:
    person, url = famous(serve, enter)
    page = person.page
    page.goto(f"{url}history")
    games = page.locator("main li.sheet")
    expect(games).to_have_count(30)
    more = person.button(say("ratings-more"))
    person.press(more)
    expect(games).to_have_count(60)
    person.press(more)
    expect(games).to_have_count(70)
    expect(more).to_have_count(0)
    page.get_by_label(say("ratings-result")).select_option("won")
    expect(games).to_have_count(24)
    page.get_by_label(say("ratings-opponent")).select_option("bot:violet")
    expect(page.get_by_text(say("ratings-no-match"))).to_be_visible()
    page.get_by_label(say("ratings-opponent")).select_option("bot:red")
    expect(games).to_have_count(24)
    page.get_by_label(say("ratings-rules")).select_option("basic")
    expect(page.get_by_text(say("ratings-no-match"))).to_be_visible()
    page.goto(f"{url}leaders")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(30)
    person.press(more)
    expect(rows).to_have_count(60)
    expect(rows.nth(59)).to_contain_text(say("ratings-provisional"))
    page.goto(f"{url}player/Nobody")
    expect(page.get_by_role("alert")).to_have_text(say("table-player-unknown"))


def test_axe_finds_nothing(serve: Serve, enter: Open) -> None:
    person, url = famous(serve, enter, size=PHONE, painted=True)
    page = person.page
    page.goto(f"{url}history")
    check_both(page.locator("main li.sheet").first)
    page.goto(f"{url}player/Wilhelmina%20Wunderbaum")
    expect(page.get_by_role("img", name=re.compile("^The rating over 70 games"))).to_be_visible()
    check_both(page.locator("main li.sheet").first)
    page.goto(f"{url}bot/red?version=1")
    expect(page.get_by_role("img", name=re.compile("^The rating over 70 games"))).to_be_visible()
    check_both(page.locator("main li.sheet").first)
    page.goto(f"{url}leaders")
    check_both(page.locator("tbody tr").first)
    page.goto(f"{url}player/Nobody")
    check_both(page.get_by_role("alert"))


def test_the_pages_fit_the_screen(serve: Serve, enter: Open) -> None:
    person, url = famous(serve, enter, way="touch")
    page = person.page
    misfits = []
    for language in TRIED:
        person.keep(known=True, language=language)
        for place, there in (
            ("history", "main li.sheet"),
            ("player/Wilhelmina%20Wunderbaum", "main li.sheet"),
            ("bot/red?version=1", "main li.sheet"),
            ("leaders", "tbody tr"),
        ):
            page.goto(f"{url}{place}")
            page.locator(there).first.wait_for()
            sizes = share_of(language, SIZES)
            for *size, found in person.look_at(sizes, MISFITS):
                misfits += [(language, place, *size, one) for one in found]
    assert not misfits, "\n".join(map(str, misfits[:40]))
