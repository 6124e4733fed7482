"""Kernels that make no array: they need not count who holds the arrays that they are given.

Whoever calls them does. Numba would count at many a call, and slowly, since other threads may
count the same array: it made random games three times slower.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from red7.search.compiled import kept, njit

F = TypeVar("F", bound=Callable[..., Any])

# Numba's name for its counting. It is not among the documented options.
_UNCOUNTED: Final = {"_nrt": False}


def lean(function: F) -> F:
    """Compile a function that makes no array, and keep the result as ``kernel`` does."""
    return kept(function, **_UNCOUNTED)


def inlined(function: F) -> F:
    """Compile a function that makes no array into every kernel that calls it.

    A call passes an array as seven numbers, which costs more than a small function does.
    """
    return cast("F", njit(forceinline=True, nogil=True, boundscheck=False, **_UNCOUNTED)(function))
