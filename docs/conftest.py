"""Skips the examples of a page where the libraries they show are not installed."""  # noqa: INP001

from __future__ import annotations

from importlib.util import find_spec

import pytest

from tests.require import lacks

_OF_RESEARCH = ("gymnasium", "jax", "open_spiel", "pettingzoo")
LIBRARIES = {"research.md": _OF_RESEARCH, "environments.md": _OF_RESEARCH}


@pytest.fixture(autouse=True)
def _libraries(request: pytest.FixtureRequest) -> None:
    for library in LIBRARIES.get(request.node.path.name, ()):
        if find_spec(library) is None:
            lacks("research", "pip install red7[research]")
