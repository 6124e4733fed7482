"""Every reason, recomputed."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from red7.core import Cards, Colour, Phase, Step
from red7.core.steps import DISCARD, DISCARDS, DRAW
from red7.study.reasons import Reason
from tests.study.reasons.brute import (
    Case,
    ahead,
    answers,
    can_stay,
    cards_of,
    draws_with_three,
    hopeful_answers,
    stays,
)

Check = Callable[[Case, Case, Reason], bool | None]


def facing_all(case: Case, without: Cards | None = None) -> list[list[tuple[Step, ...]]]:
    """Give the answers, 3s included, of everybody with every hand that lacks some cards."""
    return [
        hopeful_answers(case.facing(seat, hand))
        for seat in case.rivals()
        for hand in case.hands(seat)
        if not (without and hand & without)
    ]


def unanswered(case: Case, without: Cards | None = None, *, threes: bool) -> bool:
    """Tell whether nobody answers; perhaps leaving aside those who draw with a 3."""
    found = [line for lines in facing_all(case, without) for line in lines]
    return all(threes and draws_with_three(line) for line in found)


def saving(case: Case) -> tuple[int, int]:
    """Count the cards that keep the player in when drawn, and all that could be."""
    waiting = case.turn[:-1] if case.turn[-1].kind == DRAW else case.turn
    unseen = case.view.follow(waiting).unseen
    kept = 0
    for card in unseen:
        now = case.world(top=card).follow(waiting)
        kept += can_stay(now.follow((Step(DRAW),)))
    return kept, len(unseen)


def may_stay(case: Case) -> bool:
    """Tell whether the turn keeps the player in, or some card that it draws does."""
    over = case.view.follow(case.turn).phase is Phase.OVER
    return stays(case.view, case.turn) if over else saving(case)[0] > 0


def lost(case: Case) -> bool:
    """Tell whether no turn can keep the player in."""
    return not any(may_stay(Case(case.view, line, case.chance)) for line in case.view.lines())


def percent(case: Case) -> int | None:
    """Give the share of hands with which the next player answers; None if there are too many."""
    seat = case.rivals()[0]
    if not case.all_tried(seat):
        return None
    hands = case.hands(seat)
    found = sum(bool(hopeful_answers(case.facing(seat, hand))) for hand in hands)
    return int(Fraction(100 * found, len(hands)) + Fraction(1, 2))


def changing(case: Case) -> int:
    """Count the cards in hand that bring another colour under which the player is winning."""
    after = case.after()
    good = set(ahead(after, case.me)) - {after.canvas}
    return sum(card.colour in good for card in case.view.follow(case.turn).hand(case.me))


def held(case: Case) -> int:
    return case.after().hand_size(case.me)


def highest(case: Case) -> int:
    """Give the highest card that stays in hand, of those that are known."""
    return max(case.view.follow(case.turn).hand(case.me))


def points(case: Case) -> int:
    return case.after().best(case.me).points


def wins(case: Case) -> bool:
    now = case.world().play_turn(case.turn)
    return now.over and now.winner == case.me


def only(case: Case, _: Case, reason: Reason) -> bool:
    cards = Cards(reason.facts["cards"])  # type: ignore[arg-type]
    threes = bool(reason.facts["threes"])
    assert unanswered(case, cards, threes=threes)
    assert cards == Cards(case.enough())
    return 0 < len(cards) <= 3


def two(case: Case, _: Case, __: Reason) -> bool:
    tried = all(case.all_tried(seat) for seat in case.rivals())
    return not case.enough() and (not tried or not unanswered(case, threes=False))


def must_change(case: Case, _: Case, reason: Reason) -> bool:
    canvas = case.after().canvas
    assert reason.facts == {"colour": canvas}
    return all(
        [step.card.colour for step in line if step.kind == DISCARD and step.card is not None]
        not in ([], [canvas])
        for lines in facing_all(case)
        for line in lines
    )


def fewest(case: Case, _: Case, reason: Reason) -> bool:
    count = len(case.alone())
    others = [
        line
        for line in case.view.lines()
        if stays(case.view, line) and cards_of(line) != cards_of(case.turn)
    ]
    assert reason.facts == {"count": count, "unseen": len(case.view.follow(case.turn).unseen)}
    return all(len(Case(case.view, line, case.chance).alone()) > count for line in others)


def forced(case: Case, _: Case, __: Reason) -> bool:
    view = case.view
    lines = [line for line in view.lines() if stays(view, line)]
    return {cards_of(line) for line in lines} <= {cards_of(case.turn)}


def known(case: Case, _: Case, reason: Reason) -> bool:
    seat, cards = reason.facts["seat"], reason.facts["cards"]
    assert isinstance(seat, int)
    assert isinstance(cards, tuple)
    assert all(card in case.view.hand(seat) for card in cards)
    unseen = case.view.follow(case.turn).unseen
    return all(answers(case.facing(seat, hand), unseen) for hand in case.hands(seat)[:60])


def lets(case: Case, better: Case, reason: Reason) -> bool:
    colours = reason.facts["colours"]
    assert isinstance(colours, tuple)
    return all(
        _leads(case, Colour(colour)) and not _leads(better, Colour(colour)) for colour in colours
    )


def _leads(case: Case, colour: Colour) -> bool:
    """Tell whether the next player is winning after the discard of any card of a colour."""
    seat = case.rivals()[0]
    many = case.view.hidden[seat - 1]
    unseen = [card for card in case.view.follow(case.turn).unseen if many]
    found = []
    for card in (c for c in (*unseen, *case.view.hand(seat)) if c.colour is colour):
        others = [one for one in unseen if one != card]
        extra = case.chance.sample(others, many - 1 if card in unseen else many)
        hand = Cards([*extra, *([card] if card in unseen else [])])
        view = case.facing(seat, hand)
        found.append(any(line[0] is DISCARDS[card] for line in hopeful_answers(view)))
    assert len(set(found)) <= 1
    return bool(found) and found[0]


def gives_colour(case: Case, better: Case, reason: Reason) -> bool:
    card, colour = reason.facts["card"], reason.facts["colour"]
    hand = case.view.hand(case.me)
    after = better.after()
    assert [one for one in hand if one.colour is colour] == [card]
    assert card not in case.after().hand(case.me)
    return (
        card in after.hand(case.me) and colour in ahead(after, case.me) and colour != after.canvas
    )


def gives(case: Case, better: Case, reason: Reason) -> bool:
    card = reason.facts["card"]
    own = case.view.hand(case.me) | case.view.palette(case.me)
    kind = [c for c in own if (c.number % 2 == 0 if "even" in reason.name else c.number < 4)]
    gone = [[step.card for step in one.turn if step.kind == DISCARD] for one in (case, better)]
    return kind == [card] and card in gone[0] and card not in gone[1]


def weaker(case: Case, better: Case, reason: Reason) -> bool:
    one, other = case.after(), better.after()
    assert one.canvas is other.canvas is reason.facts["colour"]
    mine, theirs = one.best(case.me), other.best(case.me)
    assert reason.facts["cards"] == tuple(mine)
    assert reason.facts["better"] == tuple(theirs)
    return (len(mine), max(mine)) < (len(theirs), max(theirs))


def scored(case: Case) -> int:
    """Give what the player scores if everybody drops out."""
    now = case.world().play_turn(case.turn)
    while not now.over:
        now = now.apply("~")
    assert now.winner == case.me
    return now.best(case.me).points


def beaten(case: Case) -> bool:
    """Tell whether everybody goes out, whatever they do."""
    if not unanswered(case, threes=False):
        return False
    for _ in range(10):
        now = case.world().play_turn(case.turn)
        while not now.over:
            now = now.apply(case.chance.choice(now.legal_steps))
        if now.winner != case.me:
            return False
    return True


def pair(count: Callable[[Case], int | None]) -> Check:
    """Check a number that is larger, or smaller, after the better turn."""

    def check(case: Case, better: Case, reason: Reason) -> bool | None:
        mine, theirs = count(case), count(better)
        if mine is None or theirs is None:
            return None
        return mine != theirs and (mine, theirs) == (reason.facts["mine"], reason.facts["theirs"])

    return check


def unseen_fits(case: Case, reason: Reason) -> bool:
    return reason.facts["unseen"] == len(case.view.follow(case.turn).unseen)


def share(case: Case, _: Case, reason: Reason) -> bool | None:
    found = percent(case)
    return None if found is None else found == reason.facts["percent"]


CHECKS: Final[dict[str, Check]] = {
    "why-lost": lambda c, _, __: lost(c),
    "why-drops": lambda c, _, __: not lost(c) and not stays(c.view, c.turn),
    "why-hope": lambda c, _, r: saving(c) == (r.facts["count"], r.facts["unseen"]),
    "why-hope-all": lambda c, _, __: len(set(saving(c))) == 1,
    "why-hope-none": lambda c, _, __: saving(c)[0] == 0,
    "why-wins": lambda c, _, __: wins(c),
    "why-unanswerable": lambda c, _, __: beaten(c),
    "why-points": lambda c, _, r: scored(c) == r.facts["count"],
    "why-forced": forced,
    "why-only-three": lambda c, _, __: unanswered(c, threes=True),
    "why-only": only,
    "why-two": two,
    "why-share": share,
    "why-change": must_change,
    "why-fewest": fewest,
    "why-count": lambda c, _, r: len(c.alone()) == r.facts["count"] and unseen_fits(c, r),
    "why-last": lambda c, _, __: held(c) == 0,
    "why-keeps-changes": lambda c, _, r: (
        (held(c), changing(c)) == (r.facts["held"], r.facts["count"])
    ),
    "why-ahead": lambda c, _, r: len(ahead(c.after(), c.me)) == r.facts["count"],
    "why-draws": lambda c, _, r: held(c) == r.facts["held"] and c.turn[-1].kind == DRAW,
    "why-keeps": lambda c, _, r: held(c) == r.facts["held"],
    "wrong-out": lambda c, b, _: not stays(c.view, c.turn) and may_stay(b),
    "wrong-hope": lambda c, b, r: (
        saving(c) == (r.facts["count"], r.facts["unseen"])
        and saving(c)[0] < saving(c)[1]
        and b.view.follow(b.turn).phase is Phase.OVER
        and stays(b.view, b.turn)
    ),
    "wrong-hope-fewer": pair(lambda c: saving(c)[0]),
    "wrong-misses-win": lambda c, b, _: wins(b) and not wins(c),
    "wrong-misses-unanswerable": lambda _, b, __: beaten(b),
    "wrong-points": pair(scored),
    "wrong-known": known,
    "wrong-lets": lets,
    "wrong-share": pair(percent),
    "wrong-count": pair(lambda c: len(c.alone())),
    "wrong-last": lambda c, b, _: held(c) == 0 < held(b),
    "wrong-gives-colour": gives_colour,
    "wrong-gives-even": gives,
    "wrong-gives-low": gives,
    "wrong-fewer": pair(held),
    "wrong-ahead": pair(lambda c: len(ahead(c.after(), c.me))),
    "wrong-changes": pair(changing),
    "wrong-weaker": weaker,
    "wrong-scores": pair(points),
    "wrong-highest": lambda c, b, r: (
        (highest(c), highest(b)) == (r.facts["card"], r.facts["other"]) and highest(c) < highest(b)
    ),
}
