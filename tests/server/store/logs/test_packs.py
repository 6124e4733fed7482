from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.protocol import messages as m
from red7.server.store.logs.packs import _DICTIONARIES, VERSION, PackError, pack, unpack
from red7.server.store.rows import LogRow, log_row
from red7.table.log import Kind
from tests.table.games import SETUPS, LocalTable


def rows_of(local: LocalTable) -> list[LogRow]:
    return [LogRow(**log_row(entry)) for entry in local.log]  # type: ignore[arg-type]


def played(seed: int = 0, setup: m.Setup | None = None) -> LocalTable:
    local = LocalTable(setup or SETUPS[seed % len(SETUPS)], seed)
    local.seat_all()
    local.send("ann", m.Start)
    local.play_on()
    return local


@pytest.mark.parametrize("seed", range(8))
def test_a_game_comes_back_as_it_was(seed: int) -> None:
    rows = rows_of(played(seed))
    assert unpack("t1", pack(rows)) == rows


_TEXT = st.text()
_NUMBER = st.integers(-(2**62), 2**62)


@given(st.lists(st.tuples(_NUMBER, _NUMBER, _TEXT, _TEXT, _TEXT, _TEXT), min_size=1))
def test_so_does_whatever_a_log_may_hold(
    columns: list[tuple[int, int, str, str, str, str]],
) -> None:
    rows = [LogRow("t1", seq, *values) for seq, values in zip(count(1), columns, strict=False)]
    assert unpack("t1", pack(rows)) == rows


def test_the_text_of_a_payload_is_not_written_anew() -> None:
    (row, *_) = rows_of(played())
    for payload in ('{ "a" : 1.0 }', '{"a":1,"a":2}', '{"é":"\\u00e9"}', "not JSON", ""):
        rows = [row._replace(payload=payload)]
        assert unpack("t1", pack(rows)) == rows


@pytest.mark.parametrize(
    "spoil",
    [
        lambda rows: rows[1:],
        lambda rows: rows[:3] + rows[4:],
        lambda rows: rows[::-1],
        lambda _: [],
    ],
    ids=["no first", "a gap", "another order", "nothing"],
)
def test_a_log_that_is_not_whole_is_not_packed(
    spoil: Callable[[list[LogRow]], list[LogRow]],
) -> None:
    with pytest.raises(PackError):
        pack(spoil(rows_of(played())))


def test_damage_is_noticed() -> None:
    packed = pack(rows_of(played()))
    for at in range(len(packed)):
        spoilt = packed[:at] + bytes([packed[at] ^ 1]) + packed[at + 1 :]
        with pytest.raises(PackError):
            unpack("t1", spoilt)
    for spoilt in (b"", packed[:1], packed[:-1], packed + b"\0"):
        with pytest.raises(PackError):
            unpack("t1", spoilt)


def test_a_dictionary_that_has_landed_stays() -> None:
    """Otherwise nothing that was packed with it could be read."""
    digests = {key: hashlib.sha256(text).hexdigest() for key, text in _DICTIONARIES.items()}
    assert digests == {
        1: "b518707e56997ea7fbfa0bf8733488e1c60efd093bf1aa1a848b5cc14b8c6fa2",
    }
    assert max(digests) == VERSION
    landed = bytes.fromhex(
        "0178f9e9abde5fc554bb0ec3200cfc97ce89c4d986906f89326003234bff5f0a246db754ea54c93a"
        "3fced3e9ec6d83733ddcf4814ef662a2b174ff7307fba363bf9dc87fec5abd227822493eeab222d7"
        "902a7264c725c0b2896a0cc61926b4c0b1b18809e25a942ade3e7cc19024b5d69b0bb5b473f6c48c"
        "211c66ba123ff6fd00da637319"
    )
    local = LocalTable(m.Setup(), 1)
    local.seat_all()
    created, *others = rows_of(local)
    # It was packed before tables had these settings.
    older = created.payload.replace(',"hints":true,"rated":false', "")
    created = created._replace(payload=older)
    assert unpack("t1", landed) == [created, *others]


def test_a_game_takes_a_fraction_of_its_rows() -> None:
    for seed in range(4):
        rows = rows_of(played(seed))
        texts = sum(len(str(value)) for row in rows for value in row)
        assert len(pack(rows)) < texts / 3


def test_the_dictionary_knows_every_kind_of_entry() -> None:
    later = {Kind.HINTED}  # and rarer than what would make up for another dictionary
    known = {kind for kind in Kind if f'"{kind}"'.encode() in _DICTIONARIES[VERSION]}
    assert known == set(Kind) - later


def test_a_long_log_is_packed_as_well() -> None:
    local = played()
    entries = [
        replace(entry, seq=number, send_id=f"s{number}")
        for number, entry in enumerate(local.log * 500, 1)
    ]
    rows = [LogRow(**log_row(entry)) for entry in entries]  # type: ignore[arg-type]
    assert unpack("t1", pack(rows)) == rows
