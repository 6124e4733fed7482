from __future__ import annotations

import numpy as np

from red7.core import View
from red7.envs.encoding import compact
from red7.envs.encoding.compact import NUMBER_COUNT, SET_COUNT
from red7.envs.kernels.reading import read_compact
from red7.envs.kernels.writing import write_compact
from red7.network.kernels.scene import HIDDEN, SIZE
from red7.search.kernels.flat import HAND


def test_what_was_read_is_written_again(views: list[View]) -> None:
    moving = [view for view in views if view.seat == view.turn]
    assert any(len(view.deck[: view.deck_known]) > 1 for view in moving)
    for view in moving:
        seen = compact(view)
        scene = np.zeros(SIZE, dtype=np.int64)
        read_compact(*seen, scene)
        sizes = [
            int(scene[HAND + seat]).bit_count() + int(scene[HIDDEN + seat]) for seat in range(4)
        ]
        cards, numbers = np.zeros(SET_COUNT, np.int64), np.zeros(NUMBER_COUNT, np.int8)
        write_compact(scene, cards, numbers)
        assert sizes == seen.numbers[13:17].tolist()
        numbers[13:17] = sizes  # a scene of whole games has no hidden cards to count
        assert np.array_equal(cards, seen.cards), view
        assert np.array_equal(numbers, seen.numbers), view
