"""Views of random games, made once for all tests of a process."""

from __future__ import annotations

import pytest

from red7.core import View
from tests.envs.games import some_views


@pytest.fixture(scope="session")
def views() -> list[View]:
    return some_views(18)
