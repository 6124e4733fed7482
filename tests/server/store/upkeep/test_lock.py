from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from red7.server.settings import SettingError
from red7.server.store.upkeep.lock import InUseError, alone

HOLD = """
import sys
from pathlib import Path
from red7.server.store.upkeep.lock import alone
with alone(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_lock_is_held_by_one(tmp_path: Path) -> None:
    file = tmp_path / "red7.db"
    with alone(file):
        assert (tmp_path / "red7.db.lock").stat().st_mode & 0o777 == 0o600
        with pytest.raises(InUseError), alone(file):
            pass
        with alone(tmp_path / "other.db"):
            pass
    with alone(file):
        pass


def test_a_lock_does_not_outlive_its_process(tmp_path: Path) -> None:
    file = tmp_path / "red7.db"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout
        assert process.stdout.readline() == b"held\n"
        with pytest.raises(InUseError), alone(file):
            pass
        process.send_signal(signal.SIGKILL)
        process.wait()
        with alone(file):
            pass


def test_another_name_that_leads_to_a_database_does_not_get_round_its_lock(tmp_path: Path) -> None:
    file, link, folder = tmp_path / "red7.db", tmp_path / "x" / "red7.db", tmp_path / "folder"
    link.parent.mkdir()
    link.symlink_to(file)  # even if the database is not there yet
    folder.symlink_to(link.parent)
    for one, other in ((file, link), (link, file), (link, folder / "red7.db")):
        with alone(one), pytest.raises(InUseError), alone(other):
            pass
    assert not (link.parent / "red7.db.lock").exists()


def test_a_database_with_a_second_name_of_its_own_is_refused(tmp_path: Path) -> None:
    file, link = tmp_path / "red7.db", tmp_path / "link.db"
    file.touch()
    with alone(file):  # was there before the link
        link.hardlink_to(file)
        with pytest.raises(SettingError, match="serve-links") as refused, alone(link):
            pass
        assert refused.value.values == {"file": str(link)}
    link.unlink()
    with alone(file):
        pass


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="serve-folder"), alone(tmp_path / "none" / "red7.db"):
        pass


def test_those_who_share_keep_away_only_those_who_do_not(tmp_path: Path) -> None:
    file = tmp_path / "red7.db"
    with alone(file, shared=True), alone(file, shared=True), pytest.raises(InUseError), alone(file):
        pass
    with alone(file), pytest.raises(InUseError), alone(file, shared=True):
        pass
