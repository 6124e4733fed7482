from __future__ import annotations

import numpy as np

from red7.core import View
from red7.envs import encoding, quick


def test_compiled_code_sees_the_same(views: list[View]) -> None:
    for view in views:
        expected = encoding.dense(view)
        assert np.array_equal(quick.dense(view), expected), view
        assert np.array_equal(quick.scaled(view), expected * encoding.SCALE), view
