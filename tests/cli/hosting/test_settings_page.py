from __future__ import annotations

from pathlib import Path

from red7.cli.hosting.settings_page import settings_page
from red7.server.settings import NAMES

PAGE = Path(__file__).parents[3] / "docs" / "settings.md"


def test_the_page_of_settings_is_that_of_the_settings() -> None:
    assert PAGE.read_text(encoding="utf-8") == settings_page(), "run `make schema`"


def test_the_page_tells_what_is_usual_and_what_is_allowed() -> None:
    table = [row for row in settings_page().splitlines() if row.startswith("| `")]
    rows = {row.split("|")[3].strip(" `"): row for row in table}
    assert set(rows) == set(NAMES)
    assert "| `--port` | `RED7_PORT` | `port` | `7777` | 0 to 65,535 | the port;" in rows["port"]
    assert "| `info` | `debug`, `info`, `warning`, `error` |" in rows["log"]
    assert "| `--no-browser` | `RED7_BROWSER` | `browser` | `true` |" in rows["browser"]
    assert "| `0.7` | 0 to 60 |" in rows["pace"]
