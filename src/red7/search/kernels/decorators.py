"""The decorators that turn a function into a kernel.

A function that allocates nothing does not have to count references to the arrays it is given,
because its caller holds them. Numba would count at almost every call, and atomically, as other
threads may count the same array. That made random games three times slower.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from red7.search.kernels.compiled import kept, njit

F = TypeVar("F", bound=Callable[..., Any])

# Switches off Numba's runtime, which counts references. Not a documented option.
UNCOUNTED: Final = {"_nrt": False}
INLINED: Final = {"forceinline": True, **UNCOUNTED}


def kernel(function: F) -> F:
    """Compile a function when it is first called, cache it, and run it without the GIL."""
    return kept(function)


def allocation_free(function: F) -> F:
    """Compile a function that creates no arrays, without counting references."""
    return kept(function, **UNCOUNTED)


def inlined(function: F) -> F:
    """Compile a function that creates no arrays into every kernel that calls it.

    A call passes an array as seven numbers, which costs more than a small function does.
    """
    return cast("F", njit(nogil=True, boundscheck=False, **INLINED)(function))
