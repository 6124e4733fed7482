"""Files are short enough to be read at one sitting."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST_LINES = 400
GENERATED = "Do not edit by hand"


def test_no_file_but_those_generated_is_long() -> None:
    places = [ROOT / place for place in ("src/red7", "tests", "benchmarks", "examples", "web/src")]
    endings = ("*.py", "*.ts", "*.svelte")
    files = [file for place in places for ending in endings for file in place.rglob(ending)]
    assert len(files) > 1000
    texts = {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in files}
    long = {
        name: text.count("\n")
        for name, text in texts.items()
        if text.count("\n") > MOST_LINES and GENERATED not in text[:200]
    }
    assert not long
