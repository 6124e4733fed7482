"""Records as JSON, for programs; ``record.schema.json`` is their JSON Schema."""

from __future__ import annotations

import json
from typing import Final, TypeVar

from red7.core.deal import read_entropy, read_seed
from red7.core.errors import Red7Error
from red7.core.record import VERSION, Record, RecordedRound, RecordedTurn
from red7.core.record_text import (
    is_free_tag,
    plain_comment,
    read_digest,
    read_result,
)
from red7.core.rules import PLAYERS, Rules
from red7.core.steps import read_steps, write_steps

T = TypeVar("T")


def write_json(record: Record) -> str:
    """Write a record as JSON."""
    content: dict[str, object] = {
        "red7": VERSION,
        "rules": str(record.rules),
        "players": list(record.players),
        "result": list(record.result),
        "rounds": [
            _present(
                deal=played.deal,
                comment=played.comment,
                turns=[
                    _present(seat=t.seat, steps=write_steps(t.steps), comment=t.comment)
                    for t in played.turns
                ],
            )
            for played in record.rounds
        ],
    }
    content |= {
        name: value
        for name, value in {
            "seed": record.seed.hex() if record.seed is not None else "",
            "entropies": [entropy.hex() for entropy in record.entropies],
            "commitment": record.commitment,
            "commitments": list(record.commitments),
            "tags": record.tags,
            "comment": record.comment,
        }.items()
        if value
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def _present(**values: object) -> dict[str, object]:
    """Return an object without its empty strings."""
    return {name: value for name, value in values.items() if value != ""}


def read_json(text: str) -> Record:
    """Read a record from JSON; ``Record.frames`` replays and checks it."""
    try:
        content = json.loads(text)
    except json.JSONDecodeError as error:
        raise Red7Error("record-json", text=error.msg, place=error.lineno) from None
    except (RecursionError, ValueError) as error:  # nested too deep, or a number too long
        raise Red7Error("record-json", text=type(error).__name__, place=1) from None
    head = _Node(content, "$", dict)
    if head.take("red7", int) != VERSION:
        raise Red7Error("record-version", text=str(content["red7"])[:40])
    players = tuple(node.text() for node in head.items("players"))
    if len(players) not in PLAYERS:
        raise Red7Error("record-players", number=len(players))
    result = ",".join(str(node.whole()) for node in head.items("result")) or "*"
    seed = head.take("seed", str, "")
    record = Record(
        rules=Rules.parse(head.take("rules", str)),
        players=players,
        rounds=tuple(map(_read_round, head.items("rounds"))),
        seed=read_seed(seed) if seed else None,
        entropies=tuple(
            read_entropy(node.text()) for node in head.items("entropies", needed=False)
        ),
        commitment=read_digest(head.take("commitment", str, "")),
        commitments=tuple(
            read_digest(node.text()) for node in head.items("commitments", needed=False)
        ),
        result=read_result(result, len(players)),
        tags={_tag_name(name, node): node.text() for name, node in head.members("tags")},
        comment=plain_comment(head.take("comment", str, "")),
    )
    head.done()
    return record


def _tag_name(name: str, node: _Node) -> str:
    if not is_free_tag(name):
        raise Red7Error("record-field", text="tag", path=node.path[:80])
    return name


def _read_round(node: _Node) -> RecordedRound:
    node.want(dict)
    played = RecordedRound(
        turns=tuple(map(_read_turn, node.items("turns"))),
        deal=node.take("deal", str, ""),
        comment=plain_comment(node.take("comment", str, "")),
    )
    node.done()
    return played


def _read_turn(node: _Node) -> RecordedTurn:
    node.want(dict)
    try:
        steps = read_steps(node.take("steps", str))
    except Red7Error as error:
        raise Red7Error("record-field", error, text="steps", path=node.path) from None
    if not steps:
        raise Red7Error("record-field", text="steps", path=node.path)
    turn = RecordedTurn(
        seat=node.take("seat", int),
        steps=steps,
        comment=plain_comment(node.take("comment", str, "")),
    )
    node.done()
    return turn


class _Node:
    """A JSON value with its path, so that errors can name the place."""

    def __init__(self, value: object, path: str, kind: type | None = None) -> None:
        self.value = value
        self.path = path
        if kind is not None:
            self.want(kind)
        self._left = set(value) if isinstance(value, dict) else set()

    def want(self, kind: type[T]) -> T:
        # In Python a bool is an int; in JSON it is not.
        if not isinstance(self.value, kind) or isinstance(self.value, bool):
            raise Red7Error("record-field", text=_KINDS[kind], path=self.path)
        if isinstance(self.value, str) and any("\ud800" <= sign <= "\udfff" for sign in self.value):
            raise Red7Error("record-field", text="text", path=self.path)  # half a character
        return self.value

    def text(self) -> str:
        return self.want(str)

    def whole(self) -> int:
        return self.want(int)

    def take(self, name: str, kind: type[T], default: T | None = None) -> T:
        members = self.want(dict)
        self._left.discard(name)
        path = f"{self.path}.{name}"
        if name not in members:
            if default is None:
                raise Red7Error("record-field", text=_KINDS[kind], path=path)
            return default
        return _Node(members[name], path).want(kind)

    def items(self, name: str, *, needed: bool = True) -> list[_Node]:
        values = self.take(name, list, None if needed else [])
        return [_Node(value, f"{self.path}.{name}[{at}]") for at, value in enumerate(values)]

    def members(self, name: str) -> list[tuple[str, _Node]]:
        values: dict[str, object] = self.take(name, dict, {})
        return [(key, _Node(value, f"{self.path}.{name}.{key}")) for key, value in values.items()]

    def done(self) -> None:
        """Refuse unknown members, so that a typo does not go unnoticed."""
        for name in sorted(self._left):
            raise Red7Error("record-field", text="nothing", path=f"{self.path}.{name}"[:80])


_KINDS: Final = {dict: "object", list: "list", str: "text", int: "number"}
