"""The package is given time and chance, and hardly anything takes either by itself."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1] / "src/red7"
MODULES = ("time", "secrets", "random", "uuid")
CALLS = (
    "os.urandom",
    "datetime.now",
    "datetime.utcnow",
    "datetime.today",
    "date.today",
    "deal.new_seed",
    "random.default_rng",
)
SEEDED = ("random.Random", "numpy.random.default_rng")  # given chance, if they are given a seed
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
    "cli/playing/deals.py": "`red7 deal` without a seed deals by chance",
    "core/deal.py": "chance itself, for deals",
    "core/match.py": "a match that is given no seed is dealt by chance",
    "core/round.py": "a round that is given no seed is dealt by chance",
    "protocol/client.py": "what jitter and ids are unless they are handed in",
    "terminal/given.py": "time and chance themselves",
    "train/evaluate.py": "tells how long it took",
    "train/trainer.py": "tells how fast it is, and keeps what it has learnt now and then",
}
# What waits by the clock of asyncio in the server, where others wait by the server's, and why.
NETWORK = "ends what a client, another process or a network does too slowly"
WAITING = {
    "server/app/doors.py": NETWORK,
    "server/app/processes.py": "other processes take the time of the machine to start and to end",
    "server/app/protocols.py": NETWORK,
    "server/app/worker.py": "a process of its own, which is there for as long as it says so",
    "server/bus/nats.py": NETWORK,
    "server/bus/pipe.py": NETWORK,
    "server/clock.py": "time itself",
    "server/http/guard.py": NETWORK,
    "server/limits.py": "the connections of those who are refused are held back",
    "server/live/conversation.py": NETWORK,
    "server/live/hub.py": "gives clients a moment to hear a farewell",
    "server/pictures.py": "ends a process that does not draw",
    "server/store/upkeep/postgres_lock.py": "a database is asked again in its own time",
    "server/tables/processes/members.py": "a database that hangs keeps no process from stopping",
    "server/study/child.py": "ends a process that does not answer",
    "server/tables/thinking/child.py": "ends a process that does not answer",
    "server/tables/writer.py": "2 ms between two commits, unless it is handed something else",
}


def name_of(node: ast.expr) -> str:
    """Write what is called, in short."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return f"{name_of(node.value)}.{node.attr}"
    return f"{name_of(node.func)}()" if isinstance(node, ast.Call) else "?"


@cache
def calls(source: str) -> list[tuple[str, ast.Call]]:
    """Give the calls, with the full names of what was imported."""
    nodes = list(ast.walk(ast.parse(source)))
    whence: dict[str, str] = {}
    for node in nodes:
        if isinstance(node, ast.Import):
            for alias in node.names:
                first = alias.name.partition(".")[0]  # what ``import a.b`` gives a name to
                whence[alias.asname or first] = alias.name if alias.asname else first
        elif isinstance(node, ast.ImportFrom):
            module = "" if node.module == "datetime" else f"{node.module}."
            whence |= {alias.asname or alias.name: module + alias.name for alias in node.names}
    found = []
    for node in nodes:
        if isinstance(node, ast.Call):
            first, dot, rest = name_of(node.func).partition(".")
            found.append((whence.get(first, f"?{first}") + dot + rest, node))
    return found


def taken(source: str) -> Iterator[str]:
    """Yield the calls that take time or chance; what is only named, as a default, is given."""
    for name, call in calls(source):
        whose = name.startswith(tuple(f"{module}." for module in MODULES)) or name.endswith(CALLS)
        if whose and "(" not in name and not (name in SEEDED and call.args):
            yield name


def waiting(source: str) -> Iterator[str]:
    """Yield the calls that wait by the clock of asyncio, or read it."""
    for name, call in calls(source):
        whole, _, what = name.rpartition(".")
        if (
            (name in ("asyncio.timeout", "asyncio.timeout_at", "asyncio.wait_for"))
            or (name == "asyncio.sleep" and ast.unparse(call.args[0]) != "0")
            or (name == "asyncio.wait" and any(word.arg == "timeout" for word in call.keywords))
            or (what in ("time", "call_later", "call_at") and whole.endswith(("loop", "loop()")))
        ):
            yield name


def files(look: Callable[[str], Iterator[str]], folder: Path) -> dict[str, list[str]]:
    """Give what is found in each file of a folder in which something is."""
    return {
        str(file.relative_to(ROOT)): names
        for file in folder.rglob("*.py")
        if (names := sorted(look(file.read_text(encoding="utf-8"))))
    }


def test_what_takes_time_or_chance_is_told_from_what_is_given_them() -> None:
    for source in (
        "import time\ntime.monotonic()",
        "import random\nrandom.Random()",
        "import random\nrandom.random()",
        "from secrets import token_hex as word\nword(3)",
        "from datetime import UTC, datetime\ndatetime.now(UTC)",
        "import datetime\ndatetime.datetime.now()",
        "import os\nos.urandom(8)",
        "import os.path\nos.urandom(8)",
        "import numpy as np\nnp.random.default_rng()",
        "from red7.core.deal import new_seed\nnew_seed()",
    ):
        assert list(taken(source)), source
    for source in (
        "import time\ndef tell(clock=time.monotonic): clock()",
        "def begin(time, random):\n    time.steady()\n    random.choice('ab')",
        "def begin(given):\n    given.time.steady()",
        "from datetime import datetime\ndatetime.fromtimestamp(0)",
        "import random\nrandom.Random(1).random()",
        "import numpy as np\nnp.random.default_rng(1)",
    ):
        assert not list(taken(source)), source


def test_time_and_chance_are_taken_where_it_is_known_why() -> None:
    here = files(taken, ROOT)
    assert here.keys() == ALLOWED.keys(), here


def test_what_waits_in_real_time_is_told_from_what_waits_by_the_clock_of_the_server() -> None:
    for source in (
        "import asyncio\nasyncio.sleep(1)",
        "from asyncio import sleep\nsleep(1)",
        "import asyncio\nasyncio.wait({task}, timeout=2)",
        "import asyncio\nasyncio.wait_for(task, 2)",
        "import asyncio\nasyncio.timeout(2)",
        "import asyncio\nasyncio.get_running_loop().call_later(2, act)",
        "self.loop.time()",
        "loop.call_at(2, act)",
    ):
        assert list(waiting(source)), source
    for source in (
        "import asyncio\nasyncio.sleep(0)",
        "import asyncio\nasyncio.wait({task})",
        "self._clock.call_later(2, act)",
        "self._clock.sleep(2)",
        "self._metrics.commit_seconds.time()",
    ):
        assert not list(waiting(source)), source


def test_the_server_waits_in_real_time_where_it_is_known_why() -> None:
    here = files(waiting, ROOT / "server")
    assert here.keys() == WAITING.keys(), here
