from __future__ import annotations

import json

import pytest

from red7.core import Red7Error
from red7.server.errors import ServerError
from red7.server.http.answers import _STATUS, answer, language_of
from red7.table.errors import TableError
from red7.words import LANGUAGES
from tests.server.http.asking import request


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("fr;q=0.2, de-AT;q=0.9", "de"),
        ("de;q=0.2,fr;q=0.3,pl;q=0.1", "fr"),
        ("de, fr", "de"),
        ("nl, ES-419;q=0.5", "es"),
        ("IT", "it"),
        ("pl_PL", "pl"),
        ("nl, sv;q=0.9", "en"),
        ("*", "en"),
        ("de;q=0, *", "en"),  # anything but German
        ("nl, fr;q=0, pl;q=0.1", "pl"),
        ("frr, plt", "en"),  # Frisian and Malagasy, whatever they begin with
        ("de;q=x, fr", "fr"),
        (";;;,,=", "en"),
        ("nl;q=1," * 60 + "de", "en"),  # nobody wants that many
        ("\xff\xfe", "en"),
    ],
)
def test_the_language_that_a_reader_likes_best(header: str, language: str) -> None:
    assert language_of(request(accept_language=header)) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_asked_for(language: str) -> None:
    assert language_of(request(accept_language=f"xx, {language};q=0.1")) == language


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (TableError("unknown"), 404),
        (TableError("record-running"), 403),
        (TableError("seat-taken", seat=1), 409),
        (ServerError("sign-in"), 401),
        (ServerError("method-wrong"), 405),
        (ServerError("too-slow"), 408),
        (ServerError("too-large", most=1), 413),
        (ServerError("host-wrong"), 421),
        (ServerError("message-wrong", why="x"), 422),
        (ServerError("trouble"), 500),
        (Red7Error("round-over"), 422),
    ],
)
def test_a_refusal_has_its_status(error: TableError | Red7Error, status: int) -> None:
    told = answer(request(), error)
    assert told.status_code == status
    assert "retry-after" not in told.headers


@pytest.mark.parametrize(
    ("reason", "status", "wait"),
    [
        ("too-many", 429, "1"),
        ("sign-in-too-many", 429, "60"),
        ("store-full", 503, "1"),
        ("store-lost", 503, "1"),
        ("stopping", 503, "1"),
    ],
)
def test_what_may_succeed_later_says_when(reason: str, status: int, wait: str) -> None:
    told = answer(request(), ServerError(reason))
    assert (told.status_code, told.headers["retry-after"]) == (status, wait)


def test_every_reason_with_a_status_exists() -> None:
    assert set(_STATUS) <= {*TableError.REASONS, *ServerError.REASONS}


def test_a_refusal_is_told_with_its_facts_in_the_readers_language() -> None:
    told = answer(request(accept_language="fr"), TableError("seat-taken", seat=2))
    body = json.loads(bytes(told.body))
    assert (body["reason"], body["facts"]) == ("table-seat-taken", {"seat": 2})
    english = json.loads(bytes(answer(request(), TableError("seat-taken", seat=2)).body))
    assert "2" in english["text"]
    assert body["text"] != english["text"]
