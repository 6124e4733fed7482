"""Parts are given to constructors: nothing in the server sets the attributes of another object."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1] / "src/red7/server"
# What is set all the same, and why.
ALLOWED = {
    "app/application.py": {"app.state.parts": "Starlette hands it to routes from there"},
    "app/protocols.py": {"transport.max_size": "asyncio has no other way to read less at once"},
    "http/routes/operation.py": {"response.status_code": "FastAPI takes the status from there"},
    "metrics.py": {"counting.ValueClass": "prometheus_client: see its upper bound"},
    "store/engines.py": {"connection.isolation_level": "the driver has no other way"},
    "study/process.py": {"sys.stdout": "it is the process itself that prints"},
    "tables/processes/members.py": {
        "other.heard": "a record of the same module",
        "other.missed": "a record of the same module",
    },
    "tables/processes/shared_presence.py": dict.fromkeys(
        ["process.asked", "process.pages", "process.strange", "process.version"],
        "a record of the same module",
    ),
}


def assigned(source: str) -> Iterator[str]:
    """Yield the attributes of other objects that are set, in whatever way."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            if not (isinstance(node.value, ast.Name) and node.value.id == "self"):
                yield ast.unparse(node)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "setattr":
            yield ast.unparse(node)


def test_what_is_set_from_outside_is_told_from_what_is_ones_own() -> None:
    for source in (
        "part.came = 1",
        "self.part.came = 1",
        "part.came += 1",
        "part.came: int = 1",
        "one, part.came = 1, 2",
        "for part.came in range(3): pass",
        "with opened() as part.came: pass",
        "del part.came",
        "setattr(part, 'came', 1)",
    ):
        assert list(assigned(source)), source
    for source in ("self.came = 1", "came = part.came", "part.came(1)", "part[came] = 1"):
        assert not list(assigned(source)), source


def test_parts_are_given_to_constructors_and_none_is_assigned_later() -> None:
    found = {
        str(file.relative_to(ROOT)): names
        for file in sorted(ROOT.rglob("*.py"))
        if (names := set(assigned(file.read_text(encoding="utf-8"))))
    }
    assert found == {name: set(reasons) for name, reasons in ALLOWED.items()}
