from __future__ import annotations

import pytest

from red7.cli.playing.plain_game import PlainGame
from red7.core import COLOURS, Match
from red7.rulebook import NAMES, SECTIONS, Trials
from red7.words import LANGUAGES, words
from tests.cli.run import red7


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_in_plain_lines(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    say = words(language)
    whole = red7(monkeypatch, "rules", "all", "--lang", language).out
    for section in SECTIONS:
        ran = red7(monkeypatch, "rules", section.name, "--lang", language)
        assert ran.status == 0
        assert ran.out.splitlines()[0] == say(section.title)
        assert ran.out in whole
        assert ran.out.count(say("rulebook-example")) == len(section.examples)
        told = " ".join(ran.out.split())
        for text in section.texts:
            assert " ".join(say(text.message, **text.values).split()) in told
        for example in section.examples:
            if isinstance(example, Trials):
                errors = [trial.refused for trial in example.tried if trial.refused]
                assert all(say.error(error) in ran.out for error in errors)


def test_the_contents_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    out = red7(monkeypatch, "rules").out
    assert all(f"\n  {name} " in out for name in NAMES)


def test_no_such_section(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = red7(monkeypatch, "rules", "nothing\x1b")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "Error: There is no section “nothing\\x1b”. red7 rules lists them.\n"


def test_a_worked_example(monkeypatch: pytest.MonkeyPatch) -> None:
    out = red7(monkeypatch, "rules", "winning").out
    tie = "equally many cards, and G7 is higher than R6."
    assert f"  Blue: R6 O4 Y1 / G7 V5 B2 / I6 Y4 R2. Seat 2 is winning: there are {tie}" in out
    assert "  Violet: – / –. Nobody is winning: no card counts." in out


def test_rules_while_exploring(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = "rules draw\nrules\nquit\n"
    out = red7(monkeypatch, "explore", "R 1 33 B5/R7V1 V7/?7", stdin=commands).out
    assert "\nDrawing cards\n" in out
    assert "\n  winning         Who is winning\n" in out
    wrong = red7(monkeypatch, "explore", "R 1 33 B5/R7V1 V7/?7", stdin="rules hm\n")
    assert wrong.status == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_in_the_plain_game_leads_to_the_rules(language: str) -> None:
    say, told = words(language), list[str]()
    match = Match.start(2, "v1.2", "07" * 32)
    word = say("play-word-rules")
    typed = iter([".", f"{word} turn", "rules draw", word, say("play-word-quit")])
    PlainGame(say, match, seat=match.round.turn, ask=lambda _: next(typed), tell=told.append).play()
    assert say("rules-more", command=f"{word} turn") in told
    assert say("rulebook-title-turn") in told
    assert say("rulebook-title-draw") in told
    assert sum(say.rule(colour) in line for line in told for colour in COLOURS) >= len(COLOURS)
