from __future__ import annotations

from typing import Final

from red7.core import Red7Error
from red7.core.errors import REASONS
from red7.rulebook import AT_TABLES, EXPLAINED, NAMES, section_about
from red7.server.errors import ServerError
from red7.table.errors import TableError
from red7.table.refusals import refusal

# What speaks of an action, of drawing or of an edition is explained there, by the facts it names.
SPOKEN_OF: Final = {"one-": {"actions", "editions"}, "seven-": {"actions", "editions"}}


def test_every_reason_leads_to_a_section() -> None:
    assert set(EXPLAINED) == set(REASONS)
    assert set(EXPLAINED.values()) <= set(NAMES)
    assert AT_TABLES in NAMES


def test_every_section_of_the_game_explains_something() -> None:
    # What the seven rules are is told wherever somebody is not winning.
    assert set(NAMES) - set(EXPLAINED.values()) == {"colours"}


def test_reasons_lead_to_what_they_speak_of() -> None:
    for reason, section in EXPLAINED.items():
        for beginning, sections in SPOKEN_OF.items():
            assert not reason.startswith(beginning) or section in sections, reason
    assert EXPLAINED["end-loses"] == "winning"
    assert EXPLAINED["draw-first"] == "draw"
    assert EXPLAINED["drop-late"] == "out"


def test_a_refusal_is_sent_with_its_section() -> None:
    error = Red7Error("draw-first")
    assert refusal(error, "en").section == section_about(error) == "draw"
    framed = Red7Error("step-refused", error, step="+R7", place=2)
    assert refusal(framed, "pl").section == "draw"
    assert refusal(TableError("seat-taken", seat=2), "en").section == AT_TABLES


def test_what_no_rule_is_about_has_no_section() -> None:
    told = refusal(ServerError("too-many"), "en")
    assert not told.section
    assert "section" not in told.model_dump()
