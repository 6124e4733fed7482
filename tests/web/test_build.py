from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from red7.protocol.typescript import http_types, message_types
from red7.server.app.openapi import openapi
from red7.server.http.routes.documents import WEB
from tests.web.require import built

ROOT = Path(__file__).parents[2]
FIRST_VISIT = 150_000  # bytes of compressed JavaScript and CSS


@pytest.mark.parametrize(
    ("name", "made"),
    [("messages.ts", message_types), ("http.ts", lambda: http_types(openapi()))],
    ids=["messages", "http"],
)
def test_the_types_are_current(name: str, made: Callable[[], str]) -> None:
    kept = (ROOT / "web" / "src" / "protocol" / name).read_text(encoding="utf-8")
    assert kept == made(), "run make schema"


def test_the_first_visit_is_small() -> None:
    built()
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert "<script>" not in page
    assert "<style" not in page
    named = re.findall(r'(?:src|href)="/web/(assets/[^"]+)"', page)
    assert named
    words = max(
        (file for file in (WEB / "assets").glob("??-*.js")), key=lambda file: file.stat().st_size
    )
    table = [*(WEB / "assets").glob("TablePage-*.js"), *(WEB / "assets").glob("TablePage-*.css")]
    assert len(table) == 2
    files = [*(WEB / name for name in named), words, *table]
    size = sum(len(gzip.compress(file.read_bytes())) for file in files)
    assert size <= FIRST_VISIT, size


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
