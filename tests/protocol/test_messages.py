from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import jsonschema
import pytest
from pydantic import ValidationError

from red7.protocol import messages as m
from red7.words import LANGUAGES, words
from tests.protocol.hello import hello

SCHEMA = Path(__file__).parents[2] / "docs" / "protocol.schema.json"


def test_the_published_schema_is_current() -> None:
    text = m.json_schema()
    assert SCHEMA.read_text(encoding="utf-8") == text, "write it with: make schema"
    jsonschema.Draft202012Validator.check_schema(json.loads(text))


def test_the_set_of_messages_is_closed() -> None:
    m.CLIENT.validate_json('{"type": "hello", "version": 1, "language": "pl"}')
    for wrong in (
        hello(extra=1),
        '{"type": "nothing"}',
        '{"type": "steps", "id": "1", "table": "t", "steps": ["!R7"]}',
        '{"type": "steps", "id": "1", "table": "t", "steps": []}',
        '{"type": "say", "id": "1", "table": "t", "phrase": "you are a …"}',
        '{"type": "sit", "id": "no spaces", "table": "t"}',
        "[]",
        "",
    ):
        with pytest.raises(ValidationError):
            m.CLIENT.validate_json(wrong)


def test_messages_do_not_change() -> None:
    with pytest.raises(ValidationError):
        m.Hello(version=m.VERSION).version = 2


def test_every_phrase_can_be_said_in_every_language() -> None:
    for phrase in get_args(m.Phrase):
        assert len({words(language)(f"phrase-{phrase}") for language in LANGUAGES}) > 1


def test_the_languages_are_those_of_the_words() -> None:
    assert get_args(m.Language) == LANGUAGES
