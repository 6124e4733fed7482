"""How a server is set up: by flags, the environment, a file, in that order."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

ENVIRONMENT: Final = "RED7_"


class SettingError(Exception):
    """A setting cannot be used; ``message`` and ``values`` make a sentence of it."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen about a server."""

    host: str = "127.0.0.1"
    port: int = 7777
    data: str = ""  # the folder; empty is the user's data folder
    url: str = ""  # under which players reach it, if a proxy stands in front
    log: str = "info"
    browser: bool = True
    pace: float = 0.7  # seconds that a bot lets pass, so that people can follow
    hold: float = 60.0  # seconds that the seat of a player who is gone is held
    rate: float = 20.0  # messages a second of one player, over a while; 0 is no limit
    requests: float = 20.0  # requests a second of one address, over a while; 0 is no limit
    sockets: int = 500  # connections of one address
    proxies: int = 0  # in front of the server, which tell the addresses of clients
    hosts: str = ""  # names by which players may ask for it, beside its own

    @property
    def folder(self) -> Path:
        """The folder in which the data are."""
        return Path(self.data) if self.data else default_folder()

    @property
    def secure(self) -> bool:
        """Whether players reach the server by https."""
        return self.url.startswith("https://")


NAMES: Final = tuple(field.name for field in fields(Settings))
_RANGES: Final = {
    "port": (0, 65_535),
    "pace": (0, 60),
    "hold": (0, 86_400),
    "rate": (0, 100_000),
    "requests": (0, 100_000),
    "sockets": (1, 1_000_000),
    "proxies": (0, 10),
}
_LEVELS: Final = ("debug", "info", "warning", "error")


def default_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Give the folder for a user's data, where each system keeps such things.

    >>> default_folder({"XDG_DATA_HOME": "/data"}, "linux").as_posix()
    '/data/red7'
    """
    if platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "red7"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "red7"
    home = environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "red7"


def read_settings(
    flags: Mapping[str, str | int | bool | None],
    environ: Mapping[str, str] = os.environ,
    file: Path | None = None,
) -> Settings:
    """Put settings together; a flag counts more than the environment, and that more than a file."""
    settings = Settings()
    if file is not None:
        settings = _with(settings, _read_file(file), str(file))
    named = {
        name: environ[ENVIRONMENT + name.upper()]
        for name in NAMES
        if environ.get(ENVIRONMENT + name.upper())
    }
    settings = _with(settings, named, "")
    return _with(settings, {n: v for n, v in flags.items() if v is not None and v != ""}, "")


def _read_file(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise SettingError("serve-config-wrong", file=str(file), why=why) from None


def _with(settings: Settings, values: Mapping[str, object], file: str) -> Settings:
    changes: dict[str, Any] = {}
    for name, value in values.items():
        if name not in NAMES:
            names = ", ".join(NAMES)
            raise SettingError("serve-setting-unknown", file=file, text=name, names=names)
        changes[name] = _read(name, value, type(getattr(settings, name)))
    return replace(settings, **changes)


def _read(name: str, value: object, kind: type) -> object:
    text = str(value)
    if kind is bool:
        return text.lower() not in ("0", "false", "no", "off")
    if name == "log" and text not in _LEVELS:
        raise SettingError("serve-value-wrong", text=name, value=text)
    if name not in _RANGES:
        return text
    least, most = _RANGES[name]
    try:
        number = kind(text)
    except ValueError:
        raise SettingError("serve-value-wrong", text=name, value=text) from None
    if not least <= number <= most:
        raise SettingError("serve-value-wrong", text=name, value=text)
    return number
