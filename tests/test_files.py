"""Files are short enough to be read at one sitting, and folders to be seen on one picture."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST_LINES = 400
MOST_FILES = 25
ENDINGS = ("*.py", "*.ts", "*.svelte")
GENERATED = "Do not edit by hand"


def test_no_file_but_those_generated_is_long() -> None:
    places = [ROOT / place for place in ("src/red7", "tests", "benchmarks", "examples", "web/src")]
    files = [
        file for place in places for ending in (*ENDINGS, "*.css") for file in place.rglob(ending)
    ]
    assert len(files) > 1000
    texts = {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in files}
    long = {
        name: text.count("\n")
        for name, text in texts.items()
        if text.count("\n") > MOST_LINES and GENERATED not in text[:200]
    }
    assert not long


def test_no_folder_of_sources_is_crowded() -> None:
    """Tests of one kind may be many; what is translated lies in a file for each of its readers."""
    places = [ROOT / place for place in ("src/red7", "web/src")]
    files = [file for place in places for ending in ENDINGS for file in place.rglob(ending)]
    by_hand = [file for file in files if GENERATED not in file.read_text(encoding="utf-8")[:200]]
    held = Counter(str(file.parent.relative_to(ROOT)) for file in by_hand)
    assert len(held) > 50
    assert {name: count for name, count in held.items() if count > MOST_FILES} == {}
