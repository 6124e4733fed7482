"""Constructors that build messages without validating them, for values we made ourselves.

Input from outside is always validated. What the server sends is built from validated values, many
times per move, and validating it again would cost more than building it. The tests do that instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

from pydantic import BaseModel

from red7.protocol.messages import Message

P = ParamSpec("P")
M = TypeVar("M", bound=Message)

# Messages are frozen, so the four slots that make one up are set directly.
_fields, _given, _extra, _private = (vars(BaseModel)[name].__set__ for name in BaseModel.__slots__)


def trusted(model: Callable[P, M]) -> Callable[P, M]:
    """Return a constructor that takes the model's own arguments, by name, and validates nothing.

    >>> from red7.protocol.messages import Guide
    >>> trusted(Guide)(prompt="start") == Guide(prompt="start")
    True
    """
    made = cast("type[M]", model)
    # In field order, which is also the order on the wire.
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
