from __future__ import annotations

from red7.server.allowances import Allowances
from red7.server.bus import LocalBus
from red7.server.clock import Clock
from red7.server.limits import Addresses, Limit
from tests.server.given import ManualTime
from tests.server.serving import quick


def limits(time: ManualTime, **chosen: object) -> Allowances:
    return Allowances(quick(**chosen), Clock(0, time), Addresses(), LocalBus())


def allowed(limit: Limit, most: int = 1000) -> int:
    """Count how often somebody may do something at once."""
    return next((number for number in range(most) if not limit.allows("ann")), most)


def test_limits_are_those_of_the_settings() -> None:
    time = ManualTime()
    chosen = limits(time, rate=4, requests=20, sockets=3)
    assert allowed(chosen.messages) == 20
    assert allowed(chosen.questions) == 60
    assert allowed(chosen.requests) == 100
    assert allowed(chosen.newcomers) == 20
    assert [chosen.sockets.enter("ann") for _ in range(4)] == [True] * 3 + [False]
    time.pass_by(1)
    counts = [allowed(one) for one in (chosen.messages, chosen.questions, chosen.newcomers)]
    assert counts == [4, 20, 2]


def test_zero_is_no_limit() -> None:
    free = limits(ManualTime(), rate=0, requests=0)
    for limit in (free.messages, free.questions, free.requests, free.newcomers):
        assert allowed(limit) == 1000
