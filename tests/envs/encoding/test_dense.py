from __future__ import annotations

import numpy as np

from red7.core import View
from red7.envs.encoding import DENSE_SIZE, SCALE, compact, decode, dense, dense_of, parts, scaled
from red7.network.observation import observe
from red7.network.outlook import outlook
from red7.network.seen import seen_by


def test_the_mover_sees_what_the_network_sees(views: list[View]) -> None:
    moving = [view for view in views if view.seat == view.turn and not view.over]
    assert len(moving) > 80
    for view in moving:
        seen = seen_by(view)
        expected = observe(seen, outlook(seen, np), np)
        assert np.array_equal(dense(view), expected), view
        assert np.array_equal(scaled(view), expected * SCALE), view


def test_a_waiting_seat_sees_its_own_hand_and_no_phase(views: list[View]) -> None:
    for view in views:
        if view.seat != view.turn:
            named = parts(dense(view))
            held = np.flatnonzero(named.cards["hand"][:, 0])
            assert sorted(view.hand(view.seat)) == held.tolist()
            own = np.flatnonzero(named.cards["palette"][:, 0])
            assert sorted(view.palette(view.seat)) == own.tolist()
            assert not named.round["phase"].any()


def test_it_can_be_made_from_the_compact_layout(views: list[View]) -> None:
    for view in views[::5]:
        assert np.array_equal(dense_of(decode(compact(view))), dense(view)), view


def test_all_values_are_small_and_none_is_negative(views: list[View]) -> None:
    batch = np.stack([dense(view) for view in views[::3]])
    assert (batch.shape[1], batch.itemsize) == (DENSE_SIZE, 1)
    assert batch.min() == 0
    assert batch.max() <= 49


def test_the_parts_of_a_batch_hold_every_value_once(views: list[View]) -> None:
    batch = np.stack([dense(view) for view in views[:3]])
    named = parts(batch)
    assert named.cards["palette"].shape == (3, 49, 4)
    values = [*named.cards.values(), *named.round.values()]
    assert sum(part[0].size for part in values) == DENSE_SIZE
