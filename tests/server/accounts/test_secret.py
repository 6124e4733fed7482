from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.server.accounts.secret import load_secret
from red7.server.settings import SettingError
from tests.server.given import SeededChance
from tests.server.serving import store_in


def load(place: Path, seed: int = 1) -> bytes:
    async def main() -> bytes:
        store = store_in(place)
        try:
            await store.start()
            return await load_secret(store, place, SeededChance(seed))
        finally:
            await store.close()

    return asyncio.run(main())


def test_a_secret_is_made_once(place: Path) -> None:
    first = load(place)
    assert load(place, 2) == first
    assert len(first) == 64


def test_a_secret_of_an_earlier_version_is_kept(place: Path) -> None:
    (place / "secret").write_text("old" * 20 + "\n")
    assert load(place) == b"old" * 20
    (place / "secret").unlink()
    assert load(place) == b"old" * 20


@pytest.mark.parametrize("content", [b"", b"short", b"\xff" * 64])
def test_a_secret_that_is_damaged_signs_nothing(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "secret").write_bytes(content)
    with pytest.raises(SettingError, match="serve-secret"):
        load(tmp_path)
