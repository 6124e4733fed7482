from __future__ import annotations

from red7.table.log import Draft, Entry, Kind

SECRET = "07" * 32


def test_no_line_that_people_read_shows_a_payload() -> None:
    draft = Draft(Kind.CREATED, 0, {"seed": SECRET})
    entry = Entry("t1", 1, 5, 0, draft.kind, draft.payload, "ann", "s1")
    assert SECRET not in repr(draft) + repr(entry)


def test_a_text_is_there_or_empty() -> None:
    entry = Entry("t1", 1, 5, 0, Kind.STEPS, {"steps": "+R7 .", "n": 3, "no": None}, "ann", "s1")
    assert entry.text("steps") == "+R7 ."
    assert [entry.text(name) for name in ("n", "no", "missing")] == ["", "", ""]
