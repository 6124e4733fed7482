"""Constructors of messages for values that we trust, because we made them ourselves.

What comes from outside is always validated. What the server sends is built from validated values,
many times for each move; validating it again would cost more than building it. Tests do it instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

from pydantic import BaseModel

from red7.protocol.messages import Message

P = ParamSpec("P")
M = TypeVar("M", bound=Message)

# Messages are frozen; these are the four things that one consists of.
_fields, _given, _extra, _private = (vars(BaseModel)[name].__set__ for name in BaseModel.__slots__)


def trusted(model: Callable[P, M]) -> Callable[P, M]:
    """Give a constructor that takes what the model's own takes, by name, and validates nothing.

    >>> from red7.protocol.messages import Place
    >>> trusted(Place)(where="deck") == Place(where="deck")
    True
    """
    made = cast("type[M]", model)
    # In the order of the fields, which is the order on the wire.
    usual = {
        name: None if field.is_required() else field.get_default(call_default_factory=True)
        for name, field in made.model_fields.items()
    }
    named = set(usual)

    def make(*_: P.args, **values: P.kwargs) -> M:
        new = object.__new__(made)
        _fields(new, usual | values)
        _given(new, named)
        _extra(new, None)
        _private(new, None)
        return new

    return make
