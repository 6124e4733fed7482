"""A browser, servers, and people who use both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.people import PATIENCE, Person, open_person
from tests.web.require import built, chromium
from tests.web.server import Server

Open = Callable[..., Person]
Serve = Callable[..., Server]


# Not for the whole session: while Playwright runs, no other test of the process can use asyncio.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    executable = chromium()
    built()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox"], timeout=PATIENCE
        )
        yield started
        started.close()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start servers; all stop after the test."""
    with ExitStack() as stack:
        yield lambda *seeds, **options: stack.enter_context(
            Server(tmp_path / "data", seeds, **options)
        )


@pytest.fixture
def enter(browser: Browser, serve: Serve) -> Iterator[Open]:
    """Let people come, each with a browser of their own; what goes wrong in a page is told."""
    with ExitStack() as stack:
        yield lambda url, **options: stack.enter_context(open_person(browser, url, **options))
