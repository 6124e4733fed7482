"""The log of a table as a few bytes, from which its rows come back as they were.

A column holds what is alike, and in one stream with a dictionary of what is in every log, a game
takes a fraction of its rows. The texts are kept as they are, and not read and written anew.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

from red7.server.store.rows import LogRow

# Which dictionary was used is the first byte of a pack. One that has landed must never change:
# without it, nothing that was packed with it can be read.
_DICTIONARIES: Final = {
    1: (
        rb'"withheld","revealed","committed","expired","hurried","resumed","left","bot","said",'
        rb'"next","timeout","rematch","ready","created","seated","seated","started","steps","steps"'
        rb',"{\"commitment\":\"","{\"entropy\":\"","{\"to\":\"faster\"}","{\"to\":\"end\"}",'
        rb'"{\"phrase\":\"well-played\"}","{\"phrase\":\"good-game\"}","{\"phrase\":\"hello\"}",'
        rb'"{\"bot\":\"violet\"}","{\"bot\":\"indigo\"}","{\"bot\":\"blue\"}","{\"bot\":\"green\"}"'
        rb',"{\"bot\":\"yellow\"}","{\"bot\":\"orange\"}","{\"bot\":\"red\"}",'
        rb'"{\"setup\":{\"rules\":\"v1.1+draw!+match+actions\",\"seats\":[null,\"violet\",'
        rb"\"clock\":{\"kind\":\"game\",\"seconds\":600,\"increment\":5},\"open\":true,"
        rb"\"stand_in\":\"blue\",\"show_hands\":\"game\",\"pace\":\"quick\"}"
        rb'"{\"setup\":{\"rules\":\"v1.3+draw+match+actions\",\"seats\":[null,null,null,null],'
        rb"\"clock\":{\"kind\":\"turn\",\"seconds\":60},\"open\":true,"
        rb'"{\"setup\":{\"rules\":\"v1.2\",\"seats\":[null,\"red\"],\"clock\":{\"kind\":\"none\"},'
        rb"\"open\":false,\"spectators\":true,\"stand_in\":null,\"show_hands\":\"round\","
        rb'\"pace\":\"normal\"},\"seed\":\"","{\"seed\":\"","{}","{}",'
        rb'"{\"steps\":\"~\",\"cause\":\"timeout\"}","{\"steps\":\"~\",\"cause\":\"gone\"}",'
        rb'"{\"steps\":\"!\",\"cause\":\"player\"}","{\"steps\":\"~\",\"cause\":\"bot\"}",'
        rb'"{\"steps\":\"+O7 >I5 !\",\"cause\":\"bot\"}","{\"steps\":\"+R7 .\",\"cause\":\"bot\"}",'
        rb'"{\"steps\":\">G6\",\"cause\":\"bot\"}","{\"steps\":\"+V3 >B4\",\"cause\":\"bot\"}",'
        rb'"{\"steps\":\"+Y2 >","{\"steps\":\"+","\",\"cause\":\"player\"}"],["","","'
    ),
}
VERSION: Final = 1
_TEXTS: Final = ("kind", "payload", "who", "send_id")


class PackError(ValueError):
    """A log that cannot be packed, or a pack that cannot be read."""


def pack(rows: Sequence[LogRow]) -> bytes:
    """Pack all rows of a log from the first; refuse one that would not come back as it is."""
    times = [row.at for row in rows]
    columns = [
        [*times[:1], *(after - before for before, after in pairwise(times))],
        [row.seat for row in rows],
        *([getattr(row, name) for row in rows] for name in _TEXTS),
    ]
    text = json.dumps(columns, separators=(",", ":")).encode("ascii")
    stream = zlib.compressobj(level=9, zdict=_DICTIONARIES[VERSION])
    packed = bytes([VERSION]) + stream.compress(text) + stream.flush()
    if not rows or unpack(rows[0].table_id, packed) != list(rows):
        raise PackError("rows are missing, or would come back otherwise")
    return packed


def unpack(table: str, packed: bytes) -> list[LogRow]:
    """Return the rows in a pack, numbered from 1."""
    if packed[:1] not in {bytes([version]) for version in _DICTIONARIES}:
        raise PackError("unknown version")
    stream = zlib.decompressobj(zdict=_DICTIONARIES[packed[0]])
    try:
        text = stream.decompress(packed[1:]) + stream.flush()
    except zlib.error as error:
        raise PackError("damaged") from error
    if not stream.eof or stream.unused_data:
        raise PackError("cut short, or followed by something else")
    steps, seats, *texts = json.loads(text)
    return [
        LogRow(table, seq, *row)
        for seq, row in enumerate(zip(accumulate(steps), seats, *texts, strict=True), 1)
    ]
