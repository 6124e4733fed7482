from __future__ import annotations

import pytest

from red7.core.turn import Phase
from tests.envs.jax.conftest import Moment, listed

pytestmark = pytest.mark.xdist_group("jax-rounds")


def test_the_exact_mask_is_the_legal_steps(moments: list[Moment]) -> None:
    seen = set()
    for moment in moments:
        legal = (
            [] if moment.round.over else sorted(step.number for step in moment.round.legal_steps)
        )
        assert [number for number in range(150) if moment.exact[number]] == legal, (
            str(moment.round),
            listed(moment.exact),
        )
        seen.add(moment.round.phase)
    # A 3 draws at once, and a finished turn is passed on.
    assert seen == set(Phase) - {Phase.THREE, Phase.OVER}
