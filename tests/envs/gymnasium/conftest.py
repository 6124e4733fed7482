"""Gymnasium and our environments for it, or why their tests are skipped."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import pytest

from tests.require import lacks


@pytest.fixture(scope="session")
def gym() -> ModuleType:
    """Return Gymnasium with our environments registered."""
    if find_spec("gymnasium") is None:
        lacks("research", "pip install red7[research]")
    import_module("red7.envs.gymnasium")
    return import_module("gymnasium")
