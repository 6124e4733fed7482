"""The server and the command are given time and chance, and take neither by themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1] / "src/red7"
MODULES = ("time", "secrets", "random", "uuid")
CALLS = ("os.urandom", "datetime.now", "datetime.utcnow", "datetime.today", "date.today")
# What may take them all the same, and why.
ALLOWED = {
    "server/chance.py": "chance itself",
    "server/clock.py": "time itself",
    "server/store/marks.py": "marks must differ even where a test repeats its chance",
    "server/store/migrations/versions/v0001_tables.py": "a migration that has landed stays",
    "server/store/engines.py": "a thread of the driver waits for a file of other processes",
    "server/study/jobs.py": "a deadline is by the clock that bots read, in a process of its own",
    "cli/studying/study.py": "a deadline is by the clock that bots read",
    "cli/research/bench.py": "measures this machine",
}


def taken(source: str) -> Iterator[str]:
    """Yield the calls that take time or chance; what is only named, as a default, is given."""
    tree = ast.parse(source)
    whence: dict[str, str] = {}  # the full names of what was imported
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            whence |= {alias.asname or alias.name: alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = "" if node.module == "datetime" else f"{node.module}."
            whence |= {alias.asname or alias.name: module + alias.name for alias in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            first, _, rest = ast.unparse(node.func).partition(".")
            name = ".".join(filter(None, [whence.get(first, ""), rest]))
            if name.startswith(tuple(f"{module}." for module in MODULES)) or name.endswith(CALLS):
                yield name


def test_what_takes_time_or_chance_is_told_from_what_is_given_them() -> None:
    for source in (
        "import time\ntime.monotonic()",
        "import random\nrandom.Random(1)",
        "from secrets import token_hex as word\nword(3)",
        "from datetime import UTC, datetime\ndatetime.now(UTC)",
        "import datetime\ndatetime.datetime.now()",
        "import os\nos.urandom(8)",
    ):
        assert list(taken(source)), source
    for source in (
        "import time\ndef tell(clock=time.monotonic): clock()",
        "def begin(time, random):\n    time.steady()\n    random.choice('ab')",
        "from datetime import datetime\ndatetime.fromtimestamp(0)",
    ):
        assert not list(taken(source)), source


def test_time_and_chance_are_taken_where_it_is_known_why() -> None:
    files = [file for layer in ("server", "cli") for file in (ROOT / layer).rglob("*.py")]
    found = {
        str(file.relative_to(ROOT)): names
        for file in files
        if (names := sorted(taken(file.read_text(encoding="utf-8"))))
    }
    assert found.keys() == ALLOWED.keys(), found
