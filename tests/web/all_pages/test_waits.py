from __future__ import annotations

import re
from pathlib import Path

_WAIT = re.compile(r'wait_for_function\(\s*"+([^"]*)')


def test_what_is_waited_for_is_a_function() -> None:
    """An expression is read anew in each frame, which the page's policy forbids after the first."""
    texts = [file.read_text(encoding="utf-8") for file in Path(__file__).parents[1].rglob("*.py")]
    waits = [wait for text in texts for wait in _WAIT.findall(text)]
    assert waits
    assert [wait for wait in waits if "=>" not in wait] == []
