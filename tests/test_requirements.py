"""Everything that the package imports is declared, and everything declared is needed."""

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


def imported() -> set[str]:
    """Return the top-level modules that the package imports."""
    found = set()
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    return found


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def named(needs: Iterable[str]) -> set[str]:
    """Return the names of requirements, without their versions."""
    names = (re.match(r"[\w.-]+", need) for need in needs)
    return {normal(name[0]) for name in names if name}


def test_what_is_imported_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = named(project["dependencies"])
    extras = named(need for needs in project["optional-dependencies"].values() for need in needs)
    extras |= {extra.removesuffix("-py") for extra in extras}  # nats-py is imported as nats
    extras |= {extra.partition("-")[0] for extra in extras}  # as is opentelemetry-sdk
    owners = packages_distributions()
    needed: set[str] = set()
    for module in imported():
        top, _, rest = module.partition(".")
        if top in sys.stdlib_module_names or top == "red7" or normal(top) in extras:
            continue
        found = {normal(owner) for owner in owners[top]}
        # A namespace that several packages share: fluent.runtime, fluent.syntax.
        own = {owner for owner in found if owner == normal(f"{top}.{rest.partition('.')[0]}")}
        needed |= (own or found) - extras  # pyspiel is of open_spiel
    assert needed | UNSEEN == declared
