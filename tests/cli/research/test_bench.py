from __future__ import annotations

import json

import pytest

from red7.cli.research import bench
from tests.cli.run import red7


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_SECONDS", 0.02)
    monkeypatch.setattr(bench, "_DEALS", 20)
    monkeypatch.setattr(bench, "_VIEWS", 2)


def test_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = json.loads(red7(monkeypatch, "bench", "--json").out)
    played = {f"{rules}/{players}" for rules, players in bench._PLAYED}
    assert set(figures["playouts_per_s"]) == set(figures["python_playouts_per_s"]) == played
    assert set(figures["solver_us"]) == {"median", "p95", "max", "deals"}
    assert {"worlds_per_s", "python_worlds_per_s", "cold_start_s"} <= set(figures)
    names = ["violet", "indigo", "blue", "green", "yellow", "orange", "red"]
    assert list(figures["bot_ms"]) == names


def test_a_rate_is_work_by_time() -> None:
    done: list[int] = []

    def work(amount: int) -> int:
        done.append(amount)
        return amount

    ticks = iter((10.0, 10.005, 10.01, 10.025))
    assert bench._rate(work, ticks.__next__) == pytest.approx((1 + 2 + 4) / 0.025)
    assert done == [1, 1, 2, 4]  # the first is not measured: it may have something to load


def test_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    out = red7(monkeypatch, "bench").out
    assert out.count("games per second; pure Python") == len(bench._PLAYED)
