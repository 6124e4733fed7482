"""What is not on every machine: without it a test skips, or fails where that must not be."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def lacks(component: str, how: str) -> NoReturn:
    """Skip, loudly and by name; RED7_REQUIRE turns it into a failure."""
    message = f"{component} is missing: {how}"
    if component in os.environ.get("RED7_REQUIRE", "").split(","):
        pytest.fail(message)
    pytest.skip(message)
