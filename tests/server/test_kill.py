from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

from tests.server.kill import kill_often

KILLS = int(os.environ.get("RED7_KILLS", "50"))


def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    report = asyncio.run(kill_often(tmp_path, KILLS, tables=4, chance=random.Random(7)))
    assert report.kills == KILLS
    assert report.acknowledged > KILLS
    assert report.games > 4
