"""The ``review`` command: a finished game in hindsight."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Final

from red7.cli.frame import Argument, CommandSpec, Option, harmless
from red7.cli.records import load
from red7.cli.study import check_range
from red7.core.steps import write_steps

if TYPE_CHECKING:
    from red7.study.review import Moment, PlayerReview, Review
    from red7.words import Words

_USUAL_WORK: Final = 20
_MOST_WORK: Final = 1000


def review(say: Words, record: str, work: int, *, json: bool) -> None:
    """Print every decision of a game with its mark, and what was luck and what was skill."""
    from red7.study.review import review as reviewed  # noqa: PLC0415 - slow to import

    check_range(say, "--work", work, _MOST_WORK)
    game = load(say, record)
    found = reviewed(game, work, progress=_Progress(say))
    print(_as_json(found) if json else _text(say, found))


class _Progress:
    """Shows on a terminal how far the review is."""

    def __init__(self, say: Words) -> None:
        self._say = say

    def __call__(self, done: int, total: int) -> None:
        if sys.stderr.isatty():
            text = self._say("review-doing", done=done, total=total)
            end = "\r\033[K" if done == total else "\r"
            print(f"\r\033[K{text}", end=end, file=sys.stderr, flush=True)


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
        better, points = write_steps(decision.best), _points(decision.error)
        text += "  " + say("review-better", turn=better, points=points)
    if turns:
        text += "  " + say("review-turning")
    if decision.reasons:
        text += "\n    " + tell(say, decision.reasons, dict(enumerate(names, 1)))
    return text


def _player(say: Words, player: PlayerReview, names: list[str]) -> list[str]:
    luck = player.luck
    lines = [
        names[player.seat - 1],
        "  "
        + say(
            "review-sum",
            result=_points(player.result - 1 / len(names)),
            luck=_points(luck.total),
            own=_points(-player.own_errors),
            others=_points(player.others_errors),
        ),
        "  "
        + say(
            "review-luck",
            deal=_points(luck.deal),
            draw=_points(luck.draw),
            unseen=_points(luck.unseen),
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


def _points(share: float) -> str:
    """Return a difference of chances in points of a hundred."""
    return f"{round(100 * share, 1) + 0.0:+.1f}".replace("-", "\N{MINUS SIGN}")


def _as_json(found: Review) -> str:
    from red7.study.review.plain import plain_review  # noqa: PLC0415 - slow to import

    return json.dumps(plain_review(found), indent=2)


REVIEW: Final = CommandSpec(
    "review",
    review,
    [Argument("record", "help-arg-record")],
    [
        Option("work", "help-opt-review-work", "WORK", default=str(_USUAL_WORK), whole=True),
        Option("json", "help-opt-json"),
    ],
    ["red7 review game.red7", "red7 review --json game.red7 > review.json"],
)
