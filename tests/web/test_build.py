from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from red7.protocol.typescript import typescript
from red7.server.routes.documents import WEB
from tests.web.require import built

ROOT = Path(__file__).parents[2]
FIRST_VISIT = 150_000  # bytes of compressed JavaScript and CSS


def test_the_types_are_those_of_the_messages() -> None:
    kept = (ROOT / "web" / "src" / "protocol" / "messages.ts").read_text(encoding="utf-8")
    assert kept == typescript(), "run make schema"


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


def test_no_registry_is_named() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert all("resolved" not in package for package in lock["packages"].values())
    assert lock["packages"]["node_modules/rollup"]["version"] == "4.65.0"
