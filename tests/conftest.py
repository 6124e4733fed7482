"""Settings for all tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

# Machines are shared and noisy, so no test asserts a time. RED7_EXAMPLES=10000 digs deeper.
settings.register_profile(
    "red7",
    deadline=None,
    max_examples=int(os.environ.get("RED7_EXAMPLES", "100")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "mutants", settings.get_profile("red7"), max_examples=30, derandomize=True, database=None
)
settings.load_profile("red7")


@pytest.fixture(autouse=True)
def _same_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test depend on the language of whoever runs it."""
    for name in ("RED7_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
