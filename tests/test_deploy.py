"""The files in deploy/ name only what exists."""

from __future__ import annotations

import configparser
import json
import re
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

import pytest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from red7.cli.hosting.serve import SERVE
from red7.search.kernels.cached import cache_folder
from red7.server.metrics import FAILING, Metrics
from red7.server.settings import NAMES, read_settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
SERVER = ROOT / "src" / "red7" / "server"


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_alerts_and_dashboard_ask_for_metrics_that_exist() -> None:
    offered = {
        sample.name for family in Metrics().registry.collect() for sample in family.samples
    } | {family.name for family in Metrics().registry.collect()}
    histograms = {
        f"{family.name}{end}"
        for family in Metrics().registry.collect()
        if family.type == "histogram"
        for end in ("_bucket", "_sum", "_count")
    }
    counters = {
        f"{family.name}_total"
        for family in Metrics().registry.collect()
        if family.type == "counter"
    }
    panels = json.loads(text_of("dashboard.json"))["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    asked += re.findall(r"expr: (.*)", text_of("alerts.yaml"))
    named = {name for expression in asked for name in re.findall(r"red7_\w+", expression)}
    assert len(asked) > len(panels)
    assert named <= offered | histograms | counters


def series(metrics: Metrics, name: str) -> list[Sample]:
    families = text_string_to_metric_families(metrics.text().decode())
    return [one for family in families for one in family.samples if one.name == name]


def expressions() -> dict[str, str]:
    """Give what each alert asks, by its name."""
    rules = re.findall(r"- alert: (\w+)\n +expr: (.*)", text_of("alerts.yaml"))
    return dict(rules)


def test_an_alert_about_a_figure_goes_off_with_the_first_trouble() -> None:
    """Also where nobody has sent anything yet, and nothing has failed yet."""
    asked = expressions()
    for name, gauge in (("Red7CannotWrite", "stalled"), ("Red7CutOff", "cut_off")):
        metrics = Metrics()
        figure = asked[name].removesuffix(" > 0")
        assert [one.value for one in series(metrics, figure)] == [0]
        getattr(metrics, gauge).set(True)
        assert [one.value for one in series(metrics, figure)] == [1]
    # What increases has to be there before.
    (counter,) = re.findall(r"increase\((\w+)\[", asked["Red7Failures"])
    before = {one.labels["where"]: one.value for one in series(Metrics(), counter)}
    assert before == dict.fromkeys(FAILING, 0)


def test_an_alert_about_seconds_asks_for_what_buckets_can_tell() -> None:
    """Beyond the last bucket, nobody knows how long something took."""
    asked = re.findall(
        r"rate\((\w+)_bucket\[\w+\]\)\)\) > ([\d.]+)", "\n".join(expressions().values())
    )
    assert len(asked) == sum("_bucket" in one for one in expressions().values())
    metrics = Metrics()
    metrics.bot_seconds.labels("red").observe(1)
    for name, limit in asked:
        ends = [float(one.labels["le"]) for one in series(metrics, f"{name}_bucket")]
        assert float(limit) < sorted(ends)[-2]


def test_an_alert_names_values_that_are_counted() -> None:
    (reasons,) = re.findall(r'reason=~"([^"]*)"', expressions()["Red7Dropping"])
    code = [file.read_text(encoding="utf-8") for file in (SERVER / "live").glob("*.py")]
    assert set(reasons.split("|")) <= set(re.findall(r'\.drop\("([\w-]+)"', "".join(code)))


def test_settings_are_those_of_the_server() -> None:
    assert read_settings({}, DEPLOY / "red7.toml").processes > 1
    files = ("compose.yaml", "Containerfile", "red7.service")
    named = {name for file in files for name in re.findall(r"RED7_([A-Z_]+)", text_of(file))}
    assert {name.lower() for name in named} <= set(NAMES)


@pytest.mark.parametrize("file", ["Containerfile", "red7.service"])
def test_compiled_kernels_are_looked_for_where_they_are_kept(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("RED7_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    named = re.findall(r"\b(\w*CACHE\w*)=(\S+)", text_of(file))
    assert len(set(named)) == 1, named
    monkeypatch.setenv(*named[0])
    assert cache_folder.__wrapped__().is_relative_to(named[0][1])


def test_the_unit_starts_the_command_with_options_that_it_has() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text_of("red7.service"))
    words = unit["Service"]["ExecStart"].split()
    assert words[1] == "serve"
    options = {f"--{option.name.replace('_', '-')}" for option in SERVE.options}
    assert {word for word in words if word.startswith("--")} <= options


def test_the_image_is_built_from_what_it_needs_and_from_no_secrets() -> None:
    """As Docker and Podman read it: what comes last decides."""
    rules = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()

    def is_sent(path: str) -> bool:
        folders = {path, *map(str, PurePosixPath(path).parents)}
        sent = True
        for rule in filter(None, rules):
            pattern = rule.removeprefix("!").removeprefix("**/")
            names = {PurePosixPath(one).name for one in folders} if "**/" in rule else set()
            if any(fnmatch(one, pattern) for one in folders | names):
                sent = rule.startswith("!")
        return sent

    named = re.findall(r"requirements/\w+\.txt|deploy/\w+\.txt", text_of("Containerfile"))
    needed = [*named, "pyproject.toml", "hatch_build.py", "README.md", "LICENSE"]
    assert len(named) >= 4
    for path in (*needed, "src/red7/words/de/game.ftl", "web/index.html", "web/package-lock.json"):
        assert (ROOT / path).exists()
        assert is_sent(path), path
    for path in (
        ".git/config",
        ".venv/bin/python",
        "deploy/.env",
        "red7.db",
        "web/node_modules/vite/index.js",
        "src/red7/server/web/index.html",
        "src/red7/__pycache__/x.pyc",
    ):
        assert not is_sent(path), path


def test_the_image_has_the_tested_versions() -> None:
    pinned = (ROOT / "requirements" / "cluster.txt").read_text(encoding="utf-8")
    wanted = re.findall(r"^[\w-]+==[\w.]+", text_of("constraints.txt"), re.MULTILINE)
    assert wanted
    assert all(f"{version} " in pinned for version in wanted)
