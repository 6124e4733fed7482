"""Where things are kept, and how they are written without ever being half written."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the folder of this user's games; ``RED7_HOME`` names another one."""
    chosen = environ.get("RED7_HOME", "")
    return Path(chosen).expanduser() if chosen else user_data_path("red7")


def write_whole(file: Path, text: str) -> None:
    """Write a file that only its owner may read: all of it or, if that fails, nothing."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    fresh = file.with_name(f".{file.name}.new")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as opened:
        opened.write(text.encode())
        opened.flush()
        os.fsync(opened.fileno())
    fresh.replace(file)
