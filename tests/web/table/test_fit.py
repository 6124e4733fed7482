"""Whether the table fits every screen, in every phase and every language.

Everything at every size takes an hour: ``RED7_FIT=all``. Otherwise each phase is tried once at the
table for four and once at a smaller one, in two of the languages, on the smallest screens and a few
others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.web.fitting import (
    EVERYTHING,
    LANGUAGES,
    MEASURE,
    PLAYERS,
    SIZES,
    TIGHT,
    Fitting,
    Misfit,
    Size,
    fitting_room,
    share,
)
from tests.web.people import PATIENCE
from tests.web.scenes import CALM, NAMES, SHEETS, WIDE, Phase, phases
from tests.web.staged import Stage

_ORDER: Final = [phase.name for phase in phases(4)]
_SLICES: Final = 40
_PHONE: Final = (390, 664)


def _share(language: str, players: int) -> Iterator[tuple[Phase, Sequence[Size]]]:
    for phase in phases(players):
        # Phases between which nothing may move are tried together.
        number = 0 if phase.name in CALM else _ORDER.index(phase.name)
        turn = number + LANGUAGES.index(language)
        tried = turn % len(LANGUAGES) == 2 * PLAYERS.index(players)
        # The more players, the less room; tables with fewer take turns.
        tried &= players == PLAYERS[-1] or number % 2 == PLAYERS.index(players)
        if EVERYTHING or tried:
            yield phase, share(SIZES, turn, _SLICES)


def _assert_none(found: Iterable[Misfit]) -> None:
    told = "\n".join(map(str, found))
    assert not told, f"does not fit:\n{told}"


def _phase(players: int, name: str) -> Phase:
    return next(phase for phase in phases(players) if phase.name == name)


Rooms = Callable[[str], Fitting]


@pytest.fixture(scope="module")
def rooms(browser: Browser) -> Iterator[Rooms]:
    """Open one page for each language, which all tests of that language share."""
    with ExitStack() as stack:
        yield cache(lambda language: stack.enter_context(fitting_room(browser, language)))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits(rooms: Rooms, language: str, players: int) -> None:
    _assert_none(
        misfit
        for phase, sizes in _share(language, players)
        for misfit in rooms(language).try_on(phase, players, sizes)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_fit_the_smallest_screens(rooms: Rooms, language: str) -> None:
    number = LANGUAGES.index(language)
    players = PLAYERS[number % len(PLAYERS)]
    names = list(SHEETS) if EVERYTHING else list(SHEETS)[number % 2 :: 2]
    fitting = rooms(language)
    _assert_none(misfit for name in names for misfit in fitting.try_sheet(name, players, TIGHT))


def test_the_widest_names_fit(browser: Browser) -> None:
    sizes = *TIGHT, _PHONE, (844, 340), (1366, 657)
    with fitting_room(browser, "pl", WIDE) as fitting:
        for name in ("waiting", "watching", "round-lost", "round-lost-ready", "match-cards"):
            _assert_none(fitting.try_on(_phase(4, name), 4, sizes))
        for name in ("help", "standings", "log", "piles", "result"):
            _assert_none(fitting.try_sheet(name, 4, TIGHT))


@pytest.mark.parametrize(("language", "players"), [("de", 4), ("fr", 2)])
def test_a_magnified_table_scrolls_down_at_most(rooms: Rooms, language: str, players: int) -> None:
    twice, four_times = (683, 328), (341, 164)
    fitting = rooms(language)
    for name in ("turn", "refused", "full-picked", "match-lost"):
        phase = _phase(players, name)
        _assert_none(fitting.try_on(phase, players, [twice]))
        _assert_none(fitting.try_on(phase, players, [four_times], scrolls=True))
    high = "() => document.scrollingElement.scrollHeight > innerHeight"
    assert fitting.frame.evaluate(high)


@pytest.mark.parametrize("size", [*TIGHT, (768, 1024), (1280, 633)])
def test_a_frame_is_measured_as_a_screen_is(browser: Browser, rooms: Rooms, size: Size) -> None:
    """The real screen is that of a phone or tablet, which has no pointer but fingers."""
    width, height = size
    scene = _phase(4, "turn").scene
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    Stage(context, page, scene).show(scene, "de")
    assert page.evaluate("() => matchMedia('(pointer: coarse)').matches")
    measure = f"async asked => {{ await document.fonts.ready; return ({MEASURE}).table(asked); }}"
    real = page.evaluate(measure, {"names": NAMES})
    context.close()
    fitting = rooms("de")
    fitting.reach(_phase(4, "turn"))
    assert fitting.measure("table", [size]) == [real]
    assert real["found"] == []


@pytest.fixture(scope="module")
def room(browser: Browser) -> Iterator[Fitting]:
    with fitting_room(browser, "en") as fitting:
        yield fitting


@contextmanager
def _planted(room: Fitting, style: str) -> Iterator[None]:
    planted = room.frame.add_style_tag(content=style)
    try:
        yield
    finally:
        planted.evaluate("style => style.remove()")


def _found(room: Fitting) -> set[tuple[str, str]]:
    return {(part, kind) for part, kind, _ in room.measure("table", [_PHONE])[0]["found"]}


@pytest.mark.parametrize(
    ("style", "misfit"),
    [
        ("main { height: 110vh !important }", ("page", "scrolls down")),
        ("main { width: 110vw }", ("page", "scrolls across")),
        ("[data-part=winning] { display: none }", ("winning", "is empty")),
        ("[data-part=hand] { translate: 0 20px }", ("hand", "off the screen")),
        ("[data-part=hand] { translate: 0 20px }", ("hand", "card off the screen")),
        ("[data-part=hand] { overflow: hidden; height: 40px !important }", ("hand", "cut card")),
        ("[data-part=own] li + li { margin-left: -45px }", ("own", "covered number")),
        ("[data-part=own] li + li { margin-left: -45px }", ("own", "covered letter")),
        ("[data-part=hand] li + li { margin-left: -30px }", ("hand", "card too small to touch")),
        ("main .guide { height: 180px; z-index: 9 }", ("hand", "card out of reach")),
        ("[data-part=other] .letter { font-size: 10px }", ("other", "small text")),
        ("[data-part=winning] { font-size: 11px }", ("winning", "small text")),
        (".words { height: 5px; overflow: hidden }", ("guide", "cut text")),
        (".words { translate: 60vw }", ("guide", "cut text")),
        (".words { translate: 0 90px }", ("guide", "covered text")),
        (".words { translate: 0 30px }", ("guide", "text over text")),
        (".words { translate: 0 90px }", ("hand", "text over card")),
        (".option { width: 60px; white-space: nowrap }", ("guide", "text outside its button")),
        (".buttons .icon { width: 30px; min-width: 30px !important }", ("guide", "small target")),
        (".option { translate: 60vw }", ("guide", "target off the screen")),
        (".buttons .icon { margin-left: -30px }", ("guide", "covered target")),
    ],
)
def test_what_does_not_fit_is_found(room: Fitting, style: str, misfit: tuple[str, str]) -> None:
    if not room.frame.locator(".option").count():
        room.reach(_phase(4, "picked"))
    assert _found(room) == set()
    with _planted(room, style):
        assert misfit in _found(room)


def test_a_part_that_moves_is_found(room: Fitting) -> None:
    with _planted(room, "[data-part=own].turn { margin-top: 2px }"):
        moved = [
            (misfit.part, misfit.kind)
            for name in ("waiting", "turn")
            for misfit in room.try_on(_phase(2, name), 2, [_PHONE])
        ]
    assert ("own", "jumps") in moved


@pytest.mark.parametrize(
    ("style", "misfit"),
    [
        ("dialog { margin: auto -20px !important }", ("sheet", "off the screen")),
        ("dialog p { width: 200vw }", ("sheet", "scrolls across")),
        ("dialog header { position: static !important }", ("sheet", "target off the screen")),
        ("dialog p { font-size: 9px }", ("sheet", "small text")),
        ("dialog section { height: 20px; overflow: hidden }", ("sheet", "cut text")),
    ],
)
def test_what_does_not_fit_a_sheet_is_found(
    room: Fitting, style: str, misfit: tuple[str, str]
) -> None:
    with _planted(room, style):
        found = [(one.part, one.kind) for one in room.try_sheet("help", 4, TIGHT)]
    assert misfit in found
