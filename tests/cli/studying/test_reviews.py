from __future__ import annotations

import json
from pathlib import Path

import pytest

from red7.core import write_record
from red7.words import words
from tests.cli.run import red7
from tests.study.review.test_reviewing import played


def test_a_game_is_reviewed_as_text_and_as_json(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = played("basic", ("Ada", "Bo"), seed=3)
    file = tmp_path / "game.red7"
    file.write_text(write_record(record))
    ran = red7(monkeypatch, "review", str(file), "--work", "2")
    assert ran.status == 0
    assert ran.out.startswith("Round 1\n")
    assert "Result" in ran.out
    assert "Luck: deal" in ran.out
    found = json.loads(red7(monkeypatch, "review", str(file), "--work", "2", "--json").out)
    assert [player["name"] for player in found["players"]] == ["Ada", "Bo"]
    turns = sum(len(played.turns) for played in record.rounds)
    assert len(found["moments"]) == turns + 1
    for player in found["players"]:
        explained = sum(player["luck"].values()) - player["own_errors"] + player["others_errors"]
        assert player["result"] - 1 / 2 == pytest.approx(explained)


def test_a_running_game_is_not_reviewed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    record = played("basic", ("Ada", "Bo"), seed=3)
    text = write_record(record)
    file = tmp_path / "game.red7"
    file.write_text("\n".join(line for line in text.splitlines() if "Result" not in line))
    ran = red7(monkeypatch, "review", str(file))
    assert ran.status == 2


def test_a_terminal_says_what_takes_long_and_wipes_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = write_record(played("basic", ("Ada", "Bo"), seed=3))
    file = tmp_path / "game.red7"
    file.write_text(text)
    wait, wipe = words("en")("analyse-preparing"), "\r\033[K"
    ran = red7(monkeypatch, "review", str(file), "--work", "2", terminal=True)
    assert ran.err.startswith(f"{wait}\r")
    assert ran.err.endswith(wipe)
    file.write_text("\n".join(line for line in text.splitlines() if "Result" not in line))
    ran = red7(monkeypatch, "review", str(file), terminal=True)
    assert ran.err.startswith(f"{wait}\r{wipe}")
    file.write_text(text)
    monkeypatch.setattr(
        "red7.cli.studying.kept_reviews.user_cache_path", lambda _: tmp_path / "cache"
    )
    ran = red7(monkeypatch, "stats", str(tmp_path), "--work", "2", terminal=True)
    assert ran.err.startswith(f"{wait}\r")
    assert ran.err.endswith(wipe)


def test_a_review_is_drawn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file, svg, png = (tmp_path / name for name in ("game.red7", "review.svg", "review.png"))
    file.write_text(write_record(played("basic", ("Ada", "Bo"), seed=3)))
    ran = red7(
        monkeypatch, "review", str(file), "--work", "2", "--svg", str(svg), "--png", str(png)
    )
    assert ran.status == 0
    assert svg.read_text().count("<polyline") == 2
    assert png.read_bytes().startswith(b"\x89PNG")
    nowhere = str(tmp_path / "nowhere" / "review.svg")
    ran = red7(monkeypatch, "review", str(file), "--work", "2", "--svg", nowhere)
    assert ran.status == 2
    assert nowhere in ran.err
