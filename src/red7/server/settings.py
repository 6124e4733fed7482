"""Settings: from flags, the environment and a file, in that order."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from platformdirs import user_data_path
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

_Rate = Annotated[float, Field(ge=0, le=100_000)]


class SettingError(Exception):
    """A setting cannot be used; ``message`` and ``values`` make a sentence of it."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


class Settings(BaseModel):
    """Everything that can be chosen about a server."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65_535)] = 7777
    data: str = ""  # the folder; empty is the user's data folder
    database: str = ""  # a URL; empty is a SQLite file in that folder
    url: str = ""  # under which players reach it, if a proxy stands in front
    log: Literal["debug", "info", "warning", "error"] = "info"
    browser: bool = True
    pace: Annotated[float, Field(ge=0, le=60)] = 0.7  # seconds before a bot's turn
    hold: Annotated[float, Field(ge=0, le=86_400)] = 60.0  # seconds that an absent player's seat is
    rate: _Rate = 20.0  # messages a second of one player, over a while; 0 is no limit
    requests: _Rate = 20.0  # requests a second of one address, over a while; 0 is no limit
    sockets: Annotated[int, Field(ge=1, le=1_000_000)] = 500  # connections of one address
    proxies: Annotated[int, Field(ge=0, le=10)] = 0  # in front of the server, which are trusted
    hosts: str = ""  # names by which players may ask for it, beside its own

    @property
    def folder(self) -> Path:
        """The folder for the data, in the place where this system keeps such things."""
        return Path(self.data) if self.data else user_data_path("red7", appauthor=False)

    @property
    def secure(self) -> bool:
        """Whether players reach the server by https."""
        return self.url.startswith("https://")


NAMES: Final = tuple(Settings.model_fields)


class _Chosen(Settings, BaseSettings):
    """Settings as they were chosen, from wherever."""

    model_config = SettingsConfigDict(env_prefix="RED7_", env_ignore_empty=True)

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Name the sources, the strongest first."""
        del dotenv_settings, file_secret_settings
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)


def read_settings(
    flags: Mapping[str, str | int | bool | None], file: Path | None = None
) -> Settings:
    """Put settings together: a flag overrides the environment, and that overrides a file."""

    class Chosen(_Chosen):
        model_config = SettingsConfigDict(toml_file=file)

    given: dict[str, Any] = {
        name: value for name, value in flags.items() if value is not None and value != ""
    }
    try:
        if file is not None:
            file.open("rb").close()  # pydantic takes a file that is missing for an empty one
        chosen = Chosen(**given)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise _wrong(str(first["loc"][0]), first["type"], str(first["input"]), file) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise SettingError("serve-config-wrong", file=str(file), why=why) from None
    return Settings(**chosen.model_dump())


def _wrong(name: str, kind: str, value: str, file: Path | None) -> SettingError:
    if kind == "extra_forbidden":
        names = ", ".join(NAMES)
        return SettingError("serve-setting-unknown", file=str(file), text=name, names=names)
    return SettingError("serve-value-wrong", text=name, value=value)
