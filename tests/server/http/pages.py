"""A page to serve, whether one has been built or not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from red7.server.http.routes.pages import documents

_KEPT = (documents.built, documents.index, documents._soon, documents._packed)


@contextmanager
def page_in(folder: Path, text: str) -> Iterator[None]:
    """Serve this text as the page, from a new folder."""
    folder.mkdir()
    (folder / "index.html").write_text(text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(documents, "WEB", folder)
        _forget()
        yield
    _forget()


def _forget() -> None:
    for kept in _KEPT:
        kept.cache_clear()
