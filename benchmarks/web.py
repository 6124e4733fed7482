"""Measure the page as a mid-range phone would see it: ``python -m benchmarks.web``.

The browser is slowed down four times, and everything that it and the server say to each other goes
over a link as slow as a usual mobile connection. What is measured is noted by the page itself, the
table when its first frame has been painted: a driver of browsers, slowed down as well, would add
its own time. All of it runs on one machine, so a busy machine makes all of it slower.
"""

from __future__ import annotations

import gzip
import os
import re
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from playwright.sync_api import Browser, Page, sync_playwright

from red7.server.http.routes.pages.documents import WEB
from tests.web.network import FAR, Link
from tests.web.people import PHONE
from tests.web.require import ARGUMENTS, chromium
from tests.web.server import Server

VISITS = 7
SLOWER = 4  # times, of the processor
# What Lighthouse calls slow 4G; a connection takes a round trip before its first request.
ROUND_TRIP = 0.150
DOWN, UP = 1_638_400 / 8, 750_000 / 8

# Presses "Play now" in the frame in which it appears, and notes when that was and when there are
# cards in hand.
VISIT = """
(() => {
    const seen = (window.seen = {});
    const look = () => {
        const play = [...document.querySelectorAll("button")].find(
            one => one.textContent === "Play now" && !one.disabled
        );
        if (play && !seen.page) {
            seen.page = performance.now();
            play.click();
        }
        if (document.querySelector("[aria-label='Your hand'] button")) {
            // Not before that frame has been laid out and painted.
            setTimeout(() => (seen.table = performance.now()));
        } else {
            requestAnimationFrame(look);
        }
    };
    requestAnimationFrame(look);
})()
"""

# Presses a control and gives the milliseconds to the first frame in which a card is on its way.
FIRST_FRAME = """
async one => {
    const began = performance.now();
    one.click();
    for (;;) {
        await new Promise(requestAnimationFrame);
        const moving = document.getAnimations().some(it => it.id === "travel");
        if (moving || performance.now() - began > 2000) return performance.now() - began;
    }
}
"""


def slowed(browser: Browser) -> Page:
    """Give a page on a phone."""
    context = browser.new_context(
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def first_visit(browser: Browser, url: str) -> tuple[float, float]:
    """Give the seconds from the request to the first page, and to a table with a hand of cards."""
    page = slowed(browser)
    page.add_init_script(VISIT)
    with Link(url, ROUND_TRIP, DOWN, UP) as link:
        page.goto(link.url, wait_until="commit")
        seen: dict[str, float] = {}
        while "table" not in seen:
            time.sleep(0.3)  # asked for more often, the page would have less time for itself
            seen = cast("dict[str, float]", page.evaluate("window.seen"))
        page.context.close()
    return seen["page"] / 1000, seen["table"] / 1000


def step_starts(browser: Browser, url: str) -> list[float]:
    """Give the milliseconds from a press to the first frame of its motion, far from the server."""
    page = slowed(browser)
    page.goto(url)
    page.get_by_role("button", name="Play now").tap()
    guide = page.get_by_role("region", name="Your move")
    guide.get_by_text(re.compile("^Your turn")).wait_for()
    found = []
    for card in page.get_by_role("list", name="Your hand").get_by_role("button").all():
        card.tap()
        option = guide.get_by_role("button").filter(has_text=re.compile("winning|discard next"))
        if option.count():
            found.append(float(option.first.evaluate(FIRST_FRAME)))
            guide.get_by_role("button", name="Take back").tap()
        else:
            guide.get_by_role("button", name="Cancel").tap()
    page.context.close()
    return found


def size() -> int:
    """Give the bytes of compressed JavaScript and CSS of a first visit in English."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'(?:src|href)="/web/(assets/[^"]+)"', page)
    more = (WEB / "assets").glob("en-*.js"), (WEB / "assets").glob("TablePage-*.*s")
    files = [*(WEB / name for name in names), *(file for found in more for file in found)]
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def main() -> None:
    """Print the figures."""
    print(f"first visit, compressed JavaScript and CSS: {size() / 1000:.1f} kB")
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        Server(Path(data), ["0a" * 32]) as server,
        Link(server.url, FAR) as far,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        visits = [first_visit(browser, server.url) for _ in range(VISITS)]
        for name, seconds in zip(("first page", "table"), zip(*visits, strict=True), strict=True):
            print(f"phone, to the {name}: {_spread(seconds)} s, of {VISITS} visits")
        starts = [ms for _ in range(VISITS) for ms in step_starts(browser, far.url)]
        print(
            f"at {FAR * 1000:.0f} ms latency, motion begins after: {_spread(starts)} ms, "
            f"of {len(starts)} steps"
        )
        browser.close()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


def _spread(numbers: Sequence[float]) -> str:
    least, middle, most = min(numbers), statistics.median(numbers), max(numbers)
    return f"median {middle:.3g} ({least:.3g} to {most:.3g})"


if __name__ == "__main__":
    main()
