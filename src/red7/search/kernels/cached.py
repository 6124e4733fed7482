"""Where compiled kernels are kept on disk, and whether all of them are; without Numba.

The folder is named after a hash of the sources. Numba's own cache would keep running the old rules
after a change in an imported file.
"""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final

import red7

LAYERS: Final = ("core", "search", "network")  # what the kernels of the bots are made of
_COMPLETE: Final = "complete"  # an empty file, written when every kernel has been compiled


def sources_hash(root: Path | None = None, layers: tuple[str, ...] = LAYERS) -> str:
    """Return a hash of everything that kernels are made of: these layers, and Numba."""
    folder = root or Path(red7.__file__).parent
    digest = hashlib.sha256(f"{version('numba')} {sys.version_info[:2]}".encode())
    for layer in layers:
        for path in sorted((folder / layer).rglob("*.py")):
            name = path.relative_to(folder).as_posix()
            digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder(name: str = "kernels", layers: tuple[str, ...] = LAYERS) -> Path:
    """Return the folder in which kernels that are made of these layers are cached."""
    base = os.environ.get("RED7_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "red7" / f"{name}-{sources_hash(None, layers)}"


def is_complete() -> bool:
    """Return whether every kernel has been compiled on this machine."""
    return (cache_folder() / _COMPLETE).exists()


def note_complete() -> None:
    """Note that every kernel has been compiled."""
    cache_folder().mkdir(parents=True, exist_ok=True)
    (cache_folder() / _COMPLETE).touch()
