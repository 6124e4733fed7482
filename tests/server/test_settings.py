from __future__ import annotations

from pathlib import Path

import pytest

from red7.cli.serve import SERVE
from red7.server.settings import NAMES, SettingError, Settings, default_folder, read_settings


def test_a_flag_counts_more_than_the_environment_and_that_more_than_a_file(tmp_path: Path) -> None:
    file = tmp_path / "red7.toml"
    file.write_text('port = 1\nhost = "a"\npace = 0.5\nbrowser = false\n')
    environ = {"RED7_PORT": "2", "RED7_HOST": "b", "RED7_LANG": "de"}
    settings = read_settings({"port": 3, "host": None}, environ, file)
    assert settings == Settings(port=3, host="b", pace=0.5, browser=False)


def test_every_setting_is_an_option_of_the_command() -> None:
    options = {option.name for option in SERVE.options}
    assert options - {"no-browser", "config"} == set(NAMES) - {"browser"}
    for option in SERVE.options:
        if option.usual:
            assert float_or_text(option.usual) == getattr(Settings(), option.name)


def float_or_text(text: str) -> float | str:
    return float(text) if text[0].isdigit() and text.count(".") < 2 else text


@pytest.mark.parametrize(
    ("name", "value"), [("port", "x"), ("port", "-1"), ("rate", "x"), ("log", "")]
)
def test_values_that_are_not_possible(name: str, value: str) -> None:
    if value:
        with pytest.raises(SettingError):
            read_settings({name: value}, {})
    else:
        assert read_settings({name: value}, {}) == Settings()


def test_folders() -> None:
    assert default_folder({}, "linux") == Path.home() / ".local" / "share" / "red7"
    assert default_folder({}, "darwin").name == "red7"
    assert default_folder({"LOCALAPPDATA": "/x"}, "win32") == Path("/x/red7")
    assert Settings(data="/y").folder == Path("/y")
