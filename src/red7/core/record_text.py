"""Records as text: tags, then rounds with one line per turn."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final

from red7.core.deal import read_entropy, read_seed
from red7.core.errors import Red7Error
from red7.core.record import VERSION, Record, RecordedRound, RecordedTurn
from red7.core.rules import PLAYERS, Rules
from red7.core.steps import read_steps, write_steps

_COMMENT: Final = re.compile(r"\{([^{}]*)\}")
_TAG: Final = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]', re.ASCII)
_NAME: Final = re.compile(r"[A-Za-z]\w{0,39}", re.ASCII)
_OWN: Final = re.compile(r"Red7|Rules|Seed|Result|Commitment|(Seat|Entropy|Commitment)[1-4]")
_ROUND: Final = re.compile(r"round\s+([0-9]{1,3})", re.ASCII | re.IGNORECASE)
_DEAL: Final = re.compile(r"deal\s+(.+)", re.ASCII | re.IGNORECASE)
_TURN: Final = re.compile(r"([1-4])\s+(.+)", re.ASCII)
_DIGEST: Final = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)
_ESCAPES: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "{": "\\(", "}": "\\)"}
_UNESCAPES: Final = {escaped: plain for plain, escaped in _ESCAPES.items()}
_ESCAPED: Final = re.compile(r"\\.")
_SPECIAL: Final = re.compile(r'[\\"\n\r{}]')


def write_record(record: Record) -> str:
    """Write a record as text.

    >>> from red7.core.match import Match
    >>> match = Match.start(players=2, seed="07" * 32).apply("~")
    >>> print(write_record(Record.of(match, ("Ada", "Bo"))).split("Round")[1])
     1
    Deal R 1 =...
    1 ~
    <BLANKLINE>
    """
    tags = {"Red7": str(VERSION), "Rules": str(record.rules)}
    tags |= {f"Seat{seat}": name for seat, name in enumerate(record.players, 1)}
    tags |= record.tags
    if record.commitment:
        tags["Commitment"] = record.commitment
    tags |= _numbered("Commitment", record.commitments)
    if record.seed is not None:
        tags["Seed"] = record.seed.hex()
    tags |= _numbered("Entropy", tuple(entropy.hex() for entropy in record.entropies))
    tags["Result"] = ",".join(map(str, record.result)) or "*"
    lines = [f'[{name} "{_SPECIAL.sub(_escape, value)}"]' for name, value in tags.items()]
    lines[-1] += _comment(record.comment)
    for number, played in enumerate(record.rounds, 1):
        lines += ["", f"Round {number}{_comment(played.comment)}"]
        if played.deal:
            lines.append(f"Deal {played.deal}")
        lines += [
            f"{turn.seat} {write_steps(turn.steps)}{_comment(turn.comment)}"
            for turn in played.turns
        ]
    return "\n".join(lines) + "\n"


def _numbered(name: str, values: tuple[str, ...]) -> dict[str, str]:
    return {f"{name}{seat}": value for seat, value in enumerate(values, 1) if value}


def _escape(found: re.Match[str]) -> str:
    return _ESCAPES[found[0]]


def _unescape(found: re.Match[str]) -> str:
    return _UNESCAPES.get(found[0], found[0][1:])


def plain_comment(text: str) -> str:
    """Return a comment with each run of white space as one space, in case it was wrapped."""
    return " ".join(text.split())


def _comment(text: str) -> str:
    plain = _SPECIAL.sub(_escape, plain_comment(text))
    return f" {{{plain}}}" if plain else ""


def read_record(text: str) -> Record:
    """Read a record from text; ``Record.frames`` replays and checks it."""
    if not text.strip():
        raise Red7Error("record-empty")
    reader = _Reader()
    for place, line, comment in _lines(text.removeprefix("\ufeff")):
        reader.read(place, line, comment)
    return reader.record()


def _lines(text: str) -> list[tuple[int, str, str]]:
    """Return each line's number, its text without comments, and its comments."""
    comments: dict[int, list[str]] = {}
    bare: list[str] = []
    end, place = 0, 1
    for found in _COMMENT.finditer(text):
        bare.append(text[end : found.start()])
        place += bare[-1].count("\n")
        comment = _ESCAPED.sub(_unescape, plain_comment(found[1]))
        comments.setdefault(place, []).append(comment)
        bare.append("\n" * found[0].count("\n"))
        place += found[0].count("\n")
        end = found.end()
    rest = "".join([*bare, text[end:]])
    for brace in "{}":
        if brace in rest:
            raise Red7Error("record-comment", place=rest.count("\n", 0, rest.index(brace)) + 1)
    return [
        (place, line.strip(), " ".join(comments.get(place, ())))
        for place, line in enumerate(rest.split("\n"), 1)
        if line.strip() or place in comments
    ]


@dataclass
class _RoundLines:
    """A round that is being read."""

    turns: list[RecordedTurn] = field(default_factory=list)
    deal: str = ""
    comment: str = ""
    line: int = 0


