"""The ``review`` command: a finished game in hindsight."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.cli.frame import Argument, CommandSpec, Option, UsageError, harmless
from red7.cli.studying.kept_reviews import USUAL_WORK
from red7.cli.studying.records import load
from red7.cli.studying.study import check_range, tell_preparing, wipe_progress
from red7.core.steps import write_steps
from red7.table.reviewed import points

if TYPE_CHECKING:
    from red7.study.review import Moment, PlayerReview, Review
    from red7.words import Words

_MOST_WORK: Final = 1000


def review(  # noqa: PLR0913 - the options of the command
    say: Words, record: str, work: int, *, json: bool, svg: str | None, png: str | None
) -> None:
    """Print every decision of a game with its mark, and what was luck and what was skill.

    With the name of a file, the review is also drawn.
    """
    check_range(say, "--work", work, _MOST_WORK)
    game = load(say, record)
    progress = _Progress(say)

    from red7.study.review import review as reviewed  # noqa: PLC0415 - slow to import

    try:
        found = reviewed(game, work, progress=progress)
    finally:
        wipe_progress()
    print(_as_json(found) if json else _text(say, found))
    if svg or png:
        drawn = _drawn(say, found)
        _save(say, svg, drawn.encode())
        _save(say, png, _png(drawn) if png else b"")


def _drawn(say: Words, found: Review) -> str:
    """Return a review as a picture."""
    from red7.protocol.reviews import Review as Plain  # noqa: PLC0415 - slow to import
    from red7.study.review.plain import plain_review  # noqa: PLC0415 - as above
    from red7.table.drawing.review import picture  # noqa: PLC0415 - as above

    return picture(Plain.model_validate(plain_review(found)), say)


def _png(svg: str) -> bytes:
    from red7.table.drawing.png import png  # noqa: PLC0415 - slow to import

    return png(svg)


def _save(say: Words, name: str | None, data: bytes) -> None:
    if not name:
        return
    try:
        Path(name).write_bytes(data)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise UsageError(say("cli-file-unwritable", file=name, why=why)) from None


class _Progress:
    """Shows on a terminal how far the review is."""

    def __init__(self, say: Words) -> None:
        self._say = say
        tell_preparing(say)

    def __call__(self, done: int, total: int) -> None:
        if sys.stderr.isatty():
            text = self._say("review-doing", done=done, total=total)
            print(f"\r\033[K{text}", end="\r", file=sys.stderr, flush=True)


def _text(say: Words, found: Review) -> str:
    names = [harmless(name) for name in found.names]
    lines: list[str] = []
    turning = found.turning_points()
    for moment in found.moments:
        if moment.decision is None:
            lines += ["", say("round-number", number=moment.number)]
        else:
            lines.append(_line(say, moment, names, turns=moment in turning))
    lines.append("")
    for player in found.players:
        lines += _player(say, player, names)
    return "\n".join(lines).lstrip("\n")


def _line(say: Words, moment: Moment, names: list[str], *, turns: bool) -> str:
    from red7.study.reasons import tell  # noqa: PLC0415 - slow to import

    decision = moment.decision
    if decision is None:
        return ""
    chances = " : ".join(_percent(share) for share in moment.chances)
    name = names[decision.seat - 1]
    text = f"{name}: {write_steps(decision.played)}".ljust(30) + f" [{chances}]"
    if decision.mark:
        text += "  " + say("review-mark", mark=decision.mark.value)
    if decision.mark and decision.mark.value != "best":
        better, given = write_steps(decision.best), points(decision.error)
        text += "  " + say("review-better", turn=better, points=given)
    if turns:
        text += "  " + say("review-turning")
    if decision.reasons:
        text += "\n    " + tell(say, decision.reasons, dict(enumerate(names, 1)), name)
    return text


def _player(say: Words, player: PlayerReview, names: list[str]) -> list[str]:
    luck = player.luck
    lines = [
        names[player.seat - 1],
        "  "
        + say(
            "review-sum",
            result=points(player.result - 1 / len(names)),
            luck=points(luck.total),
            own=points(-player.own_errors),
            others=points(player.others_errors),
        ),
        "  "
        + say(
            "review-luck",
            deal=points(luck.deal),
            draw=points(luck.draw),
            unseen=points(luck.unseen),
        ),
    ]
    if player.accuracy is not None:
        marks = ", ".join(
            say("review-count", mark=mark.value, count=count)
            for mark, count in player.marks.items()
            if count
        )
        share = f"{100 * player.accuracy:.0f}"
        lines.append("  " + say("review-accuracy", share=share, marks=marks))
    return lines


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"


def _as_json(found: Review) -> str:
    from red7.study.review.plain import plain_review  # noqa: PLC0415 - slow to import

    return json.dumps(plain_review(found), indent=2)


REVIEW: Final = CommandSpec(
    "review",
    review,
    [Argument("record", "help-arg-record")],
    [
        Option("work", "help-opt-review-work", "WORK", default=str(USUAL_WORK), whole=True),
        Option("json", "help-opt-json"),
        Option("svg", "help-opt-review-svg", "FILE"),
        Option("png", "help-opt-review-png", "FILE"),
    ],
    [
        "red7 review game.red7",
        "red7 review --json game.red7 > review.json",
        "red7 review game.red7 --png review.png",
    ],
)
