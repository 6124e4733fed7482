"""The page of one's own statistics."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.sync_api import Page, expect

from red7.words import words
from tests.web.all_pages.test_access import check_both
from tests.web.conftest import Open, Serve
from tests.web.fitting import TIGHT, TRIED, share_of
from tests.web.people import PHONE, Person
from tests.web.replays import own_games

say = words("en")
SEED = "0a" * 32
SIZES: Final = (
    *TIGHT, (360, 640), (390, 664), (844, 340), (768, 1024), (1024, 600), (1366, 657), (2560, 1440),
)  # fmt: skip
# What is wider than its place, written too small, or too small to be pressed.
MISFITS = """() => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push("scrolls across");
    for (const one of document.querySelectorAll("main *")) {
        const box = one.getBoundingClientRect();
        if (!box.width || one.closest(".hidden")) continue;
        const name = `${one.tagName} ${one.textContent.trim().slice(0, 30)}`;
        if (box.right > innerWidth + 0.5 || box.left < -0.5) found.push(`off the screen: ${name}`);
        if (one.scrollWidth > one.clientWidth + 1 && !one.closest("svg") && one.clientWidth)
            found.push(`too wide: ${name}`);
        if (one.children.length === 0 && one.textContent.trim())
            if (parseFloat(getComputedStyle(one).fontSize) < 12) found.push(`small text: ${name}`);
        if (one.matches("a, button") && box.height < 43.5) found.push(`small target: ${name}`);
    }
    return found;
}"""


def sign_in(page: Page, url: str, cookies: dict[str, str], language: str = "en") -> None:
    """Be somebody who has played here before, and go to their statistics."""
    page.context.add_cookies(
        [{"name": name, "value": value, "url": url} for name, value in cookies.items()]
    )
    kept = json.dumps({"known": True, "language": language})
    page.add_init_script(f"localStorage.red7 = {json.dumps(kept)}")
    page.goto(f"{url}statistics")


def heading(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=say(name))).to_be_visible()


def test_the_way_to_ones_statistics_and_through_them(serve: Serve, enter: Open) -> None:
    server = serve(SEED)
    url = server.url
    games, cookies = own_games(server, (2, "basic"), (3, "advanced"), (2, "basic"))
    person: Person = enter(url)
    page = person.page
    # Whoever has not played is told what to do.
    person.press(page.get_by_role("link", name=say("web-stats")))
    expect(page).to_have_url(re.compile(r"/statistics$"))
    heading(page, "stats-empty")
    expect(page.get_by_role("link", name=say("web-play-now"))).to_be_visible()
    sign_in(page, url, cookies)
    # Before any review, what the records tell.
    heading(page, "stats-by")
    assert "Your statistics" in page.title()
    won = page.locator("[data-part=won]")
    expect(won).to_contain_text("3 games")
    expect(won).to_contain_text("2 players")
    expect(won).to_contain_text("Bot, strength 1 of 7")
    expect(page.locator("[data-part=colours] li")).to_have_count(7)
    expect(page.locator("[data-part=accuracy]")).to_have_count(0)
    links = page.locator("[data-part=games] a")
    expect(links).to_have_count(3)
    assert {link.get_attribute("href") for link in links.all()} == {f"/game/{one}" for one in games}
    review = page.locator("[data-part=review]")
    expect(review).to_contain_text(say("stats-left", count=3))
    person.press(person.button(say("stats-review")))
    # Once all are reviewed, there is nothing left to do, and more to see.
    expect(review).to_have_count(0)
    expect(page.get_by_role("img", name=re.compile(r"^Accuracy of \d games"))).to_be_visible()
    expect(page.locator("[data-part=accuracy] circle")).not_to_have_count(0)
    for part in ("habits", "balance"):
        expect(page.locator(f"[data-part={part}]")).to_be_visible()
    expect(page.locator("[data-part=games] a").first).to_have_attribute(
        "href", f"/game/{games[-1]}?review"
    )
    person.press(links.first)
    expect(page).to_have_url(re.compile(rf"/game/{games[-1]}/0\?review$"))
    page.go_back()
    heading(page, "stats-accuracy")
    person.press(page.get_by_role("link", name=say("web-home")))
    expect(person.button("Play now")).to_be_visible()


def test_reviewing_can_be_stopped(serve: Serve, enter: Open) -> None:
    server = serve(SEED)
    url = server.url
    # More than may be reviewed at once, and no time passes.
    _, cookies = own_games(server, *[(2, "basic")] * 8)
    person: Person = enter("about:blank")
    page = person.page
    sign_in(page, url, cookies)
    person.press(person.button(say("stats-review")))
    expect(page.get_by_role("status")).to_have_text(say("stats-reviewing", done=6, total=8))
    person.press(person.button(say("stats-stop")))
    expect(page.locator("[data-part=review]")).to_contain_text(say("stats-left", count=2))
    expect(person.button(say("stats-review"))).to_be_visible()
    expect(page.locator("[data-part=games] a[href$=review]")).to_have_count(6)


def test_axe_finds_nothing(serve: Serve, enter: Open) -> None:
    server = serve(SEED)
    url = server.url
    _, cookies = own_games(server, (2, "basic"), (4, "expert"))
    person: Person = enter(f"{url}statistics", size=PHONE, painted=True)
    page = person.page
    check_both(page.get_by_role("heading", name=say("stats-empty")))
    sign_in(page, url, cookies)
    check_both(person.button(say("stats-review")))
    person.press(person.button(say("stats-review")))
    check_both(page.get_by_role("heading", name=say("stats-habits")))


def test_the_page_fits_the_screen(serve: Serve, enter: Open) -> None:
    server = serve(SEED)
    url = server.url
    _, cookies = own_games(server, (2, "basic"), (3, "expert"), (4, "expert"))
    person: Person = enter("about:blank", way="touch")
    page = person.page
    misfits = []
    for number, language in enumerate(TRIED):
        sign_in(page, url, cookies, language)
        page.locator("[data-part=games]").wait_for()
        if not number:
            person.press(person.button(words(language)("stats-review")))
        page.locator("[data-part=balance]").wait_for()
        for *size, found in person.look_at(share_of(language, SIZES), MISFITS):
            misfits += [(language, *size, one) for one in found]
    assert not misfits, "\n".join(map(str, misfits[:40]))
