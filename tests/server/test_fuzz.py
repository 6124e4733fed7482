from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from tests.server.fuzz import MOST_GROWTH, attack

ROUNDS = int(os.environ.get("RED7_FUZZ", "3"))


@pytest.mark.parametrize("processes", [1, 2], ids=["one process", "two processes"])
def test_no_message_harms_the_server_or_those_who_play(tmp_path: Path, processes: int) -> None:
    work = attack(tmp_path / "data", ROUNDS, random.Random(11), processes)
    report = asyncio.run(work)
    print(report)
    assert report.moves > ROUNDS
    assert report.last - report.first < MOST_GROWTH * processes, report
