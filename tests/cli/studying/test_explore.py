from __future__ import annotations

from pathlib import Path

import pytest

from red7.cli.studying.explore import Prompt, _converse
from red7.core import Round, write_record
from red7.study.exploring import Exploration
from red7.words import LANGUAGES, words
from tests.cli.run import Ran, red7
from tests.study.review.test_reviewing import played

DEAL = "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7"
SMALL = "R 1 0 B5/R7R6V1 V7/V5I6"


def script(monkeypatch: pytest.MonkeyPatch, *lines: str, start: str = SMALL) -> Ran:
    return red7(monkeypatch, "explore", start, stdin="".join(f"{line}\n" for line in lines))


def test_lines_of_a_script_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = script(monkeypatch, "# a comment", "", "+R7 .", "~", "back", "line", "quit", "+R1")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "R 1 0 B5/R7R6V1 V7/I6V5",
        "R 2 0 R7B5/R6V1 V7/I6V5",
        "R 1 0 R7B5/R6V1 x *V7",
        "R 2 0 R7B5/R6V1 V7/I6V5",
        "v1.2 R 1 0 B5/R7R6V1 V7/I6V5 | +R7 .",
    ]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("+V1 .", "your highest card is B5"),
        ("dance", "There is no command “dance”."),
        ("99", "There is no turn 99 in the list"),
        ("back", "This is the first position."),
        ("back x", "A whole number is expected"),
        ("forward", "Nothing has been tried"),
        ("set", "Write what to set"),
        ("set hand R7", "Write what to set"),
        ("set hand 1 V7", "V7 is already in the palette of seat 2."),
        ("set deck 99", "There can be no position"),
        ("move R7", "Write a card and where"),
        ("move R7 turn 2", "Write a card and where"),
        ("move", "Write a card and where"),
        ("analyse 0", "from 1 to"),
    ],
)
def test_a_script_ends_where_a_line_is_refused(
    monkeypatch: pytest.MonkeyPatch, line: str, said: str
) -> None:
    ran = script(monkeypatch, "", line, "+R7 .")
    assert ran.status == 2
    assert "Line 2:" in ran.err
    assert said in ran.err
    assert ran.out.splitlines() == ["R 1 0 B5/R7R6V1 V7/I6V5"]


def test_turns_are_listed_and_played_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = script(monkeypatch, "turns", "1", "tree", "forward", start=DEAL)
    assert ran.status == 2  # nothing was tried after the turn
    lines = ran.out.splitlines()
    first = lines[1].split(maxsplit=1)[1]
    assert lines[1].split()[0] == "1"
    assert lines[-1] == f"▶  1  1: {first}"


def test_a_position_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = script(
        monkeypatch,
        "set hand 2 O7",
        "set turn 2",
        "move R7 palette 2",
        "set canvas G",
        "set away R1 R2",
        "move R6 canvas",
        "set out 1",
    )
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[1:] == [
        "R 1 0 B5/R7R6V1 V7/O7",
        "R 2 0 B5/R7R6V1 V7/O7",
        "R 2 0 B5/R6V1 R7V7/O7",
        "G 2 0 B5/R6V1 R7V7/O7",
        "G 2 0 B5/R6V1 R7V7/O7 *R2R1",
        "R 2 0 B5/V1 R7V7/O7 *R6R2R1",
        "R 2 0 x R7V7/O7 *R6B5R2R1",
    ]


def test_turns_are_judged_and_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = script(monkeypatch, "analyse 2", "why", "why ~", "1", start="R 1 0 B5/R7V1 V7/R6")
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[2].split()[:3] == ["1", "+R7", "."]
    assert lines[3].split()[:2] == ["2", "~"]
    assert any(line.startswith("Why +R7 .: Nobody can answer it") for line in lines)
    assert "Against ~: It puts you out, although you could stay in. Better: +R7 ." in lines
    assert lines[-1] == "R 2 0 R7B5/V1 V7/R6"


def test_only_what_is_known_is_shown_if_hands_are_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = script(monkeypatch, "hide", "position", "show")
    assert ran.out.splitlines()[1:] == [
        "R 1 0 B5/R7R6V1 V7/?2",
        "R 1 0 B5/R7R6V1 V7/?2",
        "R 1 0 B5/R7R6V1 V7/I6V5",
    ]


def test_a_moment_of_a_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    record = played("basic", ("Ada", "Bo"), seed=3)
    file = tmp_path / "game.red7"
    file.write_text(write_record(record))
    positions = [Round.of(frame.position) for frame in record.frames()]
    argv = ("explore", str(file), "--turn", "2")
    ran = red7(monkeypatch, *argv, stdin="show\nback\nforward\n")
    assert ran.status == 0
    seen = positions[2].turn
    assert ran.out.splitlines() == [
        str(positions[2].view(seen)),
        str(positions[2]),
        str(positions[1]),
        str(positions[2]),
    ]
    assert (
        red7(monkeypatch, "explore", str(file)).out == f"{positions[0].view(positions[0].turn)}\n"
    )
    refused = red7(monkeypatch, "explore", str(file), "--turn", "999")
    assert refused.status == 2
    assert "There is no turn 999" in refused.err
    assert red7(monkeypatch, "explore", str(tmp_path / "none.red7")).status == 2


def test_people_see_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["+R7 .", "nonsense", "back", "help", "+R7", "tree"])

    def type_in(_: str) -> str:
        return next(lines, "quit")

    monkeypatch.setattr("builtins.input", type_in)
    told: list[str] = []
    monkeypatch.setattr("builtins.print", lambda *text, **_: told.append(" ".join(map(str, text))))
    prompt = Prompt(words("en"), Exploration.read(SMALL), tell=told.append)
    _converse(prompt)
    text = "\n".join(told)
    assert "Canvas:" in text
    assert "There is no command “nonsense”." in text
    assert "Tried here: 1 +R7 ." in text
    assert "This turn so far: +R7" in text
    assert told[-1] == "  … +R7"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(language: str) -> None:
    told: list[str] = []
    prompt = Prompt(words(language), Exploration.read(SMALL), tell=told.append)
    prompt.do("help")
    for name in prompt._commands:
        if name not in {"analyze", "exit", "?"}:
            assert name in told[0], name
