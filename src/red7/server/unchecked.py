"""Messages that the server itself makes, made without being checked.

What comes from outside is always checked. What the server tells is made from checked values, many
times for each move; checking it again would cost more than making it, and tests do so instead.
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


def unchecked(model: Callable[P, M]) -> Callable[P, M]:
    """Give a constructor that takes what the model's own takes, all by name, and checks nothing.

    >>> from red7.protocol.messages import Place
    >>> unchecked(Place)(where="deck") == Place(where="deck")
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