class _Reader:
    """Builds a record line by line."""

    def __init__(self) -> None:
        self.tags: dict[str, str] = {}
        self.rounds: list[_RoundLines] = []
        self.comment = ""

    def read(self, place: int, line: str, comment: str) -> None:
        if line.startswith("["):
            self._read_tag(place, line)
        elif found := _ROUND.fullmatch(line):
            if int(found[1]) != len(self.rounds) + 1:
                raise Red7Error("record-round", text=line[:40], place=place)
            self.rounds.append(_RoundLines())
        elif line:
            self._read_move(place, line)
        if comment:
            self._add_comment(comment)

    def _read_tag(self, place: int, line: str) -> None:
        found = _TAG.fullmatch(line)
        if not found or self.rounds or not _NAME.fullmatch(found[1]):
            raise Red7Error("record-tag", text=line[:40], place=place)
        name = found[1]
        if name in self.tags:
            raise Red7Error("record-tag-twice", text=name[:40], place=place)
        self.tags[name] = _ESCAPED.sub(_unescape, found[2])

    def _read_move(self, place: int, line: str) -> None:
        deal, turn = _DEAL.fullmatch(line), _TURN.fullmatch(line)
        if not self.rounds or not (deal or turn):
            raise Red7Error("record-line", text=line[:40], place=place)
        last = self.rounds[-1]
        if turn:
            try:
                steps = read_steps(turn[2], place=turn.start(2) + 1)
            except Red7Error as error:
                raise Red7Error("record-line", error, text=line[:40], place=place) from None
            last.turns.append(RecordedTurn(int(turn[1]), steps, line=place))
        elif deal and not last.deal and not last.turns:
            last.deal, last.line = deal[1], place
        else:
            raise Red7Error("record-line", text=line[:40], place=place)

    def _add_comment(self, comment: str) -> None:
        """Attach a comment to the last thing read."""
        if not self.rounds:
            self.comment = f"{self.comment} {comment}".strip()
            return
        last = self.rounds[-1]
        if not last.turns:
            last.comment = f"{last.comment} {comment}".strip()
            return
        turn = last.turns[-1]
        last.turns[-1] = replace(turn, comment=f"{turn.comment} {comment}".strip())

    def record(self) -> Record:
        tags = dict(self.tags)
        version, rules = self._wanted(tags, "Red7"), self._wanted(tags, "Rules")
        if version != str(VERSION):
            raise Red7Error("record-version", text=version[:40])
        players = tuple(_take_numbered(tags, "Seat"))
        if len(players) not in PLAYERS:
            raise Red7Error("record-players", number=len(players))
        seed = tags.pop("Seed", "")
        return Record(
            rules=Rules.parse(rules),
            players=players,
            rounds=tuple(
                RecordedRound(tuple(lines.turns), lines.deal, lines.comment, lines.line)
                for lines in self.rounds
            ),
            seed=read_seed(seed) if seed else None,
            entropies=tuple(map(read_entropy, _take_numbered(tags, "Entropy", len(players)))),
            commitment=read_digest(tags.pop("Commitment", "")),
            commitments=tuple(map(read_digest, _take_numbered(tags, "Commitment", len(players)))),
            result=read_result(tags.pop("Result", "*"), len(players)),
            tags=tags,
            comment=self.comment,
        )

    @staticmethod
    def _wanted(tags: dict[str, str], name: str) -> str:
        if name not in tags:
            raise Red7Error("record-tag-missing", text=name)
        return tags.pop(name)


def _take_numbered(tags: dict[str, str], name: str, seats: int | None = None) -> list[str]:
    """Take out the tags ``Name1``, ``Name2``, …; with ``seats``, all or none have a value."""
    values = [tags.pop(f"{name}{seat}", None) for seat in range(1, (seats or PLAYERS[-1]) + 1)]
    if seats is not None:
        return [value or "" for value in values] if any(values) else []
    if None in values:
        present, rest = values[: values.index(None)], values[values.index(None) :]
        if any(value is not None for value in rest):
            raise Red7Error("record-tag-missing", text=f"{name}{len(present) + 1}")
        values = present
    return [value for value in values if value is not None]


def is_free_tag(name: str) -> bool:
    """Return whether a tag of this name may be used freely."""
    return bool(_NAME.fullmatch(name)) and not _OWN.fullmatch(name)


def read_digest(text: str) -> str:
    """Read a commitment: 64 hexadecimal digits, or nothing."""
    if text and not _DIGEST.fullmatch(text.strip()):
        raise Red7Error("commitment-field", text=text[:80])
    return text.strip().lower()


def read_result(text: str, players: int) -> tuple[int, ...]:
    """Read who won: seats separated by commas, or ``*`` for a running game."""
    if text.strip() == "*":
        return ()
    seats = [part.strip() for part in text.split(",")]
    if not all(re.fullmatch("[1-4]", seat, re.ASCII) and int(seat) <= players for seat in seats):
        raise Red7Error("seat-unknown", text=text[:40], players=players)
    return tuple(sorted(set(map(int, seats))))
