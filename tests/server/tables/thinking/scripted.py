"""A thinking process whose bots do what they are called."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from red7.server.tables.thinking.questions import BotQuestion, write_answer
from red7.table.turns import any_steps


def main() -> None:
    """Answer questions; write down the lines in which they come."""
    late = list[str]()
    for line in sys.stdin.buffer:
        told = json.loads(line)
        question = BotQuestion(**told["question"])
        match question.bot.split(" "):
            case ["late"]:  # answered together with the next question
                late.append(json.dumps({"id": told["id"], "steps": ">B1"}) + "\n")
                continue
            case ["garbage", *words]:
                sys.stdout.write(" ".join(words) + "\n")
                sys.stdout.flush()
                continue
            case ["lend"]:  # the output to somebody who lives on
                subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
                continue
            case ["die"]:
                os._exit(1)
            case ["hang"]:
                continue
            case ["note", path]:
                Path(path).write_bytes(line)
                steps = write_answer(any_steps(question.parse())).decode()
            case _:
                steps = question.bot
        answer = json.dumps({"id": told["id"], "steps": steps}) + "\n"
        sys.stdout.write("".join([*late, answer]))
        late.clear()
        sys.stdout.flush()


if __name__ == "__main__":
    main()
