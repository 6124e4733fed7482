"""What kernels rely on in Numba beyond its documentation, so that a new version cannot break it
unnoticed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from red7.search.kernels.cached import cache_folder
from red7.search.kernels.decorators import INLINED, UNCOUNTED, allocation_free, inlined, kernel

COUNTING = "NRT_"  # the names of all functions that Numba counts references with begin like this
VERSION = f"Numba {numba.__version__}"


def summed(array: Any) -> Any:
    total = 0
    for value in array[1:]:
        total += value
    return total


def allocating(array: Any) -> Any:
    return np.zeros(len(array), np.int64)


def machine_code(function: Callable[..., Any], **options: bool) -> str:
    """Compile a function for an array of integers, and give what LLVM made of it."""
    compiler: Any = numba.njit
    try:
        made = compiler(**options)(function)
        made(np.arange(4))
    except KeyError as error:
        pytest.fail(f"{VERSION} no longer knows an option that kernels are compiled with: {error}")
    code: str = made.inspect_llvm(made.signatures[0])
    return code


def test_references_are_not_counted_in_kernels_that_allocate_nothing() -> None:
    assert COUNTING in machine_code(summed), f"{VERSION} counts references in another way"
    assert COUNTING not in machine_code(summed, **UNCOUNTED), (
        f"{VERSION} counts references although {UNCOUNTED} is given: kernels will be slow"
    )
    assert COUNTING not in machine_code(summed, **INLINED)


def test_nothing_can_be_allocated_where_references_are_not_counted() -> None:
    """An array that nobody counts would never be freed."""
    assert COUNTING in machine_code(allocating)
    with pytest.raises(numba.TypingError):
        machine_code(allocating, **UNCOUNTED)


def test_an_inlined_function_leaves_no_call() -> None:
    assert "alwaysinline" not in machine_code(summed)
    assert "alwaysinline" in machine_code(summed, **INLINED), (
        f"{VERSION} does not inline functions that are compiled with {INLINED}"
    )
    assert inlined(summed)(np.arange(4)) == 6


@pytest.mark.parametrize("decorator", [kernel, allocation_free])
def test_kernels_are_kept_in_the_folder_of_their_sources(decorator: Any) -> None:
    before: object = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    kept = Path(decorator(summed).stats.cache_path)
    assert kept.is_relative_to(cache_folder()), (
        f"{VERSION} takes the folder of its cache from elsewhere"
    )
    assert before == numba.config.CACHE_DIR  # type: ignore[attr-defined]


@pytest.mark.parametrize("cards", [0, 1, 0b1011, 1 << 48, (1 << 49) - 1])
def test_bits_are_counted_as_in_python(cards: int) -> None:
    def bits(cards: int) -> tuple[int, int]:
        return cards.bit_count(), cards.bit_length()

    compiler: Any = numba.njit
    assert compiler(bits)(cards) == (cards.bit_count(), cards.bit_length())
