"""Versions of what is kept for later, in one place that costs nothing to import."""

from __future__ import annotations

from typing import Final

REVIEWS: Final = 1  # of what reviews say; to be raised when they would say something else
