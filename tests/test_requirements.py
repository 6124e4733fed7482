"""What is imported is declared, and what the package declares is needed."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
# Imported by others on our behalf: the async driver of SQLAlchemy.
UNSEEN = {"aiosqlite"}
# What stands beside the package. It may import what the package needs, and what the tools do.
BESIDE = ("tests", "benchmarks", "examples", "hatch_build.py")
# Modules of packages of other names that not every machine has, so that none can be asked.
ELSEWHERE = {"nats": "nats-py", "pyspiel": "open-spiel"}


def imported(*places: str) -> set[str]:
    """Return the modules that some files, or all in some folders, import."""
    found = set()
    for place in (ROOT / place for place in places):
        for file in place.rglob("*.py") if place.is_dir() else [place]:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    found |= {alias.name for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    found.add(node.module)
    return found


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def named(needs: Iterable[str]) -> set[str]:
    """Return the names of requirements, without their versions."""
    names = (re.match(r"\w[\w.-]*", need) for need in needs)
    return {normal(name[0]) for name in names if name}


def declared() -> tuple[set[str], set[str]]:
    """Return what the package needs, and what its extras need besides."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = (need for needs in project["optional-dependencies"].values() for need in needs)
    return named(project["dependencies"]), named(extras)


def needed(modules: set[str], extras: set[str]) -> set[str]:
    """Return the packages besides the extras that some modules are from."""
    owners = packages_distributions()
    spaces = {extra.partition("-")[0] for extra in extras}  # opentelemetry-sdk and its like
    packages: set[str] = set()
    for module in modules:
        top, _, rest = module.partition(".")
        ours = top in sys.stdlib_module_names or top in {"red7", *BESIDE}
        if ours or {normal(top), ELSEWHERE.get(top)} & extras or top in spaces:
            continue
        found = {normal(owner) for owner in owners.get(top, [top])}
        # A namespace that several packages share: fluent.runtime, fluent.syntax.
        own = {owner for owner in found if owner == normal(f"{top}.{rest.partition('.')[0]}")}
        packages |= own or found
    return packages


def test_what_the_package_imports_is_declared() -> None:
    needs, extras = declared()
    assert needed(imported("src"), extras) | UNSEEN == needs


def test_what_stands_beside_the_package_imports_what_is_declared() -> None:
    needs, extras = declared()
    tools = named(
        line
        for file in (ROOT / "requirements").glob("*.in")
        for line in file.read_text(encoding="utf-8").splitlines()
    )
    assert needed(imported(*BESIDE), extras) <= needs | tools
