from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from red7.core import Phase, Step
from red7.words import words
from tests.web.conftest import Open, Serve
from tests.web.deals import (
    acts,
    deal,
    find_answer,
    find_deal,
    loses,
    plays,
    refused,
    spoken,
    wins_by_discard,
    wins_by_play,
)
from tests.web.people import UNANSWERED, Person
from tests.web.table.test_together import meet

EXPERT = "v1.2+draw+match+actions"
PLACES = {"+": "To your palette", ">": "To the canvas", "^": "To the draw deck"}


def begin(serve: Serve, enter: Open, seed: str, level: str = "Basic", way: str = "mouse") -> Person:
    person = enter(serve(seed).url, way=way)
    person.begin(level)
    assert person.await_turn()
    return person


def test_a_refused_move_is_explained(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, refused)
    person = begin(serve, enter, seed)
    person.pick(spoken(card))
    person.press(person.options("not possible – why?").last)
    error = deal(seed).round.view(1).refusal(Step.parse(f">{card}"))
    assert error
    expect(person.page.get_by_role("alert")).to_have_text(words("en").error(error))
    expect(person.card(spoken(card))).to_be_visible()


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_the_answer_of_the_server_moves_nothing_under_a_finger(
    serve: Serve, enter: Open, way: str
) -> None:
    """Somebody about to take a step back must not end their turn instead."""
    seed, card = find_deal("v1.2", 2, wins_by_play)
    server = serve(seed)
    person = enter(server.url, way=way)
    person.begin()
    assert person.await_turn()
    person.pick(spoken(card))
    with server.silent():
        person.press(person.options("To your palette"))
        expect(person.guide.get_by_text(UNANSWERED)).to_be_visible()
        before = person.button("Take back").bounding_box()
    expect(person.button("End my turn")).to_be_visible()
    assert person.button("Take back").bounding_box() == before


def test_a_move_is_taken_back_until_it_is_played(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_play)
    person = begin(serve, enter, seed)
    person.pick(spoken(card))
    person.press(person.options("To your palette"))
    expect(person.palette.get_by_label(spoken(card))).to_be_visible()
    verdict = person.page.get_by_text(re.compile(r"^You would be winning\."))
    expect(verdict).to_be_visible()
    person.press(person.button("Take back"))
    expect(person.card(spoken(card))).to_be_visible()
    assert len(person.cards()) == 7
    expect(person.button("End my turn")).to_have_count(0)


