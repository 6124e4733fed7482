from __future__ import annotations

import itertools
import re
from functools import partial
from pathlib import Path
from typing import Any, Literal

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Locator, Page, expect

from tests.require import lacks
from tests.web.conftest import Open, Serve
from tests.web.deals import find_deal, refused, spoken
from tests.web.people import DESK, PHONE, Person, await_letters, resize
from tests.web.pictures import brightness, cut_out
from tests.web.server import Server

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# The dark theme has other colours and nothing else, so only these rules can say more of it.
COLOUR_RULES = ["color-contrast", "link-in-text-block"]
# Describing all that is right takes longer than finding what is wrong. Of a long list, the first
# lines stand for all.
_RUN = """async rules => {
    const asked = { runOnly: rules, resultTypes: ["violations"] };
    const most = 8;
    const rest = ["li", "tr"].map(line => `main ${line}:nth-child(n + ${most + 1})`);
    return (await axe.run({ include: document, exclude: rest }, asked)).violations;
}"""
_FAINT = Path(__file__).with_name("faint.js").read_text(encoding="utf-8")


Theme = Literal["dark", "light"]
BOTH: dict[Theme, list[str]] = {"dark": COLOUR_RULES, "light": TAGS}


def check(screen: Locator, themes: dict[Theme, list[str]] = BOTH) -> None:
    """Let axe-core look at a page in both themes, once the screen that was asked for is there."""
    if not AXE.is_file():
        lacks("node", "axe-core is not installed; run make web")
    expect(screen).to_be_visible()
    page = screen.page
    # On a page that is not painted, no colours would be looked at.
    expect(page.locator("html")).to_have_css("opacity", "1")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme, rules in themes.items():
        page.emulate_media(color_scheme=theme)
        found: list[dict[str, Any]] = page.evaluate(_RUN, rules)
        told = [
            (one["id"], node["target"], node["failureSummary"])
            for one in found
            for node in one["nodes"]
        ]
        assert not told, (theme, told)
        faint = page.evaluate(_FAINT)
        assert not faint, (theme, faint)


def check_both(screen: Locator) -> None:
    """Let axe-core look at a page in the window of a phone, where it is, and at a desk.

    Sizes and themes have nothing to do with each other, so each is looked at once.
    """
    check(screen, {"light": TAGS})
    resize(screen.page, **DESK)
    check(screen, {"dark": TAGS})
    screen.page.emulate_media(color_scheme="light")
    resize(screen.page, **PHONE)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_any_screen(serve: Serve, enter: Open, size: dict[str, int]) -> None:
    seed, card = find_deal("v1.2", 2, refused)
    person: Person = enter(serve(seed).url, size=size, painted=True)
    page = person.page
    # Sizes and themes have nothing to do with each other.
    look = partial(check, themes={"dark": TAGS} if size == DESK else {"light": TAGS})
    dialog = page.get_by_role("dialog")
    sure = page.get_by_role("alertdialog")

    def heading(name: str) -> Locator:
        return page.get_by_role("heading", name=name)

    look(person.button("Rules and opponents"))
    person.press(person.button("Play with friends"))
    look(dialog)
    person.press(dialog.get_by_role("button", name="Open the table"))
    look(person.button("Copy the link"))
    person.press(person.button("Home"))
    person.press(person.button("Play now"))
    assert person.await_turn()
    look(person.guide)
    person.pick(spoken(card))
    look(person.options("To your palette"))
    person.press(person.options("not possible – why?").last)
    look(page.get_by_role("alert"))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    sheets = ["What does this rule mean?", "Settings"]
    if size == PHONE:
        sheets.append("Who would be winning under each colour")
    for name in sheets:
        person.press(person.button(re.compile(re.escape(name))))
        look(dialog)
        person.close_sheet()
    person.press(person.button("Drop out"))
    look(sure)
    person.press(sure.get_by_role("button", name="Drop out"))
    look(person.end)
    page.goto(page.url.split("#")[0] + "#/table/nothing")
    look(heading("This table cannot be shown"))


