"""A browser, servers, and people who use both."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.opening import open_person
from tests.web.people import PATIENCE, Person
from tests.web.require import ARGUMENTS, built, chromium
from tests.web.server import Server

Open = Callable[..., Person]
Serve = Callable[..., Server]
_PEOPLE = pytest.StashKey[list[Person]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show what everybody had in front of them when a test failed."""
    report = yield
    if report.failed and call.when == "call":
        for person in item.stash.get(_PEOPLE, []):
            report.sections.append((person.page.url, person.sight()))
    return report


# Not for the whole session: while Playwright runs, no other test of the process can use asyncio.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    executable = chromium()
    built()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=executable, args=ARGUMENTS, timeout=PATIENCE
        )
        yield started
        started.close()


@pytest.fixture(scope="package")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of pages that show the same whatever has happened there."""
    with Server(tmp_path_factory.mktemp("shared") / "data") as server:
        yield server


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start servers; all stop after the test."""
    with ExitStack() as stack:
        yield lambda *seeds, **options: stack.enter_context(
            Server(tmp_path / "data", seeds, **options)
        )


@pytest.fixture
def enter(browser: Browser, serve: Serve, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Let people come, each with a browser of their own; what goes wrong in a page is told."""
    people = request.node.stash[_PEOPLE] = []
    with ExitStack() as stack:

        def open_one(url: str, **options: Any) -> Person:
            person = stack.enter_context(open_person(browser, url, **options))
            people.append(person)
            return person

        yield open_one
