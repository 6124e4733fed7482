"""Reviews that are kept in the user's cache folder, because making one takes seconds."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from platformdirs import user_cache_path

from red7.core import Record, write_record
from red7.protocol import versions

USUAL_WORK: Final = 20


class KeptReviews:
    """Reviews as JSON holds them: made once, then read from a file."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or user_cache_path("red7") / "reviews"

    def review(
        self, record: Record, work: int, progress: Callable[[int, int], None] | None = None
    ) -> Mapping[str, Any]:
        """Return the review of a finished game; ``progress`` hears of one that has to be made."""
        file = self._folder / f"{key_of(record, work)}.json"
        kept = _read(file)
        if kept is not None:
            return kept
        from red7.study.review import review  # noqa: PLC0415 - slow to import
        from red7.study.review.plain import plain_review  # noqa: PLC0415 - slow to import

        # As it will be read, so that both are the same to the last digit.
        text = json.dumps(plain_review(review(record, work, progress=progress)))
        _write(file, text)
        made: Mapping[str, Any] = json.loads(text)
        return made


def key_of(record: Record, work: int) -> str:
    """Return what tells a review from all others: its record, how thorough it is, its version."""
    text = json.dumps([versions.REVIEWS, work, write_record(record)])
    return sha256(text.encode()).hexdigest()


def _read(file: Path) -> Mapping[str, Any] | None:
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):  # not there, or not written to its end
        return None
    return kept if isinstance(kept, dict) else None


def _write(file: Path, text: str) -> None:
    """Keep a review; where that is not possible, it is made again the next time."""
    fresh = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(file)
    except OSError:
        return
