from __future__ import annotations

import json
import math
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from red7.cli import progress as telling
from red7.cli.progress import ProgressLine, clock_text
from red7.cli.research.arena import _columns
from red7.words import words
from tests.arena.bots import make_known
from tests.cli.run import red7
from tests.server.serving import LONG


def test_a_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(tmp_path, monkeypatch)
    # Nothing is told on the way and no answer is late, however busy the machine.
    monkeypatch.setattr(telling, "_LINE_EVERY", math.inf)
    out = str(tmp_path / "out")
    command = ["arena", "blue", "test-random", "--games", "9", "--workers", "1", "--out", out]
    command += ["--limit", "86400"]
    ran = red7(monkeypatch, *command, "--json")
    assert (ran.status, ran.err) == (0, "")
    made = json.loads(ran.out)
    assert (made["games"], made["rules"], made["players"]) == (10, "v1.2", 2)
    low, mid, high = made["win_rate"]["blue"]
    assert 0 <= low <= mid <= high <= 1
    assert made["win_rate"]["test-random"][1] == pytest.approx(1 - mid)
    assert json.loads((tmp_path / "out" / "result.json").read_text()) == made
    assert "<svg" in (tmp_path / "out" / "report.html").read_text()
    # Asked again, without a seed: the games are there, and the seed is theirs.
    table = red7(monkeypatch, *command, "--lang", "de")
    assert made["seed"] in table.out
    assert f"{100 * mid:.1f}".replace(".", ",") in table.out
    assert words("de")("arena-head-wins") in (tmp_path / "out" / "report.html").read_text()
    # Asked for something else.
    other = red7(monkeypatch, *command, "--rules", "advanced", "--seed", "1")
    assert other.status == 2
    assert "a different tournament. What differs: Rules, Seed." in other.err


@pytest.mark.parametrize(
    ("argv", "part"),
    [
        ([], "BOTS"),
        (["blue"], "at least two bots"),
        (["blue", "blue"], "“blue” is listed twice"),
        (["blue", "nobody"], "no bot “nobody”"),
        (["blue", "test-unloadable"], "cannot be loaded: RuntimeError: not today"),
        (["blue", "test-random", "--games", "0"], "--games must be from 1 to 10000000, not 0"),
        (["blue", "test-random", "--games", "x"], "--games must be a whole number"),
        (["blue", "test-random", "--workers", "0"], "--workers must be from 1"),
        (["blue", "test-random", "--budget", "-1"], "--budget must be from 1"),
        (["blue", "test-random", "--limit", "0"], "--limit must be from 1"),
        (["blue", "test-random", "--players", "5"], "2, 3 or 4 players"),
        (["blue", "test-random", "--rules", "v9"], "“v9”"),
        (["blue", "test-random", "--seed", "x"], "64 hexadecimal digits or a whole number"),
        (["blue", "test-random", "--out", "/dev/null"], "/dev/null cannot be read or written"),
    ],
)
def test_bad_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argv: list[str], part: str
) -> None:
    make_known(tmp_path, monkeypatch)
    ran = red7(monkeypatch, "arena", *argv)
    assert ran.status == 2
    assert ran.out == ""
    assert part in ran.err
    assert ran.err.count("\n") == 1


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    argv = ["arena", "blue", "blue-again", "--games", "100000", "--out", str(tmp_path)]
    code = (
        "import signal\n"
        "import red7.bots.found as found\n"
        "found.OUR_OWN['blue-again'] = found.OUR_OWN['blue']\n"
        "from red7.cli import main\n"
        "if __name__ == '__main__':\n"  # and not in the processes that it starts, which are deaf
        # As in a terminal, also where the tests run in the background, deaf to it.
        "    signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"    main({argv})\n"
    )
    script = tmp_path / "command.py"
    script.write_text(code)
    with subprocess.Popen(
        [sys.executable, str(script)], stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as ran:
        try:
            late = time.monotonic() + LONG
            while not games.exists() or games.read_text().count("\n") <= 4:
                assert ran.poll() is None
                assert time.monotonic() < late
                time.sleep(0.05)
            os.killpg(ran.pid, signal.SIGINT)  # to all its processes, as a terminal does
            _, said = ran.communicate(timeout=LONG)
        finally:
            if ran.poll() is None:
                os.killpg(ran.pid, signal.SIGKILL)
    assert ran.returncode == 130
    # Where it took long enough, other lines tell how far it was.
    assert words("en")("arena-kept", folder=str(tmp_path)) in said.splitlines()
    assert games.read_text().count("\n") % 2 == 0


def test_no_other_command_waits_for_it() -> None:
    code = "import red7.cli, sys; print([m for m in sys.modules if 'arena.' in m or 'skill' in m])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_progress(capsys: pytest.CaptureFixture[str]) -> None:
    now = 100.0
    progress = ProgressLine(words("en"), lambda: now)
    now = 105.0
    progress(100, 150, 400)
    assert capsys.readouterr().err == ""
    now = 110.0
    progress(100, 150, 1400)
    assert capsys.readouterr().err == "150 of 1,400 games, 5 games/s, 4:10 left\n"
    progress.terminal = True
    now = 111.0
    progress(0, 0, 10)
    assert capsys.readouterr().err == "\r░░░░░░░░░░░░ 0 of 10 games, 0 games/s, – left"
    now = 112.0
    progress(0, 5, 8)
    assert capsys.readouterr().err.startswith("\r███████▌░░░░ 5 of 8 games, ")
    now = 113.0
    progress(0, 8, 8)
    assert capsys.readouterr().err.startswith("\r████████████ 8 of 8 games, ")
    progress.clear()
    assert capsys.readouterr().err.strip() == ""


def test_times_and_columns() -> None:
    assert [clock_text(seconds) for seconds in (0, 59.6, 3599, 36_000)] == [
        "0:00",
        "1:00",
        "59:59",
        "10:00:00",
    ]
    assert _columns([["a", "bb"], ["cc", "d"]]) == ["a   bb", "cc   d"]
