"""The games that somebody has finished on a server, over its HTTP API."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import httpx

from red7.terminal.kept.identities import Identities

_PATIENCE: Final = 30.0  # seconds
_PAGE: Final = 100  # games


class ServerGamesError(Exception):
    """The server does not answer, or refuses; ``text`` is its sentence, if it gave one."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True)
class ServerGame:
    """A finished game on a server."""

    name: str
    ended: int  # milliseconds since 1970
    rules: str
    seat: int
    won: bool
    opponents: tuple[str, ...]


class ServerGames:
    """Asks a server for the games of whoever this terminal is; use it as a context manager."""

    def __init__(self, server: str, folder: Path, token: str, language: str) -> None:
        headers = {"Accept-Language": language}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        cookies = {} if token else Identities(folder).of(server).cookies
        self._http = httpx.Client(
            base_url=server, headers=headers, cookies=cookies, timeout=_PATIENCE
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._http.close()

    def games(self) -> Iterator[ServerGame]:
        """Yield the games, the latest first."""
        before = ""
        while True:
            page = self._get("/api/me/history", {"most": _PAGE, "before": before}).json()
            for one in page["games"]:
                yield _game(one)
            before = page["next"] or ""
            if not before:
                return

    def record(self, name: str) -> str:
        """Return the record of a game as text."""
        return self._get(f"/api/records/{name}", {"form": "text"}).text

    def _get(self, path: str, values: dict[str, str | int]) -> httpx.Response:
        try:
            answer = self._http.get(path, params=values)
            if answer.is_error:
                raise ServerGamesError(str(answer.json()["text"]))
        except (httpx.HTTPError, httpx.InvalidURL, ValueError, KeyError, TypeError) as error:
            raise ServerGamesError from error
        return answer


def _game(game: dict[str, Any]) -> ServerGame:
    others = [seat for number, seat in enumerate(game["seats"], 1) if number != game["seat"]]
    names = tuple(f"{one['bot']} (bot)" if one.get("bot") else one["name"] or "?" for one in others)
    return ServerGame(game["game"], game["ended"], game["rules"], game["seat"], game["won"], names)
