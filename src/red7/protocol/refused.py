"""What a server refuses, as an error."""

from __future__ import annotations

from typing import Final

import httpx
from pydantic import TypeAdapter

from red7.protocol import messages as m

_REFUSAL: Final[TypeAdapter[m.Refusal]] = TypeAdapter(m.Refusal)


class RefusedError(Exception):
    """The server refused something; ``refusal`` says why."""

    def __init__(self, refusal: m.Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


def raise_refused(answer: httpx.Response) -> None:
    """Raise what the server has refused, if it has."""
    if answer.is_error:
        raise RefusedError(_REFUSAL.validate_json(answer.content))
