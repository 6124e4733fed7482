"""A message that comes again, and another one with the same id."""

from __future__ import annotations

from typing import Any

from red7.protocol import messages as m
from red7.table.log import Entry
from red7.table.sends import act, became
from tests.table.test_sends import ADDED, BLUE, CASES, HOUSE, PROMISE, STAGES

# None of the cases has these contents.
OTHERS: list[tuple[type[m.AnySend], dict[str, Any]]] = [
    (m.Sit, {"seat": 4}),
    (m.AddBot, {"seat": 4} | BLUE),
    (m.AddBot, {"seat": 2, "bot": "green"}),
    (m.Commit, {"commitment": "0" * 64}),
    (m.Reveal, {"entropy": "00"}),
    (m.Steps, {"steps": ["+R7", ">G1"]}),
    (m.Hint, {"stage": 2}),
    (m.Say, {"phrase": "oops"}),
]


def test_an_entry_tells_which_message_it_was() -> None:
    for stage, who, kind, values, expected in CASES:
        if isinstance(expected, str):
            continue
        send = kind.model_validate({"id": "x", "table": "t1", **values})
        made = act(STAGES[stage](), who, send, HOUSE)
        entry = Entry("t1", 9, 0, made.seat, made.kind, made.payload, who, "x")
        assert became(send, entry)
        for other, content in OTHERS:
            assert not became(other.model_validate({"id": "x", "table": "t1", **content}), entry)
        assert [other for other in m.SENDS if other is not kind and _may_be(other, entry)] == []


def _may_be(kind: type[m.AnySend], entry: Entry) -> bool:
    """Return whether a message of a kind, with the contents of an entry, would be taken for it."""
    content = {
        "seat": entry.seat or 1,
        **entry.payload,
        "steps": ["~"],
        "phrase": "hello",
        "bot": "b",
        "stage": 1,
    }
    known = {"to": "end", "commitment": PROMISE, "entropy": ADDED.hex()} | content
    values = {name: known[name] for name in kind.model_fields if name in known}
    return became(kind.model_validate({"id": "x", "table": "t1", **values}), entry)
