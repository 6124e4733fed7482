"""Measure the page as a mid-range phone would see it: ``python -m benchmarks.web``.

The browser is slowed down four times and its network to that of a usual mobile connection; the
server runs on the same machine, so a busy machine makes all of it slower.
"""

from __future__ import annotations

import gzip
import re
import statistics
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from red7.server.routes.documents import WEB
from tests.web.people import PHONE
from tests.web.require import chromium
from tests.web.server import Server

VISITS = 5
SLOWER = 4  # times, of the processor
NETWORK = {  # what Lighthouse calls slow 4G, but for its longer round trips on top
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_638_400 / 8,
    "uploadThroughput": 750_000 / 8,
}
FAR = {**NETWORK, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1}

# Presses a control and waits for the frame in which something is on its way.
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


def slowed(browser: Browser, network: Mapping[str, object]) -> Page:
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
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", dict(network))
    return page


def first_visit(browser: Browser, url: str) -> tuple[float, float]:
    """Give the seconds to the first page, and from one press to a table with a hand of cards."""
    page = slowed(browser, NETWORK)
    began = time.perf_counter()
    page.goto(url, wait_until="commit")
    play = page.get_by_role("button", name="Play now")
    play.wait_for()
    shown = time.perf_counter()
    play.tap()
    page.get_by_role("list", name="Your hand").get_by_role("listitem").first.wait_for()
    done = time.perf_counter()
    page.context.close()
    return shown - began, done - shown


def step_starts(browser: Browser, url: str) -> float:
    """Give the milliseconds from a press to the first frame of its motion, far from the server."""
    page = slowed(browser, FAR)
    page.goto(url)
    page.get_by_role("button", name="Play now").tap()
    guide = page.get_by_role("region", name="Your move")
    guide.get_by_text(re.compile("^Your turn")).wait_for()
    for card in page.get_by_role("list", name="Your hand").get_by_role("button").all():
        card.tap()
        option = guide.get_by_role("button").filter(has_text=re.compile("winning|discard next"))
        if option.count():
            ms = float(option.first.evaluate(FIRST_FRAME))
            page.context.close()
            return ms
        card.tap()
    page.context.close()
    return float("nan")


def size() -> int:
    """Give the bytes of compressed JavaScript and CSS of a first visit in English."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'(?:src|href)="/web/(assets/[^"]+)"', page)
    files = [*(WEB / name for name in names), *(WEB / "assets").glob("en-*.js")]
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def main() -> None:
    """Print the figures."""
    print(f"first visit, compressed JavaScript and CSS: {size() / 1000:.1f} kB")
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        Server(Path(data), ["0a" * 32]) as server,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        visits = [first_visit(browser, server.url) for _ in range(VISITS)]
        first = statistics.median(page for page, _ in visits)
        table = statistics.median(table for _, table in visits)
        print(f"phone, to the first page: {first:.2f} s; from a press to the table: {table:.2f} s")
        print(
            f"phone, both together: median {statistics.median(map(sum, visits)):.2f} s of {VISITS}"
        )
        starts = sorted(step_starts(browser, server.url) for _ in range(VISITS))
        print(
            f"at 300 ms latency, motion begins after: {statistics.median(starts):.0f} ms "
            f"(most {starts[-1]:.0f})"
        )
        browser.close()


if __name__ == "__main__":
    main()
