"""``red7 play`` on screen, as far as it goes without one: what is refused, and how."""

from __future__ import annotations

import subprocess
import sys

import pytest

from red7.cli.playing.screen_game import WantedGame, seats_of
from red7.core import Rules
from red7.words import words
from tests.cli.run import red7


@pytest.mark.parametrize(
    ("argv", "part"),
    [
        ([], "The table needs a terminal to be drawn in. For pipes and screen readers there is:"),
        (["--seats", "red,green"], "Name yourself once in --seats"),
        (["--seats", "me,me"], "Name yourself once in --seats"),
        (["--seats", "me"], "Red7 is for 2, 3 or 4 players"),
        (["--seats", "me,nosuch"], "nosuch"),
        (["--watch", "--seats", "red,me"], "With --watch only bots play"),
        (["--watch", "--resume"], "--watch and --resume cannot be combined."),
        (["--plain", "--watch"], "--plain and --watch cannot be combined."),
        (["--speed", "warp"], "“warp” is not a speed"),
        (["--seat", "3"], "“3” is not a seat here"),
        (["--seed", "xyz"], "“xyz” is not a seed"),
        (["--server", "ftp://nowhere"], "“ftp://nowhere” is not the address of a server"),
        (["--rules", "v9"], "“v9” is not an edition"),
        (["--book", "nosuch"], "“nosuch”"),
    ],
)
def test_what_is_refused(monkeypatch: pytest.MonkeyPatch, argv: list[str], part: str) -> None:
    ran = red7(monkeypatch, "play", *argv)
    assert ran.status == 2
    assert part in ran.err


def test_seats() -> None:
    say, rules = words("en"), Rules.parse("basic")
    wanted = WantedGame(rules, players=3, seat=2, bot="blue", name="")
    assert seats_of(say, wanted) == ("blue", None, "blue")
    watched = WantedGame(rules, players=2, seat=1, bot="red", name="", watch=True)
    assert seats_of(say, watched) == ("red", "red")
    given = WantedGame(rules, players=2, seat=1, bot="red", name="", seats="Red, green,me")
    assert seats_of(say, given) == ("red", "green", None)


def test_other_commands_do_not_import_what_draws() -> None:
    code = (
        "import sys; from red7.cli.main import run; run(['--help']); run(['games', '--json']);"
        " assert not {'textual', 'numba', 'httpx'} & set(sys.modules), sorted(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
