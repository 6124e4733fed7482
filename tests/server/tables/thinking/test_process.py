"""The thinking process by itself."""

from __future__ import annotations

import io
import json
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from red7.core import View
from red7.core.steps import write_steps
from red7.server.tables.thinking.child import COMMAND
from red7.server.tables.thinking.process import answer
from red7.server.tables.thinking.questions import BotQuestion
from red7.server.tables.thinking.thinkers import think
from tests.server.serving import LONG

MINE = View.parse("basic", "R 2 33 B4/?7 B5/O7I7R6I6V5Y1B1", 2)


def question(number: int, **other: Any) -> bytes:
    asked = BotQuestion.of("violet", MINE, number, None).__dict__ | other
    return json.dumps({"id": number, "question": asked}).encode() + b"\n"


def answers(*lines: bytes) -> dict[int, str]:
    said = io.BytesIO()
    with ThreadPoolExecutor(2) as threads:
        answer(said, io.BytesIO(b"".join(lines)), threads)
    told = map(json.loads, said.getvalue().splitlines())
    return {one["id"]: one["steps"] for one in told}


def test_every_question_is_answered() -> None:
    assert answers(*map(question, range(20))) == {
        seed: write_steps(think("violet", MINE, seed, None)) for seed in range(20)
    }


@pytest.mark.parametrize(
    "wrong", [{"view": "nonsense"}, {"rules": "x"}, {"seat": "y"}, {"more": 1}], ids=str
)
def test_what_makes_no_sense_is_answered_too(wrong: dict[str, Any]) -> None:
    assert answers(question(1, **wrong), question(2)) == {
        1: "",
        2: write_steps(think("violet", MINE, 2, None)),
    }


def test_it_stays_when_the_server_is_interrupted_and_ends_with_its_input() -> None:
    process = subprocess.Popen([*COMMAND, "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        process.stdin.write(question(1))
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == 1
        process.send_signal(signal.SIGINT)
        process.stdin.write(question(2))
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == 2
        process.stdin.close()
        assert process.wait(LONG) == 0


def test_it_ends_with_its_input_though_a_bot_is_thinking() -> None:
    slow = "import time; from red7.server.tables.thinking import process as p;"
    slow += "p.think = lambda *_: print('thinking') or time.sleep(1000); p.main()"
    with subprocess.Popen(
        [sys.executable, "-uc", slow, "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdin.write(question(1))
        process.stdin.flush()
        assert process.stderr.readline() == b"thinking\n"  # what a bot prints is no answer
        process.stdin.close()
        assert process.wait(LONG) == 0
