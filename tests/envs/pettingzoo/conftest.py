"""PettingZoo and our environment for it, or why their tests are skipped."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import pytest

from tests.require import lacks


@pytest.fixture(scope="session")
def red7_v0() -> ModuleType:
    if find_spec("pettingzoo") is None:
        lacks("research", "pip install red7[research]")
    return import_module("red7.envs.pettingzoo.red7_v0")
