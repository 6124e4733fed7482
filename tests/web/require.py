"""What is not on every machine: without it a test skips, or fails where that must not be."""

from __future__ import annotations

import os
import shutil

import pytest

from red7.server.http.routes.documents import WEB


def lacks(component: str, how: str) -> None:
    """Skip, loudly and by name; RED7_REQUIRE turns it into a failure."""
    message = f"{component} is missing: {how}"
    if component in os.environ.get("RED7_REQUIRE", "").split(","):
        pytest.fail(message)
    pytest.skip(message)


def chromium() -> str:
    """Give the machine's browser."""
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        found = shutil.which(name)
        if found:
            return found
    lacks("chromium", "install chromium or Chrome")
    raise AssertionError


def built() -> None:
    """Make sure that the page is there."""
    if not (WEB / "index.html").is_file():
        lacks("node", "the page is not built; run make web")
