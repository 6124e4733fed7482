"""Files are short enough to be read at one sitting, and folders to be seen on one picture."""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from tests.require import lacks

ROOT = Path(__file__).parents[1]
MOST_LINES = 400
MOST_FILES = 25
GENERATED = "Do not edit by hand"
# What may be longer, and why.
LONG = {
    "docs/protocol.schema.json": "written by make schema",
    "requirements/*.txt": "written by uv",
    "src/red7/study/puzzles/set.txt": "puzzles, found by a program",
    "tests/server/store/landed/*": "data, written by a program before each migration",
    "tests/vectors/*.jsonl": "cases, one on each line",
    "web/package-lock.json": "written by npm",
}
# What may hold more files, and why.
CROWDED = {"tests/server": "its programs start each other by these names"}
SOURCES = ("*.py", "*.ts", "*.svelte")


@cache
def texts() -> dict[str, str]:
    """Return the texts that git keeps, but for those that say that they are generated."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        lacks("git", "these are the sources without their history")
    # Whoever owns the folder.
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    found = {}
    for name in listed.stdout.decode().split("\0"):
        file = ROOT / name
        if file.is_file():  # and not removed a moment ago
            try:
                found[name] = file.read_bytes().decode()
            except UnicodeDecodeError:  # a picture, or weights
                continue
    return {name: text for name, text in found.items() if GENERATED not in text[:200]}


def test_no_file_but_those_generated_is_long() -> None:
    assert len(texts()) > 1500
    long = {name for name, text in texts().items() if text.count("\n") > MOST_LINES}
    assert not {name for name in long if not any(fnmatch(name, pattern) for pattern in LONG)}
    assert not {pattern for pattern in LONG if not any(fnmatch(name, pattern) for name in long)}


def test_no_folder_of_sources_is_crowded() -> None:
    """What is translated lies in a file for each of its readers."""
    names = [name for name in texts() if any(fnmatch(name, pattern) for pattern in SOURCES)]
    held = Counter(str(Path(name).parent) for name in names)
    assert len(held) > 100
    crowded = {name for name, count in held.items() if count > MOST_FILES}
    assert crowded == set(CROWDED)
