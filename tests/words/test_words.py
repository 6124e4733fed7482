from __future__ import annotations

import random

import pytest
from hypothesis import given

from red7.core import CARDS, COLOURS, STEPS, Colour, Red7Error, Rules, read_position
from red7.core.errors import Fact
from red7.words import LANGUAGES, source, system_language, words
from tests.games import chances, players, random_round, round_rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_different_colours_and_rules(language: str) -> None:
    say = words(language)
    assert len({say.colour(colour) for colour in COLOURS}) == 7
    assert len({say.rule(colour) for colour in COLOURS}) == 7


PRINTED = {
    "en": ("palette canvas draw deck", "red orange yellow green blue indigo violet"),
    "fr": ("palette toile pioche", "rouge orange jaune vert bleu indigo violet"),
    "de": ("Palette Leinwand Nachziehstapel", "rot orange gelb grün blau indigo violett"),
    "it": ("tavolozza quadro mazzo", "rosso arancio giallo verde blu indaco violetto"),
    "es": (
        "área de juego, pila de reglas, mazo",
        "rojo naranja amarillo verde celeste azul violeta",
    ),
    "pl": (
        "palet płót stos dociągania",
        "czerwony pomarańczowy żółty zielony niebieski indygo fioletowy",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_printed_books(language: str) -> None:
    say = words(language)
    terms, colours = PRINTED[language]
    assert [say.colour(c).lower() for c in reversed(COLOURS)] == colours.split()
    text = source(language).lower()
    for term in terms.lower().replace(",", "").split():
        assert term in text


def test_the_example_sentence() -> None:
    position = read_position(Rules(), "R 1 25 G2/Y4G1 V7V6V4/?5 B5/?7")
    error = position.refusal(STEPS[49 + 3])  # >G1
    assert error is not None
    assert words("en").error(error) == (
        "Discarding G1 would not leave you winning. With Green on the canvas you have one even "
        "card; the player on your left has two."
    )


@given(round_rules, players, chances)
def test_every_refusal_makes_a_sentence_in_every_language(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance)
    for step in chance.sample(STEPS, 12):
        error = game.refusal(step)
        if error:
            for language in LANGUAGES:
                text = words(language).error(error)
                assert text
                assert "$" not in text
                assert text[-1] in ".!?"


def test_a_cause_is_told() -> None:
    inner = Red7Error("not-in-hand", card=CARDS[48])
    text = words("en").error(Red7Error("step-refused", inner, step="+R7", place=1))
    assert text == "Step 1, +R7, is not allowed. R7 is not in your hand."


def test_comparisons() -> None:
    def said(mine: int, theirs: int, rule: Colour, rival: str = "right") -> str:
        facts: dict[str, Fact] = {"rule": rule, "mine": mine, "theirs": theirs, "rival": rival}
        facts |= {"top": CARDS[5] if mine else "", "their_top": CARDS[9]}
        return words("en").error(Red7Error("end-loses", None, **facts))

    assert said(0, 0, Colour.VIOLET).endswith("you have no card below 4, so you cannot be winning.")
    assert said(0, 1, Colour.BLUE).endswith("Your palette is empty, so you cannot be winning.")
    assert said(1, 1, Colour.RED).endswith(
        "your highest card is O1; the player on your right has B2."
    )
    assert said(1, 2, Colour.INDIGO).endswith(
        "you have a run of one card; the player on your right has two."
    )
    assert said(2, 2, Colour.ORANGE, "opponent").endswith(
        "two cards of one number, the highest O1; your opponent has as many, the highest B2."
    )


def test_the_language_of_the_system() -> None:
    assert system_language({}) == "en"
    assert system_language({"LANG": "de_AT.UTF-8"}) == "de"
    assert system_language({"LANG": "ja_JP", "LC_ALL": ""}) == "en"
    assert system_language({"LANG": "de", "LC_MESSAGES": "it_IT", "RED7_LANG": "pl"}) == "pl"
    assert system_language({"LANG": "de", "LC_MESSAGES": "it_IT"}) == "it"


def test_messages_that_are_not_there() -> None:
    with pytest.raises(LookupError):
        words("en")("no-such-message")
    with pytest.raises(LookupError):
        words("xx")


def test_the_other_spanish_deck() -> None:
    assert words("es")("play-deck", cards="3 cartas") == "Mazo: 3 cartas."
    assert words("es-v1.2")("play-deck", cards="3 cartas") == "Baraja: 3 cartas."
    assert "sobre la baraja" in words("es-v1.2")("step-laid", card="R7")
