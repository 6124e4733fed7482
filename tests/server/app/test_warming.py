from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from red7.server.app.warming import warming
from tests.server.serving import LONG

# Says which priority it has, and waits to be ended.
WAIT = """
import os, pathlib, sys, time
while os.getpriority(os.PRIO_PROCESS, 0) < 19: time.sleep(0.001)
pathlib.Path(sys.argv[1]).write_text(str(os.getpid()))
time.sleep(3600)
"""


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for(file: Path) -> int:
    end = time.monotonic() + LONG
    while not (file.exists() and file.read_text()):
        assert time.monotonic() < end
        time.sleep(0.01)
    return int(file.read_text())


def test_it_gives_way_to_everybody_and_ends_with_the_server(tmp_path: Path) -> None:
    told = tmp_path / "told"
    command = (sys.executable, "-c", WAIT, str(told))
    with warming(wanted=True, command=command, complete=lambda: False) as begin:
        assert not told.exists()
        begin()
        pid = wait_for(told)
        assert is_alive(pid)
    assert not is_alive(pid)


@pytest.mark.parametrize(("wanted", "complete"), [(False, False), (True, True)])
def test_nothing_begins_where_it_is_not_wanted_or_done(*, wanted: bool, complete: bool) -> None:
    with warming(
        wanted=wanted, command=("/no/such", "command"), complete=lambda: complete
    ) as begin:
        begin()
