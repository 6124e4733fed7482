from __future__ import annotations

import pytest

from red7.core import commitment, read_record, write_record
from red7.protocol import messages as m
from red7.table.errors import TableError
from red7.table.log import Draft, Kind
from red7.table.records import finished, record_of
from red7.table.upkeep import due
from tests.table.games import NAMES, SETUPS, LocalTable, started


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.rules)
def test_a_finished_game_is_a_record_that_can_be_checked(setup: m.Setup) -> None:
    local = started(setup, 4)
    local.play_on()
    (ended,) = finished(local.log)
    assert ended == local.table
    record = record_of(ended, NAMES)
    assert read_record(write_record(record)) == record
    assert ended.match
    assert record.verify() == sum(len(played.turns) for played in ended.match.played)


def test_each_game_at_a_table_has_its_record() -> None:
    local = started(m.Setup(seats=(None, "violet", None)), 4)
    assert list(finished(local.log)) == []
    with pytest.raises(TableError, match="record-running"):
        record_of(local.table, NAMES)
    local.play_on()
    local.send("cid", m.Leave)
    local.send("ann", m.Say, phrase="good-game")
    local.send("ann", m.Rematch)
    with pytest.raises(TableError, match="record-running"):
        record_of(local.table, NAMES)
    local.send("dot", m.Sit)
    local.send("dot", m.Start)
    local.play_on()
    first, second = finished(local.log)
    assert (first.game, second.game) == (1, 2)
    records = [record_of(one, NAMES) for one in (first, second)]
    # Cid, and Dot after her, never gave a name.
    assert [record.players for record in records] == [("Ann", "violet (bot)", "Somebody")] * 2
    assert [record.tags["Table"] for record in records] == ["t1-1", "t1-2"]
    assert {record.tags["Date"] for record in records} == {"1970-01-01"}
    assert records[0] != records[1]


@pytest.mark.parametrize("how", ["silent", "leaves"])
def test_a_record_tells_who_withheld_what_they_had_promised(how: str) -> None:
    local = LocalTable(m.Setup(seats=(None, None, None)), 4)
    local.seat_all()
    shown, kept = bytes(16), b"kept"
    local.send("ann", m.Commit, commitment=commitment(shown))
    local.send("cid", m.Commit, commitment=commitment(kept))
    local.send("ann", m.Start)
    local.send("ann", m.Reveal, entropy=shown.hex())
    if how == "leaves":
        local.send("cid", m.Leave)
    else:
        local.write(Draft(Kind.WITHHELD))
    while local.table.stage != "over":
        draft = due(local.table, local.now)
        local.write(draft) if draft else local.play_turn()
    record = record_of(local.table, NAMES)
    tags = {name: value for name, value in record.tags.items() if name.startswith("Withheld")}
    assert tags == {"Withheld3": commitment(kept)}
    assert record.commitments == (commitment(shown), "", "")
    assert read_record(write_record(record)) == record
    assert record.verify()
    for who in ("ann", "ben") + (("cid",) if how == "silent" else ()):
        local.send(who, m.Rematch)
    assert local.table.withheld == ("", "", "")
