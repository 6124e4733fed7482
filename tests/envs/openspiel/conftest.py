"""OpenSpiel with the game registered, where it is installed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from tests.require import lacks


@pytest.fixture(scope="session")
def pyspiel() -> Any:
    if find_spec("pyspiel") is None:
        lacks("research", "pip install red7[research]")
    import_module("red7.envs.openspiel")
    return import_module("pyspiel")
