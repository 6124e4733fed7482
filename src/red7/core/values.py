"""Frozen values: how to make them, and copies with changes, in a hurry."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def changed(value: T, **changes: object) -> T:
    """Return a copy of a frozen dataclass with some fields changed.

    ``dataclasses.replace`` takes ten times as long, which matters on every move. Where speed does
    not matter, prefer it, because it refuses unknown fields.
    """
    new = object.__new__(type(value))
    object.__setattr__(new, "__dict__", value.__dict__ | changes)
    return new


def maker(made: Callable[P, T]) -> Callable[P, T]:
    """Return a constructor of a frozen dataclass that takes its fields by name, and is quick.

    The dataclass's own sets each field through ``object.__setattr__``, which takes four times as
    long. Fields with a plain default may be left out, but not those with a factory.
    """
    kind = cast("type[T]", made)

    def make(*_: P.args, **values: P.kwargs) -> T:
        new = object.__new__(kind)
        object.__setattr__(new, "__dict__", values)
        return new

    return make
