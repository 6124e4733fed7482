from __future__ import annotations

import ast
import copy
import pickle
from pathlib import Path

import pytest

import red7.core
from red7.core.errors import REASONS, Red7Error


def test_an_error_carries_its_reason_and_facts() -> None:
    inner = Red7Error("not-in-hand", card="R7")
    outer = Red7Error("step-refused", inner, step="+R7", place=1)
    assert str(inner) == "not-in-hand (card R7)"
    assert str(outer) == "step-refused (step +R7, place 1): not-in-hand (card R7)"
    assert str(Red7Error("round-over")) == "round-over"
    assert inner == Red7Error("not-in-hand", card="R7")
    assert hash(inner) == hash(Red7Error("not-in-hand", card="R7"))
    assert inner != Red7Error("not-in-hand", card="R6")
    assert inner != "not-in-hand"
    assert isinstance(outer, ValueError)
    assert outer.args == ("step-refused",)
    for error in (inner, outer):
        assert pickle.loads(pickle.dumps(error)) == copy.copy(error) == error  # noqa: S301


def test_facts_must_be_those_of_the_reason() -> None:
    with pytest.raises(TypeError, match="not-in-hand"):
        Red7Error("not-in-hand")
    with pytest.raises(TypeError, match="card"):
        Red7Error("round-over", card="R7")
    with pytest.raises(KeyError):
        Red7Error("no-such-reason")


def test_every_reason_is_used_and_every_used_reason_exists() -> None:
    used: set[str] = set()
    for path in Path(red7.core.__file__).parents[1].rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Red7Error":
                reasons = [n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)]
                used |= {
                    reason for reason in reasons if isinstance(reason, str) and reason in REASONS
                }
            if isinstance(node, ast.Constant) and node.value in ("discard-bound", "discard-loses"):
                used.add(node.value)
    assert used == set(REASONS)