def centre(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_with_the_mouse(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_discard)
    person = begin(serve, enter, seed)
    mouse = person.page.mouse
    mouse.move(*centre(person.card(spoken(card))))
    mouse.down()
    mouse.move(*centre(person.palette), steps=4)
    mouse.move(*centre(person.page.locator("[data-place=canvas]")), steps=4)
    mouse.up()
    expect(person.button("Play it")).to_be_visible()
    expect(person.page.locator("[data-place=canvas]").get_by_label(spoken(card))).to_be_visible()
    # Dropped where nothing is, a card goes back.
    person.press(person.button("Take back"))
    mouse.move(*centre(person.card(spoken(card))))
    mouse.down()
    mouse.move(10, 850, steps=4)
    mouse.up()
    expect(person.button("Play it")).to_have_count(0)
    assert len(person.cards()) == 7


def test_a_card_is_dragged_with_a_finger(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_play)
    person = begin(serve, enter, seed, way="touch")
    finger = person.page.context.new_cdp_session(person.page)
    x, y = centre(person.card(spoken(card)))
    to_x, to_y = centre(person.palette)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    touch("touchStart", (x, y))
    for part in range(1, 6):
        touch("touchMove", (x + (to_x - x) * part / 5, y + (to_y - y) * part / 5))
    touch("touchEnd")
    expect(person.palette.get_by_label(spoken(card))).to_be_visible()
    expect(person.button("End my turn")).to_be_visible()


def test_tapping_a_card_and_then_a_place(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_discard)
    person = begin(serve, enter, seed, way="touch")
    person.pick(spoken(card))
    person.press(person.button("To the canvas"))
    expect(person.button("Play it")).to_be_visible()


def test_a_move_can_be_played_at_once(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_discard)
    person = begin(serve, enter, seed)
    person.press(person.button("Settings"))
    person.page.get_by_label("Play at once").check()
    person.page.keyboard.press("Escape")
    before = person.moves()
    person.pick(spoken(card))
    person.press(person.options("To the canvas"))
    person.await_moves(before)
    assert len(person.cards()) == 6


def test_dropping_out_asks_once(serve: Serve, enter: Open) -> None:
    seed, _ = find_deal("v1.2", 3, lambda view: "yes")
    server = serve(seed)
    person = enter(server.url)
    choose(person, players=3)
    assert person.await_turn()
    person.press(person.button("Drop out"))
    person.press(person.button("Keep playing"))
    assert len(person.cards()) == 7
    person.drop()
    # One goes on watching until the end.
    expect(person.end).to_be_visible()


def choose(person: Person, *, players: int = 2, edition: str = "", actions: bool = False) -> None:
    """Set a table up in the form."""
    person.press(person.button("Rules and opponents"))
    form = person.page.get_by_role("dialog")
    if edition:
        form.get_by_label("Rulebook").select_option(label="None (choose an edition)")
        form.get_by_role("radio", name=edition).check()
    if actions:
        form.get_by_role("checkbox", name="Actions").check()
    form.get_by_role("radio", name=str(players), exact=True).check()
    person.press(form.get_by_role("button", name="Start the game"))


def test_a_legal_move_that_puts_one_out_asks_once(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.3", 2, loses)
    person = enter(serve(seed).url)
    choose(person, edition="v1.3")
    assert person.await_turn()
    person.pick(spoken(card))
    person.press(person.options("allowed, but you would be out"))
    person.press(person.button("Play it"))
    question = person.page.get_by_role("alertdialog")
    expect(question).to_contain_text("you would not be winning and would be out")
    person.press(question.get_by_role("button", name="Keep playing"))
    assert not person.end.count()
    person.press(person.button("Play it"))
    person.press(question.get_by_role("button", name="Play it anyway"))
    expect(person.end).to_be_visible()


@pytest.mark.parametrize(
    ("number", "phase", "told"),
    [
        (5, Phase.FIVE, "The 5: play another card from your hand"),
        (7, Phase.SEVEN, "The 7: choose a card from your palette,"),
    ],
    ids=["five", "seven"],
)
def test_an_action_is_guided(
    serve: Serve, enter: Open, number: int, phase: Phase, told: str
) -> None:
    seed, (card, step) = find_deal(EXPERT, 2, acts(number, phase))
    person = begin(serve, enter, seed, "Expert")
    person.pick(spoken(card))
    person.put(person.options(f"then the {number}’s action"))
    expect(person.guide.get_by_text(told)).to_be_visible()
    other = spoken(str(step.card))
    if number == 5:
        person.pick(other)
    else:
        person.press(person.palette.get_by_label(other))
    person.put(person.options(PLACES[step.kind]))
    expect(person.guide.get_by_text(told)).to_have_count(0)
    lies = {"+": person.palette, ">": person.page.locator("[data-place=canvas]")}
    if step.kind in lies:
        expect(lies[step.kind].get_by_label(other)).to_be_visible()


def test_the_three_draws_and_cannot_be_taken_back(serve: Serve, enter: Open) -> None:
    seed, card = find_deal(EXPERT, 2, plays(3, Phase.THREE))
    person = begin(serve, enter, seed, "Expert")
    person.pick(spoken(card))
    person.press(person.options("and you draw a card"))
    expect(person.guide.get_by_text("You will draw a card.")).to_be_visible()
    person.press(person.button("Play it"))
    expect(person.palette.get_by_label(spoken(card))).to_be_visible()
    expect(person.hand.get_by_role("listitem")).to_have_count(7)
    expect(person.button("Take back")).to_have_count(0)


def test_the_one_takes_a_card_from_another_palette(serve: Serve, enter: Open) -> None:
    # A 1 needs a palette as large as one's own, so never in the first turn of a round.
    seed, first, (one, step) = find_answer("v1.2+actions", acts(1, Phase.ONE))
    ann, ben, _ = meet(serve, enter, seed, "Actions")
    assert ann.await_turn()
    ann.play(spoken(first))
    assert ben.await_turn()
    ben.pick(spoken(one))
    ben.put(ben.options("then the 1’s action"))
    expect(ben.guide.get_by_text("The 1: choose a card from another palette.")).to_be_visible()
    palette = ben.page.get_by_role("list", name="Palette: Ann")
    expect(palette.get_by_role("listitem")).to_have_count(2)
    ben.press(palette.get_by_role("button", name=spoken(str(step.card))))
    expect(palette.get_by_role("listitem")).to_have_count(1)
    expect(ben.page.get_by_text("on top:")).to_be_visible()
