from __future__ import annotations

import json
from pathlib import Path

import pytest

from red7.cli.studying.kept_reviews import KeptReviews, key_of
from red7.core import Record, write_json, write_record
from red7.words import LANGUAGES
from tests.cli.run import red7
from tests.study.review.test_reviewing import played


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Keep reviews in a folder of the test."""
    folder = tmp_path / "cache"
    monkeypatch.setattr("red7.cli.studying.kept_reviews.user_cache_path", lambda _: folder)
    return folder / "reviews"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give a folder with two games, one of them twice, and two files that are none."""
    games = tmp_path / "games"
    (games / "more").mkdir(parents=True)
    first = played("basic", ("Ada", "Robin"), seed=3)
    (games / "a.red7").write_text(write_record(first))
    (games / "again.json").write_text(write_json(first))
    (games / "more" / "b.red7").write_text(write_record(played("basic", ("Robin", "Ada"), seed=4)))
    running = write_record(first).replace(f'[Result "{first.result[0]}"]', '[Result "*"]')
    (games / "broken.red7").write_text("hello\x1b")
    (games / "running.red7").write_text(running)
    return games


def test_a_folder_of_records_is_counted(
    monkeypatch: pytest.MonkeyPatch, folder: Path, cache: Path, tmp_path: Path
) -> None:
    drawn = tmp_path / "ada.svg"
    argv = ("stats", str(folder), "--work", "1")
    ran = red7(monkeypatch, *argv, "--svg", str(drawn))
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[0] == "Ada"  # not the bot
    assert lines[1].startswith("2 games, ")
    assert "Accuracy over time: mean" in ran.out
    assert "  against Robin" in ran.out
    assert "2 files were left out:" in ran.err
    assert "broken.red7: " in ran.err
    assert "running.red7: " in ran.err
    assert "\x1b" not in ran.err
    assert drawn.read_text().startswith("<svg")
    found = json.loads(red7(monkeypatch, *argv, "--json").out)
    assert found["all"]["games"] == 2
    assert [one["name"] for one in found["opponents"]] == ["Robin"]
    other = json.loads(red7(monkeypatch, *argv, "--player", "Robin", "--json").out)
    assert other["all"]["won"] == 2 - found["all"]["won"]
    assert len(list(cache.iterdir())) == 2
    for language in LANGUAGES:
        assert red7(monkeypatch, *argv, "--lang", language).status == 0


def test_a_review_is_made_once(monkeypatch: pytest.MonkeyPatch, folder: Path, cache: Path) -> None:
    argv = ("stats", str(folder), "--work", "1", "--json")
    first = red7(monkeypatch, *argv)

    def fail(*_: object, **__: object) -> None:
        raise AssertionError

    with monkeypatch.context() as patch:
        patch.setattr("red7.study.review.review", fail)
        assert red7(monkeypatch, *argv).out == first.out
    for file in cache.iterdir():
        file.write_text("{")
    assert red7(monkeypatch, *argv).out == first.out


def test_a_review_depends_on_the_record_and_on_the_work(tmp_path: Path) -> None:
    record = played("basic", ("Ada", "Bo"), seed=3)
    other = Record(**{**vars(record), "players": ("Ada", "Cy")})
    assert len({key_of(record, 1), key_of(record, 2), key_of(other, 1)}) == 3
    told: list[tuple[int, int]] = []
    kept = KeptReviews(tmp_path)
    made = kept.review(record, 1, lambda *now: told.append(now))
    assert told
    told.clear()
    assert kept.review(record, 1, lambda *now: told.append(now)) == made
    assert not told
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert KeptReviews(blocked).review(record, 1) == made


@pytest.mark.usefixtures("cache")
def test_what_cannot_be_counted_is_told(
    monkeypatch: pytest.MonkeyPatch, folder: Path, tmp_path: Path
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    for argv, said in (
        ((str(tmp_path / "none"),), "There is no folder"),
        ((str(empty),), "There are no records in"),
        ((str(folder), "--player", "Zed"), "Nobody called “Zed”"),
        ((str(folder), "--work", "0"), "--work"),
        ((str(folder), "--work", "1", "--svg", str(empty)), "cannot be written"),
    ):
        ran = red7(monkeypatch, "stats", *argv)
        assert ran.status == 2
        assert said in ran.err, argv
    (empty / "x.red7").write_text("hello")
    ran = red7(monkeypatch, "stats", str(empty))
    assert ran.status == 2
    assert "x.red7" in ran.err
    assert "no finished game" in ran.err
