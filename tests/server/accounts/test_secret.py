from __future__ import annotations

from pathlib import Path

import pytest

from red7.server.accounts.secret import SecretFile
from red7.server.settings import SettingError
from tests.server.given import SeededChance


def test_a_secret_is_made_once_for_its_owner_only(tmp_path: Path) -> None:
    first = SecretFile(tmp_path, SeededChance(1)).load()
    assert SecretFile(tmp_path, SeededChance(2)).load() == first
    (file,) = tmp_path.iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    assert len(first) == 64


def test_a_secret_that_is_damaged_signs_nothing(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("")
    with pytest.raises(SettingError, match="serve-secret"):
        SecretFile(tmp_path, SeededChance()).load()


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="serve-folder"):
        SecretFile(tmp_path / "nothing", SeededChance()).load()
