from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import red7
from red7.search.kernels import cached
from red7.search.kernels.cached import is_complete, note_complete, sources_hash

PACKAGE = Path(red7.__file__).parent


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Keep kernels in a folder of the test's own."""
    monkeypatch.setenv("RED7_CACHE", str(tmp_path))
    cached.cache_folder.cache_clear()
    yield tmp_path
    cached.cache_folder.cache_clear()


def test_the_kernels_are_complete_when_somebody_says_so(elsewhere: Path) -> None:
    assert not is_complete()
    (elsewhere / "red7" / "kernels-of-before").mkdir(parents=True)
    assert not is_complete()
    for _ in range(2):
        note_complete()
        assert is_complete()


def test_every_source_of_a_kernel_changes_its_folder(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "red7", ignore=shutil.ignore_patterns("__pycache__"))
    seen = {sources_hash(tmp_path / "red7")}
    inner = ("kernels", "random_play", "solving", "worlds")
    rooms = ("core", "search", *(f"search/{room}" for room in inner), "network", "network/kernels")
    for count, room in enumerate(rooms, 2):
        source = tmp_path / "red7" / room / "__init__.py"
        source.write_text(source.read_text() + "\n# edited\n")
        seen.add(sources_hash(tmp_path / "red7"))
        assert len(seen) == count, room
    # What no kernel is made of does not count.
    (tmp_path / "red7" / "bots" / "__init__.py").write_text("")
    assert sources_hash(tmp_path / "red7") in seen
