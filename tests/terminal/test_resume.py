"""What is kept survives: a killed process, a newer version, a file that makes no sense."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from red7.table.log import Kind
from red7.terminal.kept.saves import SaveError, Saves
from red7.terminal.links.local import LocalTable
from tests.cli.run import red7
from tests.terminal.given import SIZE, app_of, settled, table
from tests.terminal.ptys import Terminal, terminal
from tests.terminal.seen import see, text


def wait(opened: Terminal, fulfilled: Callable[[], object]) -> None:
    """Wait until something is so; a process that ends before is a mistake."""
    late = time.monotonic() + 60
    while not fulfilled():
        assert opened.process.poll() is None, opened.written[-3000:]
        assert time.monotonic() < late, opened.written[-3000:]
        time.sleep(0.02)


def entries(folder: Path) -> list[dict[str, str]]:
    files = Saves(folder).files()
    found: list[dict[str, str]] = json.loads(files[0].read_text())["log"] if files else []
    return found


def own_steps(folder: Path) -> list[dict[str, str]]:
    return [entry for entry in entries(folder) if entry["kind"] == "steps" and entry["who"] == "me"]


def test_a_game_goes_on_after_its_process_was_killed(tmp_path: Path) -> None:
    argv = ("play", "--seats", "me,violet", "--seed", "07" * 32, "--name", "Ada", "--lang", "en")
    # So calmly that the bot is still to move when the process is killed.
    program = (
        "from red7.cli import main\n"
        "from red7.terminal.links.pacing import SPEEDS\n"
        "SPEEDS['normal'] = 3600.0\n"
        "main()"
    )
    with terminal(*argv, home=tmp_path, program=("-c", program)) as opened:
        wait(opened, lambda: entries(tmp_path)[2:])
        wait(opened, lambda: b"Your turn" in opened.written)
        opened.type("p")
        wait(opened, lambda: b"End my turn" in opened.written)
        opened.type("e")
        wait(opened, lambda: own_steps(tmp_path))
        opened.kill()
    with Saves(tmp_path) as saves:
        saved = saves.latest()
    assert saved.name == "Ada"
    (own,) = own_steps(tmp_path)
    assert (saved.log[-1].kind, saved.log[-1].who) == (Kind.STEPS, "me")
    link = table(log=saved.log)

    async def go_on() -> None:
        app = app_of(link)
        async with app.run_test(size=SIZE) as pilot:
            await settled(pilot)
            match = link.table.match
            assert match
            assert str(match.turns[0].steps[0]) in str(own["payload"])
            for card in match.round.hand(1):
                assert str(card) in text(app)
            await pilot.press("l")
            await see(pilot, "Game log", "Round 1. You begin.")

    asyncio.run(go_on())


def test_the_command_quits_says_what_is_kept_and_resumes(tmp_path: Path) -> None:
    with terminal("play", "--bot", "violet", "--lang", "en", home=tmp_path) as opened:
        wait(opened, lambda: b"Draw deck" in opened.written)
        opened.type("q")
        assert opened.wait() == 0
        assert b"red7 play --resume" in opened.written
    with terminal("play", "--resume", "--lang", "en", home=tmp_path) as opened:
        wait(opened, lambda: b"Draw deck" in opened.written)
        with Saves(tmp_path) as saves, pytest.raises(SaveError, match="used"):
            saves.latest()  # it is open there
        opened.type("q")
        assert opened.wait() == 0


def keep(folder: Path, **changes: object) -> Path:
    """Keep a game that was just begun, with something else in its file."""

    async def begin() -> LocalTable:
        with Saves(folder) as saves:
            link = table(keep=lambda log, _, name: saves.save(log, name))
            await link.open()
            await link.close()
        return link

    asyncio.run(begin())
    (file,) = Saves(folder).files()
    file.write_text(json.dumps({**json.loads(file.read_text()), **changes}))
    return file


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"version": 2}, "was saved by a newer version of Red7"),
        ({"format": "else"}, "cannot be read"),
        ({"log": [{"kind": "nosuch"}]}, "cannot be read"),
        ({"log": []}, "cannot be read"),
    ],
)
def test_a_game_that_cannot_be_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: dict[str, object], part: str
) -> None:
    monkeypatch.setenv("RED7_HOME", str(tmp_path))
    file = keep(tmp_path, **changes)
    before = file.read_text()
    ran = red7(monkeypatch, "play", "--resume")
    assert ran.status == 2
    assert part in ran.err
    assert str(file) in ran.err
    assert file.read_text() == before


def test_there_is_nothing_to_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RED7_HOME", str(tmp_path))
    ran = red7(monkeypatch, "play", "--resume")
    assert ran.status == 2
    assert "no game to resume" in ran.err
    assert not list(tmp_path.iterdir())


def test_a_game_that_is_open_elsewhere_is_not_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RED7_HOME", str(tmp_path))
    file = keep(tmp_path)
    with Saves(tmp_path) as first:
        assert first.latest().table.id == file.stem
        ran = red7(monkeypatch, "play", "--resume", "--lang", "en")
        assert ran.status == 2
        assert f"The game in {file} is open in another terminal." in " ".join(ran.err.split())
    with Saves(tmp_path) as second:
        assert second.latest().table.id == file.stem
