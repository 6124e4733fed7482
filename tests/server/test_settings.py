from __future__ import annotations

from pathlib import Path

import pytest

from red7.cli.hosting.serve import SERVE
from red7.server.settings import NAMES, SettingError, Settings, read_settings


@pytest.fixture(autouse=True)
def no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.delenv(f"RED7_{name.upper()}", raising=False)


def test_a_flag_overrides_the_environment_and_that_overrides_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "red7.toml"
    file.write_text('port = 1\nhost = "a"\npace = 0.5\nbrowser = false\n')
    for name, value in {"PORT": "2", "HOST": "b", "LANG": "de", "URL": ""}.items():
        monkeypatch.setenv(f"RED7_{name}", value)
    settings = read_settings({"port": 3, "host": None, "log": ""}, file)
    assert settings == Settings(port=3, host="b", pace=0.5, browser=False)


def test_every_setting_is_an_option_of_the_command() -> None:
    options = {option.name.replace("-", "_") for option in SERVE.options}
    assert options - {"no_browser", "no_warmup", "config"} == set(NAMES) - {"browser", "warmup"}
    for option in SERVE.options:
        if option.usual:
            assert float_or_text(option.usual) == getattr(Settings(), option.name.replace("-", "_"))


def float_or_text(text: str) -> float | str:
    return float(text) if text[0].isdigit() and text.count(".") < 2 else text


@pytest.mark.parametrize(
    ("name", "value"),
    [("port", "x"), ("port", "-1"), ("port", "70000"), ("rate", "x"), ("log", "loud")],
)
def test_values_that_are_not_possible(
    name: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SettingError) as wrong:
        read_settings({name: value})
    assert wrong.value.message == "serve-value-wrong"
    assert wrong.value.values == {"text": name, "value": value}
    file = tmp_path / "red7.toml"
    file.write_text(f'{name} = "{value}"\n')
    with pytest.raises(SettingError, match="serve-value-wrong"):
        read_settings({}, file)
    monkeypatch.setenv(f"RED7_{name.upper()}", value)
    with pytest.raises(SettingError, match="serve-value-wrong"):
        read_settings({})


def test_files_that_make_no_sense(tmp_path: Path) -> None:
    file = tmp_path / "red7.toml"
    with pytest.raises(SettingError, match="serve-config-wrong") as wrong:
        read_settings({}, file)
    assert wrong.value.values["why"] == "No such file or directory"
    file.write_text("port = = 1")
    with pytest.raises(SettingError, match="serve-config-wrong"):
        read_settings({}, file)
    file.write_text("colour = 7")
    with pytest.raises(SettingError, match="serve-setting-unknown") as wrong:
        read_settings({}, file)
    assert wrong.value.values["text"] == "colour"
    assert "sockets" in wrong.value.values["names"]


def test_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/x")
    assert Settings().folder.name == "red7"
    assert Settings(data="/y").folder == Path("/y")
