from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import values
from prometheus_client.parser import text_string_to_metric_families

import red7.server
from red7.server.metrics import FAILING, Metrics, count_together, stop_counting


def test_the_figures_are_those_of_one_server() -> None:
    metrics, other = Metrics(), Metrics()
    metrics.connections.set(3)
    metrics.sends.labels("steps", "done").inc()
    metrics.failures.labels("bot").inc(2)
    families = {one.name: one for one in text_string_to_metric_families(metrics.text().decode())}
    (sample,) = families["red7_connections"].samples
    assert sample.value == 3
    sends = [one for one in families["red7_sends"].samples if one.name == "red7_sends_total"]
    assert [(one.labels, one.value) for one in sends] == [({"type": "steps", "outcome": "done"}, 1)]
    assert b"red7_connections 0.0" in other.text()


def test_every_figure_has_a_name_of_ours_and_says_what_it_counts() -> None:
    for family in text_string_to_metric_families(Metrics().text().decode()):
        assert family.name.startswith("red7_")
        assert family.documentation.endswith(".")


def test_whatever_may_fail_is_counted_from_the_beginning() -> None:
    files = Path(red7.server.__file__).parent.rglob("*.py")
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    assert set(re.findall(r'failures\.labels\("(\w+)"\)', code)) == set(FAILING)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a folder in which processes count, and leave this one as it was."""
    counting: Any = values
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    monkeypatch.setattr(counting, "ValueClass", counting.ValueClass)
    yield tmp_path
    counting.close_all_multiprocess_files()


def begin(folder: Path, number: int) -> Metrics:
    """Begin to count, as a process with this number would."""
    count_together(folder, number)
    metrics = Metrics(folder)
    metrics.sends.labels("steps", "done").inc(0)
    return metrics


def figures(metrics: Metrics) -> dict[str, float]:
    wanted = ("red7_connections", "red7_processes", "red7_sends_total", "red7_send_seconds_count")
    families = text_string_to_metric_families(metrics.text().decode())
    found = {one.name: one.value for family in families for one in family.samples}
    return {name: found[name] for name in wanted}


def count(metrics: Metrics, connections: int, sends: int) -> None:
    metrics.connections.set(connections)
    for _ in range(sends):
        metrics.sends.labels("steps", "done").inc()
        metrics.send_seconds.observe(0.002)


def test_every_process_tells_the_sums_over_all(folder: Path) -> None:
    first, second = begin(folder, 0), begin(folder, 1)
    count(first, 3, sends=5)
    count(second, 4, sends=7)
    assert list(figures(first).values()) == [7, 2, 12, 12]
    assert first.text() == second.text()


def test_sums_stay_right_when_a_process_dies_and_another_takes_its_place(folder: Path) -> None:
    first, second = begin(folder, 0), begin(folder, 1)
    count(first, 3, sends=5)
    count(second, 4, sends=7)
    stop_counting(folder, 1)
    assert list(figures(first).values()) == [3, 1, 12, 12]
    third = begin(folder, 1)
    assert list(figures(first).values()) == [3, 2, 12, 12]
    count(third, 1, sends=1)
    assert list(figures(first).values()) == [4, 2, 13, 13]
    assert len(list(folder.glob("*.db"))) == 8  # however many die


def test_a_process_that_has_only_made_its_files_disturbs_nobody(folder: Path) -> None:
    first = begin(folder, 0)
    count(first, 3, sends=5)
    for kind in ("counter", "histogram", "gauge_livesum", "gauge_livemax"):
        (folder / f"{kind}_1.db").touch()
    assert list(figures(first).values()) == [3, 1, 5, 5]
    count(begin(folder, 1), 4, sends=7)
    assert list(figures(first).values()) == [7, 2, 12, 12]
