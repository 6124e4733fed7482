from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import red7 as package
from red7.cli.main import every_command
from red7.core import Match, Record, write_record
from red7.words import LANGUAGES, words
from tests.cli.run import red7


def test_version(monkeypatch: pytest.MonkeyPatch) -> None:
    assert red7(monkeypatch, "--version").out == f"red7 {package.__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_everywhere_in_every_language(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    texts = [red7(monkeypatch, "--lang", language, "--help")]
    texts += [red7(monkeypatch, c.name, "-h", f"--lang={language}") for c in every_command()]
    for ran in texts:
        assert ran.status == 0
        assert ran.err == ""
        assert words(language)("help-options") in ran.out
    for command in every_command():
        assert words(language)(f"help-{command.name}")[:25] in texts[0].out


def test_the_language_comes_from_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert words("it")("help-commands") in red7(monkeypatch, "--help").out


@pytest.mark.parametrize(
    ("argv", "part"),
    [
        ([], "No command was given."),
        (["nosuch"], "no command “nosuch”"),
        (["--nosuch"], "no option --nosuch"),
        (["best"], "RULE is missing"),
        (["best", "R"], "CARDS is missing"),
        (["best", "Q", "R7"], "“Q” is not a colour"),
        (["best", "R", "R8"], "Column 1: expected a card"),
        (["legal"], "POSITION is missing"),
        (["legal", "a", "b"], "The argument “b” was not expected"),
        (["legal", "R"], "A position needs"),
        (["legal", "R 1 33 B5/R7 V7/?7", "--rules", "v9"], "“v9” is not an edition"),
        (["legal", "--rules"], "--rules needs a value"),
        (["legal", "R 1 33 B5/?7 V7/?7"], "is not fully known"),
        (["view", "R 1 33 B5/R7 V7/?7", "--seat", "x"], "--seat must be a whole number, not “x”"),
        (["view", "R 1 33 B5/R7 V7/?7", "--seat", "9"], "“9” is not a seat here"),
        (["view", "R 1 33 B5/R7 V7/?7", "--seat", "2"], "What seat 2 sees is not known"),
        (["show", "R 1 33 B5 V7/?7"], "“B5” (column 8) is not a seat"),
        (["deal", "--players", "5"], "Red7 is for 2, 3 or 4 players"),
        (["deal", "--seed", "xyz"], "“xyz” is not a seed"),
        (["deal", "--round", "0"], "“0” is not a round number"),
        (["deal", "--rules", "v1.2+x"], "“x” is not an option"),
        (["replay", "/no/such/file"], "cannot be read"),
        (["replay", "."], "cannot be read"),
        (["replay", "a\0b"], "cannot be read"),
        (["verify", "/no/such/file"], "cannot be read"),
        (["convert", "/no/such/file", "--to", "xml"], "“xml” is not a valid value for --to"),
        (["play"], "red7 play --plain"),
        (["play", "--plain", "--players", "7"], "Red7 is for 2, 3 or 4 players"),
        (["play", "--plain", "--seat", "3"], "“3” is not a seat here"),
        (["play", "--plain", "--book", "xx"], "no rulebook “xx”"),
        (["play", "--plain", "--book", "pl", "--rules", "basic"], "not both"),
        (["play", "--plain", "--book", "pl", "--with", "draw+draw"], "can be given only once"),
        (["play", "--plain", "--plain=3"], "--plain takes no value"),
        (["--lang", "xx", "rules"], "no language “xx”"),
        (["--lang"], "--lang needs a value"),
        (["deal", "--players", "it's"], "not “it's”"),
        (["no\x1bsuch"], "no command “no\\x1bsuch”"),
    ],
)
def test_bad_use_gets_a_sentence_and_status_2(
    monkeypatch: pytest.MonkeyPatch, argv: list[str], part: str
) -> None:
    ran = red7(monkeypatch, *argv)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("Error: ")
    assert part in ran.err
    assert "Traceback" not in ran.err


def test_errors_in_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = red7(monkeypatch, "best", "R", "R8", "--lang", "de")
    assert ran.status == 2
    assert "Spalte 1" in ran.err


def test_a_double_dash_ends_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    assert red7(monkeypatch, "best", "--", "R", "R7").out == "R7\n"
    assert red7(monkeypatch, "best", "--", "--lang", "R7").status == 2


def test_the_installed_command() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "red7", "best", "O", "R7V7G1"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert ran.stdout == "R7V7\n"


def test_a_reader_that_goes_away() -> None:
    line = '{"rule": "R", "palette": "R7"}\n'
    with subprocess.Popen(
        [sys.executable, "-m", "red7", "best", "-"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as ran:  # fmt: skip
        assert ran.stdin is not None
        assert ran.stdout is not None
        assert ran.stderr is not None
        ran.stdin.write(line)
        ran.stdin.flush()
        assert ran.stdout.readline() == '{"best": "R7"}\n'  # answered before the input ends
        ran.stdout.close()
        ran.stdin.write(line * 10)
        ran.stdin.close()
        assert ran.stderr.read() == ""
        assert ran.wait() == 1


# The others take long, or want data, and have tests of their own.
LONG = {"arena", "bench", "dataset", "serve", "admin", "train", "worker"}
QUICK = [command for command in every_command() if command.name not in LONG]


def elsewhere(example: str) -> bool:
    """Give whether an example needs a terminal or a server: tests/terminal has both."""
    return "--server" in example or ("red7 play" in example and "--plain" not in example)


@pytest.mark.parametrize(
    "example",
    [example for command in QUICK for example in command.examples if not elsewhere(example)],
)
def test_the_examples_of_the_help_work(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, example: str
) -> None:
    record = Record.of(Match.start(2, seed=bytes(32)).apply("~"), ("Ada", "Bo"))
    (tmp_path / "games").mkdir()
    for name in ("game.red7", "games/game.red7"):
        (tmp_path / name).write_text(write_record(record), encoding="utf-8")
    monkeypatch.setattr("red7.cli.studying.kept_reviews.user_cache_path", lambda _: tmp_path)
    monkeypatch.setenv("RED7_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    command = (
        example.split(" <", maxsplit=1)[0].split(" >", maxsplit=1)[0]
        if "'" not in example
        else example
    )
    ran = red7(monkeypatch, *shlex.split(command)[1:])
    assert ran.status == 0, ran.err


def shell(line: str) -> tuple[int, str]:
    ran = subprocess.run(  # noqa: S602 - the shell closes the input and redirects the output
        f"{sys.executable} -m red7 {line}",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.returncode, ran.stderr


def test_no_input() -> None:
    assert shell("best - <&-") == (0, "")


# With a buffer, output fails only when it is flushed, and Python tries once more at the end.
buffered = pytest.mark.parametrize("unbuffered", ["", "1"])


@buffered
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_no_room_for_output(monkeypatch: pytest.MonkeyPatch, unbuffered: str) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    status, told = shell("rules >/dev/full")
    assert status == 2
    assert told == "Error: The output could not be written: No space left on device.\n"


@buffered
def test_nobody_reads_on(monkeypatch: pytest.MonkeyPatch, unbuffered: str) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as output:
        command = [sys.executable, "-m", "red7", "rules"]
        ran = subprocess.run(command, stdout=output, stderr=subprocess.PIPE, check=False)
    assert (ran.returncode, ran.stderr) == (1, b"")
