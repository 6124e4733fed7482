"""The client as tests use it: as patient as they are, with ids that are the same in every run."""

from __future__ import annotations

import base64
import os
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from red7.protocol import client
from tests.server.serving import LONG

_made: Counter[str] = Counter()  # clients, by the test that made them


def new_ids() -> Callable[[], str]:
    """Return what makes ids that no other client of a test makes, but its next run does."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "")
    _made[test] += 1
    chance = random.Random(f"{test} {_made[test]}")
    return lambda: base64.urlsafe_b64encode(chance.randbytes(12)).decode()


class Client(client.Client):
    """A client whose tables belong to the same processes in every run."""

    def __init__(self, url: str, name: str = "", **given: Any) -> None:
        super().__init__(url, name, **{"patience": LONG, "new_id": new_ids(), **given})
