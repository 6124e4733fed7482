from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from red7.protocol.messages import Language
from red7.protocol.typescript import http_types, message_types
from red7.server.app.openapi import openapi
from red7.server.http.routes.pages.documents import WEB
from tests.web.require import built

ROOT = Path(__file__).parents[3]
FIRST_VISIT = 80_000  # bytes of compressed JavaScript, CSS and fonts
REPLAY = 12_000  # bytes of what only a replay needs
EXPLORE = 20_000  # bytes of what only exploring needs
TYPE = 20_000  # bytes of the letters that most languages need


@pytest.mark.parametrize(
    ("name", "made"),
    [("messages.ts", message_types), ("http.ts", lambda: http_types(openapi()))],
    ids=["messages", "http"],
)
def test_the_types_are_current(name: str, made: Callable[[], str]) -> None:
    kept = (ROOT / "web" / "src" / "protocol" / name).read_text(encoding="utf-8")
    assert kept == made(), "run make schema"


def compressed(pattern: str) -> int:
    """Give the size of files of the page as they are sent to a browser."""
    sizes = [
        (packed if (packed := file.with_name(f"{file.name}.br")).is_file() else file).stat().st_size
        for file in WEB.glob(pattern)
        if file.suffix != ".br"
    ]
    assert sizes, pattern
    return sum(sizes)


def test_nothing_is_inline() -> None:
    built()
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert "<script>" not in page
    assert "<style" not in page


@pytest.mark.parametrize("language", get_args(Language))
def test_the_first_visit_is_small(language: str) -> None:
    built()
    page = (WEB / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/web/(assets/[^"]+)"', page)
    assert named
    table = "".join(file.read_text("utf-8") for file in WEB.glob("assets/TablePage-*.js"))
    parts = {part for part in re.findall(r'from"\./([^"]+)"', table) if "TablePage" not in part}
    needed = {*named, *(f"assets/{part}" for part in parts)}
    size = sum(map(compressed, [*needed, "assets/TablePage-*", f"assets/{language}-*"]))
    assert size + compressed("assets/latin-*.woff2") <= FIRST_VISIT


@pytest.mark.parametrize(
    ("part", "said", "most"),
    [("ReplayPage", "web-replay-keys", REPLAY), ("explore-page", "web-explore-keys", EXPLORE)],
)
def test_what_few_look_at_comes_by_itself(part: str, said: str, most: int) -> None:
    built()
    names = ["index-*.js", "TablePage-*.js", *(f"{language}-*" for language in get_args(Language))]
    first = [file for name in names for file in WEB.glob(f"assets/{name}") if file.suffix == ".js"]
    assert all(said not in file.read_text("utf-8") for file in first)
    assert compressed(f"assets/{part}-*") <= most


def test_nothing_comes_that_would_only_hydrate() -> None:
    built()
    files = [file.read_text(encoding="utf-8") for file in WEB.glob("assets/*.js")]
    assert any("svelte.dev/e/derived_inert" in text for text in files)  # a warning of Svelte's
    assert all("svelte.dev/e/hydration" not in text for text in files)


@pytest.mark.parametrize("name", ["index", "TablePage"])
def test_a_first_visit_is_compiled_as_it_arrives(name: str) -> None:
    """The hint counts only at the very beginning of a file."""
    built()
    # A file of a few bytes may only point to the one that holds everything.
    file = max(WEB.glob(f"assets/{name}-*.js"), key=lambda file: file.stat().st_size)
    assert file.read_text(encoding="utf-8").startswith("//# allFunctionsCalledOnLoad\n")


def test_the_type_is_small() -> None:
    built()
    assert compressed("assets/latin-*.woff2") <= TYPE


def locked() -> dict[str, dict[str, Any]]:
    """Give the packages of the lock file by where they are installed."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages: dict[str, dict[str, Any]] = lock["packages"]
    return packages


def test_no_registry_is_named() -> None:
    assert all("resolved" not in package for package in locked().values())


def test_the_lock_serves_every_platform() -> None:
    packages = locked()
    wanted = {
        f"node_modules/{name}"
        for package in packages.values()
        for name in package.get("optionalDependencies", ())
    }
    assert {"node_modules/@rolldown/binding-darwin-arm64"} <= wanted <= packages.keys()
