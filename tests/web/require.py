"""The browser and the page, which are not on every machine."""

from __future__ import annotations

import shutil
from typing import Final

from red7.server.http.routes.pages.documents import WEB
from tests.require import lacks

# First the same browser without windows: a page takes it half the processor time.
_BROWSERS: Final = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
ARGUMENTS: Final = [
    "--no-sandbox",
    # Text as wide as on a screen: without windows, letters would be fitted to whole pixels.
    "--font-render-hinting=none",
    # No page of a test lives long enough to gain by it: a tenth of the time, or more.
    "--js-flags=--no-maglev,--no-turbofan",
]


def chromium() -> str:
    """Give the machine's browser."""
    for name in _BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    lacks("chromium", "install chromium-headless-shell, chromium or Chrome")
    raise AssertionError


def built() -> None:
    """Make sure that the page is there."""
    if not (WEB / "index.html").is_file():
        lacks("node", "the page is not built; run make web")
