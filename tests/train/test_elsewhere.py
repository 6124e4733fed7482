from __future__ import annotations

from pathlib import Path

import red7
from red7.bots import Budget, find_bot
from red7.core import Match
from red7.train.elsewhere import Elsewhere


def test_a_bot_of_another_checkout_plays_as_it_does_there() -> None:
    checkout = Path(red7.__file__).parents[2]
    there, here = Elsewhere(checkout, "green", "there"), find_bot("green")
    match = Match.start(3, "expert", bytes(32))
    with there.process:
        for seed in range(30):
            view = match.round.view(match.round.turn)
            choice = there.choose(view, Budget(), seed)
            assert choice == here.choose(view, Budget(), seed)
            match = match.apply(choice.step)
