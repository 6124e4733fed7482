"""The thinking process, ``python -m red7.server.tables.thinking.process THREADS``: its bots hold up
no server.

It reads questions from its input and writes the steps of the bots to its output, as lines of JSON:

    {"id": 1, "question": {"bot": "violet", "rules": "basic", "view": "R 2 33 …", …}}
    {"id": 1, "steps": "+R6 ."}    {"id": 1, "steps": ""}, if the bot cannot say

It ends when its input does: nothing is left behind when the server is gone, however it went.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, BinaryIO

from red7.server.tables.thinking.questions import BotQuestion, write_answer
from red7.server.tables.thinking.thinkers import NICE, think


def answer(said: BinaryIO, heard: BinaryIO, threads: Executor) -> None:
    """Let threads answer questions until there are no more."""
    writing = threading.Lock()

    def reply(number: int, question: dict[str, Any]) -> None:
        told = json.dumps({"id": number, "steps": _steps(question)}).encode() + b"\n"
        with writing:
            said.write(told)
            said.flush()

    for line in heard:
        told = json.loads(line)
        threads.submit(reply, told["id"], told["question"])


def _steps(told: dict[str, Any]) -> str:
    try:
        question = BotQuestion(**told)
        steps = think(question.bot, question.parse(), question.seed, question.patience)
        return write_answer(steps).decode()
    except BaseException:  # noqa: BLE001 - the server lets the bot try again, and tells of it
        return ""


def main() -> None:
    """Think for the server at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends its output
    if sys.platform != "win32":
        os.nice(NICE)
    said = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot may print is no answer
    answer(said, sys.stdin.buffer, ThreadPoolExecutor(int(sys.argv[1]), "bot"))
    os._exit(0)  # whatever bots are thinking about


if __name__ == "__main__":
    main()
