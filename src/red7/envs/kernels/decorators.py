"""The decorators of ``red7.search.kernels``, with a cache of their own.

Players never wait for these kernels: ``red7 warmup`` leaves them out, and a change in them leaves
the cache of the others valid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from red7.search.kernels.cached import LAYERS, cache_folder
from red7.search.kernels.compiled import kept
from red7.search.kernels.decorators import UNCOUNTED

F = TypeVar("F", bound=Callable[..., Any])

_FOLDER: Final = cache_folder("environments", (*LAYERS, "envs/kernels"))


def kernel(function: F) -> F:
    """Compile a function when it is first called, cache it, and run it without the GIL."""
    return kept(function, _FOLDER)


def allocation_free(function: F) -> F:
    """Compile a function that creates no arrays, without counting references."""
    return kept(function, _FOLDER, **UNCOUNTED)
