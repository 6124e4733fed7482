from __future__ import annotations

import red7.core


def test_the_public_names() -> None:
    assert sorted(red7.core.__all__) == sorted(
        [
            "CARDS",
            "COLOURS",
            "EDITIONS",
            "RULEBOOKS",
            "STEPS",
            "Card",
            "Cards",
            "Colour",
            "Draw",
            "Edition",
            "Frame",
            "Match",
            "MatchView",
            "PastTurn",
            "Phase",
            "Position",
            "Record",
            "RecordedRound",
            "RecordedTurn",
            "Red7Error",
            "Round",
            "Rulebook",
            "Rules",
            "Standing",
            "Step",
            "Turn",
            "View",
            "commitment",
            "deal_order",
            "deal_seed",
            "read_json",
            "read_position",
            "read_record",
            "write_json",
            "write_record",
        ]
    )
    assert all(hasattr(red7.core, name) for name in red7.core.__all__)