def test_everything_that_is_pressed_is_large_enough(serve: Serve, enter: Open) -> None:
    person: Person = enter(serve("07" * 32).url, way="touch")
    person.press(person.button("Play now"))
    assert person.await_turn()
    sizes = person.page.get_by_role("button").evaluate_all(
        "all => all.map(one => [one.getAttribute('aria-label') || one.textContent,"
        " one.getBoundingClientRect().width, one.getBoundingClientRect().height])"
        ".filter(([, width]) => width > 0)"
    )
    assert len(sizes) > 7
    # Cards of a full hand lie under each other, so their widths are not asked for.
    small = [one for one in sizes if one[2] < 43.5]
    assert not small
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")


def test_cards_are_told_apart_without_colour(shared: Server, enter: Open) -> None:
    url = f"{shared.url}rules/cards"
    person: Person = enter(url, size={"width": 900, "height": 1500}, painted=True)
    page = person.page
    expect(page.locator("[data-part=all-cards] [data-card]")).to_have_count(49)
    await_letters(page)
    session = page.context.new_cdp_session(page)
    pictures: dict[str, NDArray[np.float64]] = {}
    for deficiency in DEFICIENCIES:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        pictures[deficiency] = brightness(page)
        _assert_told_apart(pictures[deficiency], page)
    # Each was really seen.
    for one, two in itertools.combinations(DEFICIENCIES, 2):
        assert not np.array_equal(pictures[one], pictures[two]), (one, two)


def _assert_told_apart(whole: NDArray[np.float64], page: Page) -> None:
    cards = cut_out(whole, page.locator("[data-part=all-cards] [data-card] svg"), "card")
    assert cards.keys() == {colour + number for colour in "ROYGBIV" for number in "1234567"}
    height, width = cards["R7"].shape
    assert {card.shape for card in cards.values()} == {(height, width)}
    for (one, first), (two, second) in itertools.combinations(cards.items(), 2):
        if one[0] != two[0]:
            # The letter on its plate, dark on light whatever the colour.
            plate = np.s_[
                int(height * 0.68) : int(height * 0.92), int(width * 0.13) : int(width * 0.47)
            ]
            apart = _shapes(first[plate]) != _shapes(second[plate])
            assert apart.mean() > 0.05, (one, two, "letters")
            # And the pattern, where nothing else is drawn, brighter or darker alike.
            field = np.s_[
                int(height * 0.66) : int(height * 0.94), int(width * 0.53) : int(width * 0.93)
            ]
            likeness = np.corrcoef(_plain(first[field]), _plain(second[field]))[0, 1]
            assert abs(likeness) < 0.75, (one, two, "patterns")
        else:
            numeral = np.s_[
                int(height * 0.08) : int(height * 0.6), int(width * 0.08) : int(width * 0.65)
            ]
            assert np.abs(first[numeral] - second[numeral]).mean() > 0.04, (one, two, "numbers")
    swatches = cut_out(whole, page.locator("[data-swatch] svg"), "swatch")
    assert swatches.keys() == {*"ROYGBIV"}
    for (one, first), (two, second) in itertools.combinations(swatches.items(), 2):
        size = first.shape[0]
        middle = np.s_[int(size * 0.25) : int(size * 0.75), int(size * 0.25) : int(size * 0.75)]
        assert (_shapes(first[middle]) != _shapes(second[middle])).mean() > 0.05, (one, two)


def _shapes(part: NDArray[np.float64]) -> NDArray[np.bool_]:
    return part > 0.5


def _plain(part: NDArray[np.float64]) -> NDArray[np.float64]:
    """Flatten a pattern; one that cannot be seen is as good as none."""
    assert part.std() > 0.02, "the pattern is too faint"
    return part.ravel()


def test_a_faint_rim_is_found(shared: Server, enter: Open) -> None:
    person: Person = enter(shared.url, painted=True)
    button = person.button("Rules and opponents")
    check(button)
    person.page.evaluate("document.documentElement.style.setProperty('--rim', 'var(--line)')")
    with pytest.raises(AssertionError, match="Rules and opponents"):
        check(button)
