"""The table on paper, and in the colours that a reader's system forces on every page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from tests.web.people import PATIENCE, await_letters
from tests.web.scenes import phases
from tests.web.staged import Stage

SIZES = {"desk": (1366, 657), "phone": (390, 664)}
_OWN_TURN = next(phase.scene for phase in phases(4) if phase.name == "turn")
_BORDERS = """selector => [...document.querySelectorAll(selector)].map(one => {
    const { borderTopColor, borderTopWidth } = getComputedStyle(one);
    return `${borderTopWidth} ${borderTopColor}`;
})"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("landscape", [False, True], ids=["upright", "sideways"])
def test_the_whole_table_is_printed_on_one_page(
    browser: Browser, size: str, *, landscape: bool
) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height})
    context.set_default_timeout(PATIENCE)
    stage = Stage(context, context.new_page(), _OWN_TURN)
    stage.show(_OWN_TURN)
    await_letters(stage.page)
    printed = stage.page.pdf(format="A4", landscape=landscape)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    context.close()


@pytest.mark.parametrize("size", SIZES)
def test_forced_colours_keep_the_rule_in_force_distinct(browser: Browser, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, forced_colors="active"
    )
    context.set_default_timeout(PATIENCE)
    stage = Stage(context, context.new_page(), _OWN_TURN)
    stage.show(_OWN_TURN)
    board = "[data-part=standings] " + (".cell" if size == "phone" else "li")
    (force,) = stage.page.evaluate(_BORDERS, f"{board}.force")
    others = stage.page.evaluate(_BORDERS, f"{board}:not(.force)")
    assert len(others) == 6
    assert force not in others
    context.close()
