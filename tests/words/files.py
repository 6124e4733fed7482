"""The messages as they stand in their files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast, visitor


class References(visitor.Visitor):
    """Collects the variables and messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def text(language: str, file: str) -> str:
    """Give a file as it is."""
    return files("red7.words").joinpath(language, f"{file}.ftl").read_text(encoding="utf-8")


@cache
def entries(language: str, file: str) -> dict[str, ast.Message]:
    """Give every message of a file."""
    body = FluentParser().parse(text(language, file)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], (language, file)
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(set(names)) == len(names), f"a message stands twice in {language}/{file}.ftl"
    return dict(zip(names, found, strict=True))


def references(entry: ast.Message) -> References:
    """Give what a message refers to."""
    found = References()
    found.visit(entry)
    return found


@cache
def variables(language: str, file: str) -> dict[str, frozenset[str]]:
    """Give every message of a file with its variables, those of messages in it included."""
    found = {name: references(entry) for name, entry in entries(language, file).items()}
    return {
        name: frozenset(one.variables.union(*(found[m].variables for m in one.messages)))
        for name, one in found.items()
    }
