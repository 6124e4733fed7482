"""The page of the documentation that lists all settings of a server, made from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from red7.cli.hosting.serve import SERVE
from red7.server.settings import Settings
from red7.words import Words

if TYPE_CHECKING:
    from pydantic.fields import FieldInfo

_INTRO: Final = """\
# All settings

This table is made from the settings themselves, by `make schema`. What they are about is told in
[Running a server](server.md). An option takes precedence over the environment, and the environment
over the file that `--config` (or `RED7_CONFIG`) names. Where nothing is said to be usual, a setting
is empty.

| option | environment | file | usual | allowed | meaning |
|---|---|---|---|---|---|
"""


def settings_page() -> str:
    """Return the page, in Markdown."""
    say = Words("en")
    helps = {option.name: option.help for option in SERVE.options}
    rows = []
    for name, field in Settings.model_fields.items():
        option = name.replace("_", "-")
        option = option if option in helps else f"no-{option}"
        cells = [f"`--{option}`", f"`RED7_{name.upper()}`", f"`{name}`"]
        cells += [_usual(field), _allowed(field), say(helps[option])]
        rows.append(f"| {' | '.join(cells)} |\n")
    return _INTRO + "".join(rows)


def _usual(field: FieldInfo) -> str:
    if isinstance(field.default, bool):
        return f"`{field.default}`".lower()
    return f"`{field.default:g}`" if isinstance(field.default, float) else _code(field.default)


def _code(value: object) -> str:
    return f"`{value}`" if value != "" else ""


def _allowed(field: FieldInfo) -> str:
    """Return what a setting may be, as far as that is known before it is used."""
    if isinstance(field.default, bool):
        return "`true`, `false`"
    ends = [
        getattr(one, end) for one in field.metadata for end in ("ge", "le") if hasattr(one, end)
    ]
    if ends:
        return " to ".join(f"{end:,}" for end in ends)
    return ", ".join(map(_code, get_args(field.annotation)))
