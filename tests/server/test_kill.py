from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from red7.protocol.client import RefusedError
from tests.server.kill import Killer, kill_often

KILLS = int(os.environ.get("RED7_KILLS", "20"))


def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    killer = Killer(tmp_path, random.Random(7), whole=0.08)
    report = asyncio.run(kill_often(killer, KILLS, tables=4))
    assert report.kills == KILLS
    assert report.shells >= KILLS // 25
    # By construction; if it is not so, nothing was tried.
    assert report.acknowledged > killer.calm > KILLS // 4
    assert report.games > 4


def test_a_server_that_acknowledges_too_early_is_found_out(tmp_path: Path) -> None:
    killer = Killer(tmp_path, random.Random(8), hasty=True, longest=0.0)
    # An acknowledged send is not in the log; or the game goes on as if it had not been made.
    with pytest.raises((AssertionError, RefusedError)):
        asyncio.run(kill_often(killer, kills=12, tables=4))
