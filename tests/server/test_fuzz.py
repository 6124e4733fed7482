from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

from tests.server.fuzz import MOST_GROWTH, attack

ROUNDS = int(os.environ.get("RED7_FUZZ", "4"))


def test_no_message_harms_the_server_or_those_who_play(tmp_path: Path) -> None:
    report = asyncio.run(attack(tmp_path / "data", ROUNDS, random.Random(11)))
    print(report)
    assert report.moves > ROUNDS
    assert report.last - report.first < MOST_GROWTH, report
