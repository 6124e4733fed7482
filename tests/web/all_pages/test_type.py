from __future__ import annotations

import re
from typing import get_args

import pytest
from playwright.sync_api import Page

from red7.protocol.messages import Language
from red7.words import source
from tests.web.conftest import Open
from tests.web.server import Server

NAMES = "ÀÂÄÇÉÈÊËÎÏÔÖŒÙÛÜŁŻŚŹĆŃĄĘÓÁÍÚÑÌÒàâäçéèêëîïôöœùûüßłżśźćńąęóáíúñìò"
SPACES = "\u00a0\u202f"
# A letter that the family lacks is drawn in the font that comes next, and is as wide as in that.
MISSING = """async ({letters, weights}) => {
    await Promise.all(weights.map(weight => document.fonts.load(`${weight} 40px Red7`, letters)));
    const ink = document.createElement("canvas").getContext("2d");
    const wide = (letter, weight, next) => {
        ink.font = `${weight} 40px Red7, ${next}`;
        return ink.measureText(letter).width;
    };
    return [...letters].filter(letter => weights.some(
        weight => wide(letter, weight, "monospace") !== wide(letter, weight, "serif")));
}"""


@pytest.fixture
def page(enter: Open, shared: Server) -> Page:
    return enter(shared.url).page


def test_every_letter_is_in_the_type(page: Page) -> None:
    said = {sign for language in get_args(Language) for sign in source(language) if sign > "~"}
    letters = "".join(sorted({*said, *NAMES, *"0123456789ROYGBIV.,:!?"} - {*SPACES}))
    assert len(letters) > 60
    asked = {"letters": letters, "weights": [400, 800]}
    assert page.evaluate(MISSING, asked) == []
    assert page.evaluate(MISSING, {**asked, "letters": "жю"}) == ["ж", "ю"]


def test_nothing_moves_when_the_type_arrives(page: Page) -> None:
    """The fallback takes about as much room as the type itself."""
    wide = """async family => {
        await document.fonts.load("16px Red7");
        const one = document.body.appendChild(document.createElement("span"));
        one.textContent = "Play a card from your hand to your palette, or discard one.";
        one.style.font = `16px/normal ${family}`;
        const {width, height} = one.getBoundingClientRect();
        one.remove();
        return [width, height];
    }"""
    own, other = page.evaluate(wide, "Red7"), page.evaluate(wide, "'Red7 Fallback'")
    assert own == pytest.approx(other, rel=0.06)
    assert own != page.evaluate(wide, "monospace")


def test_the_type_is_announced_and_kept(page: Page) -> None:
    link = page.request.get(page.url, headers={"Accept-Language": "pl"}).headers["link"]
    files = re.findall(r"<(/web/assets/\S+\.woff2)>; rel=preload; as=font", link)
    assert [file.split("/")[-1].split("-")[0] for file in files] == ["pl", "latin"]
    for file in files:
        headers = page.request.get(page.url.rstrip("/") + file).headers
        assert headers["content-type"] == "font/woff2"
        assert "immutable" in headers["cache-control"]
        assert "content-encoding" not in headers


def test_what_the_first_page_waits_for_is_announced_first(page: Page) -> None:
    link = page.request.get(page.url, headers={"Accept-Language": "fr"}).headers["link"]
    files = re.findall(r"</web/assets/(\w+)-[^>]+\.(\w+)>", link)
    assert files == [
        ("index", "js"),
        ("index", "css"),
        ("fr", "js"),
        ("latin", "woff2"),
        ("TablePage", "js"),
        ("TablePage", "js"),
        ("TablePage", "css"),
    ]
