"""Whole games on screen, played with the keyboard."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.core import read_record
from red7.terminal.kept.records import Records
from red7.terminal.kept.saves import SaveError, Saves
from red7.terminal.links.local import LocalTable
from red7.terminal.playing import GameShelf
from red7.words import LANGUAGES, words
from tests.terminal.given import SIZE, app_of, press_turn, settled, table, violet
from tests.terminal.seen import see, text


async def play(link: LocalTable, language: str = "en", most: int = 400) -> None:
    """Play a game to its end as the gentlest bot would, by pressing keys."""
    app = app_of(link, language)
    async with app.run_test(size=SIZE) as pilot:
        for number in range(most):
            screen = await settled(pilot)
            state = screen.link.state
            assert state
            if state.stage == "over":
                break
            if state.stage == "pause":
                await pilot.press("n")
                continue
            assert link.table.match
            view = link.table.match.round.view(state.you)
            await press_turn(pilot, violet(view, number))
        assert link.table.stage == "over"
        assert words(language)("web-rematch") in text(app)
        await pilot.press("n")
        await see(pilot, words(language)("web-help"))
        await settled(pilot)
        assert link.table.game == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_basic_game_and_a_rematch(tmp_path: Path, language: str) -> None:
    with Saves(tmp_path) as saves:
        shelf = GameShelf(tmp_path, saves)
        link = table(language, seats=("violet", None, "violet"), keep=shelf.save)
        asyncio.run(play(link, language))
    (kept,) = Records(tmp_path).games()
    assert kept.file == shelf.records[0]
    assert kept.seat == 2
    assert kept.opponents == ("violet (bot)", "violet (bot)")
    assert kept.won is (2 in kept.record.result)
    assert read_record(kept.file.read_text(encoding="utf-8")).verify() > 0
    assert shelf.unfinished  # the rematch
    with Saves(tmp_path) as saves:
        assert saves.latest().table.game == 2


def test_a_whole_expert_match(tmp_path: Path) -> None:
    with Saves(tmp_path) as saves:
        shelf = GameShelf(tmp_path, saves)
        link = table(rules="expert", seats=(None, "violet"), keep=shelf.save)
        asyncio.run(play(link))
    (kept,) = Records(tmp_path).games()
    assert len(kept.record.rounds) > 1


def test_watching_four_bots_to_the_end(tmp_path: Path) -> None:
    shelf = GameShelf(tmp_path, Saves(tmp_path))
    link = table(seats=("violet",) * 4, keep=shelf.save)

    async def watch() -> None:
        app = app_of(link)
        async with app.run_test(size=SIZE) as pilot:
            await see(pilot, "wins", "Speed: at once")
            state = link.state
            assert state
            assert state.you == 0
            assert state.stage == "over"

    asyncio.run(watch())
    (kept,) = Records(tmp_path).games()
    assert kept.won is None
    with pytest.raises(SaveError):
        Saves(tmp_path).latest()
