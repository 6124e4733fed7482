from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from red7.server.metrics import Metrics


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
