from __future__ import annotations

import pytest

from red7.core import Red7Error, View
from red7.server.tables.thinking.questions import BotQuestion, read_answer

MINE = View.parse("basic", "R 2 33 B4/?7 B5/O7I7R6I6V5Y1B1", 2)


@pytest.mark.parametrize("text", [b"", b"7", b"{}", b'{"bot":1,"x":2}', b"[" * 70_000])
def test_what_is_no_question_is_refused(text: bytes) -> None:
    with pytest.raises((ValueError, Red7Error)):
        BotQuestion.read(text).parse()


def test_an_answer_is_a_whole_turn() -> None:
    assert read_answer(b">B1", MINE)
    with pytest.raises(ValueError, match="no whole turn"):
        read_answer(b"+O7", MINE)
