from __future__ import annotations

import json

from red7.arena import Arena, Standings
from red7.arena.game import Forfeit, Game, Times

ARENA = Arena(("a", "b"), "basic", 2, 120, bytes(32), 100)
GAMES = [
    Game(
        fixture.deal,
        fixture.rotation,
        fixture.seats,
        (0, 0),
        (2,) if fixture.deal % 3 else (fixture.seats.index("b") + 1,),
        1,
        7 + fixture.rotation,
        15,
        Forfeit(fixture.seats.index("a") + 1, "crash", "why") if fixture.deal % 3 == 0 else None,
    )
    for deal in range(ARENA.deals)
    for fixture in ARENA.fixtures(deal)
]
STANDINGS = Standings.of(
    ARENA,
    GAMES,
    [{"a": Times(10, 0.5, 0.2), "b": Times(10, 0.1, 0.05)}, {"a": Times(10, 0.1, 0.3)}],
)


def test_what_the_json_says() -> None:
    made = json.loads(json.dumps(STANDINGS.to_json()))
    assert (made["games"], made["deals"], made["players"]) == (120, 60, 2)
    assert made["rules"] == "v1.2"
    assert made["turns"] == 7.5
    low, mid, high = made["win_rate"]["a"]
    assert mid == round(1 / 3, 6)
    assert 0 < low < mid < high < 0.5
    assert made["cross_table"]["b"]["a"] == made["win_rate"]["b"]
    assert made["faults"]["a"] == {"crash": 40, "stall": 0, "illegal": 0}
    assert made["forfeits"][0] == {
        "bot": "a",
        "deal": 0,
        "rotation": 0,
        "reason": "crash",
        "detail": "why",
    }
    assert made["times"]["a"] == {"moves": 20, "mean_ms": 30.0, "max_ms": 300.0}
    assert made["rating"]["b"]["mu"] > 25 > made["rating"]["a"]["mu"]


def test_the_best_comes_first() -> None:
    assert STANDINGS.order == ["b", "a"]
