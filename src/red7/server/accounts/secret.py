"""The secret that signs cookies."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from red7.server.chance import Chance
from red7.server.settings import SettingError
from red7.server.store import Store

_LEAST: Final = 32  # characters


async def load_secret(store: Store, folder: Path | None, chance: Chance) -> bytes:
    """Return the secret, the same for every process that uses the store.

    It is created when it is first needed. Earlier versions kept it in a file in the data folder; if
    one is there, players keep their seats.
    """
    fresh = (_from_file(folder / "secret") if folder else "") or chance.token(32).hex()
    return (await store.secret(fresh)).encode()


def _from_file(file: Path) -> str:
    try:
        secret = file.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return ""
    except UnicodeDecodeError:
        secret = ""
    except OSError as error:
        why = error.strerror or str(error)
        raise SettingError("serve-folder", folder=str(file.parent), why=why) from None
    if len(secret) < _LEAST:
        raise SettingError("serve-secret", file=str(file))
    return secret
