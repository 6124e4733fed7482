"""The examples in docs/protocol.md are what they say."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import get_args

import pytest
from pydantic import ValidationError

from red7.protocol import messages as m
from tests.server.serving import LONG, serving

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
JSON = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("example", JSON)
def test_every_message_is_one(example: str) -> None:
    json.loads(example)
    try:
        m.CLIENT.validate_json(example)
    except ValidationError:
        m.SERVER.validate_json(example)


def test_every_send_is_described() -> None:
    for send in m.SENDS:
        name = get_args(send.model_fields["type"].annotation)[0]
        assert f"`{name}`" in TEXT


def test_the_program_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    names: dict[str, Callable[[str], Awaitable[None]]] = {}
    exec(program, names)  # noqa: S102 - our own

    async def run() -> None:
        async with serving(tmp_path) as served:
            await asyncio.wait_for(names["example"](served.url), LONG)

    asyncio.run(run())
    told = capsys.readouterr().out
    assert "\ndraw-not-earned " in told
