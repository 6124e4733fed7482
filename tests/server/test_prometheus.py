"""What metrics of several processes rely on in prometheus_client, beyond its documentation."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from prometheus_client import Counter, Gauge, Histogram, values
from prometheus_client.multiprocess import MultiProcessCollector

ADVICE = "prometheus_client has changed: look at red7.server.metrics, then raise its upper bound"


@pytest.mark.parametrize("metric", [Counter, Gauge, Histogram])
def test_metrics_keep_their_values_in_the_class_that_is_set(metric: type) -> None:
    assert "values.ValueClass(" in inspect.getsource(metric), ADVICE


def test_the_class_is_made_for_a_number_of_a_process() -> None:
    made: Any = values
    assert list(inspect.signature(made.MultiProcessValue).parameters) == ["process_identifier"], (
        ADVICE
    )


def test_files_that_are_named_can_be_merged() -> None:
    merge: Any = MultiProcessCollector.merge
    assert next(iter(inspect.signature(merge).parameters)) == "files", ADVICE
