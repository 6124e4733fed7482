from __future__ import annotations

import numpy as np
import pytest

from red7.envs.kernels.paying import pay_result
from red7.envs.rewards import result


@pytest.mark.parametrize("players", [2, 3, 4])
def test_winners_are_paid_as_elsewhere(players: int) -> None:
    for bits in range(1, 1 << players):
        winners = [seat + 1 for seat in range(players) if bits >> seat & 1]
        paid = np.full(4, 9.0)
        pay_result(players, bits, paid)
        assert paid[:players].tolist() == pytest.approx(result(winners, players))
        assert not paid[players:].any()
