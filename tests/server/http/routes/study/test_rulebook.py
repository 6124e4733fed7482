from __future__ import annotations

from pathlib import Path

import httpx

from red7.protocol.rulebook import Rulebook
from red7.rulebook import NAMES, SECTIONS
from red7.words import LANGUAGES, words
from tests.server.http.served import ask
from tests.server.serving import Served


def test_the_rulebook_in_every_language(tmp_path: Path) -> None:
    async def questions(client: httpx.AsyncClient, served: Served) -> None:
        del served
        shapes = set()
        for language in LANGUAGES:
            answer = await client.get(f"/api/rulebook/{language}")
            assert answer.status_code == 200
            assert answer.headers["Cache-Control"] == "max-age=300"
            book = Rulebook.model_validate_json(answer.content)
            assert tuple(section.name for section in book.sections) == NAMES
            say = words(language)
            for sent, section in zip(book.sections, SECTIONS, strict=True):
                assert len(sent.examples) == len(section.examples)
                for text in sent.texts:
                    assert say(text.message, **text.values)
            refused = [
                trial.refusal
                for section in book.sections
                for example in section.examples
                for trial in example.trials
                if trial.refusal
            ]
            assert refused
            assert all(one.section in NAMES for one in refused)
            shapes.add(tuple(one.reason for one in refused))
        assert len(shapes) == 1, "the same in every language"
        assert (await client.get("/api/rulebook/xx")).status_code == 422

    ask(tmp_path, questions)


def test_every_section_has_an_address(tmp_path: Path) -> None:
    async def questions(client: httpx.AsyncClient, served: Served) -> None:
        del served
        usual = (await client.get("/")).status_code  # 503 before the page is built
        assert (await client.get("/rules")).status_code == usual
        for name in NAMES:
            assert (await client.get(f"/rules/{name}")).status_code == usual
        assert (await client.get("/rules/nothing")).status_code == 404

    ask(tmp_path, questions)
