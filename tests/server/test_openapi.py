"""schemathesis against a server that runs: no answer may be an error of the server, and all must
be as OpenAPI says. RED7_SCHEMATHESIS=200 digs deeper, with new requests every time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.command import Running, running
from tests.server.serving import LONG

MORE = os.environ.get("RED7_SCHEMATHESIS")
FRESH = (MORE or "", "--generation-database", "none")
SAME = ("3", "--generation-deterministic", "--seed", "7")
TIMEOUT = 10 * LONG  # seconds; the first analysis has to wait for a process to start
# A request that OpenAPI allows may still be refused: not every text is a position.
LEFT_OUT = "positive_data_acceptance"


def cookie(served: Running) -> str:
    request = urllib.request.Request(  # noqa: S310 - our own
        f"{served.url}/api/me",
        data=json.dumps({"name": "Ann"}).encode(),
        method="PUT",
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - our own
        return str(answer.headers["set-cookie"]).split(";")[0]


def schemathesis(served: Running, folder: Path, *flags: str) -> None:
    command = Path(sys.executable).with_name("schemathesis")
    # Fetched here, because schemathesis would wait for no more than ten seconds.
    described = folder / "openapi.json"
    with urllib.request.urlopen(f"{served.url}/api/openapi.json") as answer:  # noqa: S310 - our own
        described.write_bytes(answer.read())
    ran = subprocess.run(
        [
            *(command, "run", described, "--url", served.url),
            *("--checks", "all", "--exclude-checks", LEFT_OUT, "--max-examples"),
            *(FRESH if MORE else SAME),
            *("--request-timeout", str(TIMEOUT), "--max-response-time", str(TIMEOUT)),
            *("--no-color", *flags),
        ],
        cwd=folder,
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout.decode()[-6000:] + ran.stderr.decode()[-2000:]
    assert b"passed" in ran.stdout


@contextmanager
def served(folder: Path, *options: str) -> Iterator[Running]:
    with running(folder / "data", *options) as made:
        yield made
        made.check_health()


def test_answers_are_as_openapi_says(tmp_path: Path) -> None:
    with served(tmp_path, "--processes", "2") as two:
        flags = ("-H", f"Cookie: {cookie(two)}", "--exclude-method", "DELETE")
        schemathesis(two, tmp_path, *flags)


def test_answers_to_strangers_are_as_openapi_says(tmp_path: Path) -> None:
    flags = ("--include-tag", "players", "--include-tag", "tables", "--phases", "examples,coverage")
    with served(tmp_path) as one:
        schemathesis(one, tmp_path, *flags)
