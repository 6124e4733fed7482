"""Random numbers for kernels: xorshift64*, with its state in an array of one."""

from __future__ import annotations

import numpy as np

from red7.search.kernels.decorators import allocation_free

_MULTIPLIER = np.uint64(0x2545F4914F6CDD1D)
_A, _B, _C, _HALF = np.uint64(12), np.uint64(25), np.uint64(27), np.uint64(32)


Chance = np.ndarray[tuple[int], np.dtype[np.uint64]]


def new_chance(seed: int) -> Chance:
    """Return a state made from a seed; each seed has its own stream."""
    mixed = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & (2**64 - 1)
    mixed ^= mixed >> 31
    mixed = mixed * 0xBF58476D1CE4E5B9 & (2**64 - 1)
    mixed ^= mixed >> 29
    return np.array([mixed or 1], dtype=np.uint64)


@allocation_free
def below(chance, n):
    """Return a random number from 0 to n - 1."""
    x = chance[0]
    x ^= x >> _A
    x ^= x << _B
    x ^= x >> _C
    chance[0] = x
    return np.int64((((x * _MULTIPLIER) >> _HALF) * np.uint64(n)) >> _HALF)
