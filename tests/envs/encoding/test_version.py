"""What is versioned: a number that changes its meaning needs another version."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from red7.core import View
from red7.envs.encoding import VERSION, compact, dense, history, mask
from red7.network.observation import VERSION as NETWORK_VERSION

VIEWS: Final = (
    ("v1.2", 1, "R 2 33 B4/O6B6R4I4Y3B3G2 B5/?7"),
    ("v1.1", 2, "R 2 33 Y3/?7 I1/R3G3B3R2Y2R1O1 ; +R3"),
    ("v1.3+draw!+actions", 1, "R 3 25 B1/Y7B6R5I4R3G3G1 Y6/?7 R4/?7"),
    (
        "v1.2+draw",
        2,
        "G 1 33 I7R3/?5 O6B4/B7I6B3V3V2 *G7O2 ; +Y4 @ R 1 33 R3/?7 B4/?7, 1 +I7 >O2, 2 +O6 >G7 .",
    ),
    (
        "v1.2+draw+match+actions",
        1,
        (
            "R 1 V4?3 O2/R7B7V7G2I2R1V1 Y7/?7 B6R5Y3/?5 O7I5/?4"
            " *G7R6O6G6I6V6Y5B4R3B3R2Y2B2V2I1 $0,7,28,21 ; +I2"
            " @ R 3 4 O2/?7 Y7/?7 B6/?7 V4/?7, 3 +R5 +Y3 ! >V2, 4 +I5 +O7 ^V4 >R3 ."
        ),
    ),
    (
        "v1.1+match+actions",
        3,
        (
            "O 2 23 Y7/?6 I6Y2/?5 Y6Y5V3/G7G5O2V2G1 *O7O6V6Y1 $0,0,7 ; +I5"
            " @ R 2 24 Y7/?7 Y2/?7 Y6/?7, 2 +I6 >V6, 3 +Y5 +V3 !V2 >Y1, 1 >O6"
        ),
    ),
    (
        "v1.3+match",
        2,
        (
            "B 2 14 x G4V2/G7O3G3I3B2 R6G2/?5 x *B7O6Y6B6V6I4I2R1Y1 $8,0,0,6 ; +G7"
            " @ R 4 14 Y6/?7 V2/?7 R6/?7 R1/?7, 4 >I4, 1 >Y1, 2 +G4 >B6, 3 +G2 >B7"
        ),
    ),
    (
        "v1.2+draw!+match+actions",
        1,
        (
            "R 1 22 I4Y1/I6|Y7G7I7R6O2 B4B2O1/?2 *B7B6B5V5R4Y4V4R3O3Y3I3R2I2V2 $12,23 ; +O2"
            " @ R 2 24 I4/?7 O1/?7, 2 +I6 >Y4 !, 1 +Y1 ^I6 >R3 !I6, 2 +B2 >V2, 1 >B7 !Y7, 2 +B4 >R2"
        ),
    ),
)

# Add a line for a new version; never change what belongs to a version that is out.
COMPACT: Final = {1: "4613ac5ff3ed86794136bf3f00056443"}
DENSE: Final = {(1, 1): "2a81ba2d1f495198e085d2e7ea0c62c5"}


def digest(arrays: Iterable[NDArray[np.generic]]) -> str:
    """Return a hash of numbers, whatever their type."""
    found = hashlib.sha256()
    for array in arrays:
        found.update(repr(array.tolist()).encode())
    return found.hexdigest()[:32]


def views() -> list[View]:
    return [View.parse(rules, text, seat) for rules, seat, text in VIEWS]


def test_a_version_keeps_the_meaning_of_steps_and_compact_observations() -> None:
    arrays = [part for view in views() for part in (*compact(view), history(view), mask(view))]
    assert digest(arrays) == COMPACT[VERSION]


def test_a_version_keeps_the_meaning_of_dense_observations() -> None:
    assert digest(map(dense, views())) == DENSE[VERSION, NETWORK_VERSION]
