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
_Quota = Annotated[int, Field(ge=0, le=1_000_000)]


class SettingError(Exception):
    """A setting cannot be used; ``message`` and ``values`` say why."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


class Settings(BaseModel):
    """All settings of a server."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65_535)] = 7777
    data: str = ""  # a folder; by default the user's data folder
    database: str = ""  # a URL; by default a SQLite file in that folder
    processes: Annotated[int, Field(ge=1, le=64)] = 1  # that share the port and the database
    bus: str = ""  # URLs of NATS, if servers on several machines share a database
    url: str = ""  # the public address, if there is a proxy
    log: Literal["debug", "info", "warning", "error"] = "info"
    browser: bool = True
    warmup: bool = True  # whether to compile the kernels in the background, if nobody has yet
    pace: Annotated[float, Field(ge=0, le=60)] = 0.7  # seconds before a bot's turn
    hold: Annotated[float, Field(ge=0, le=86_400)] = 60.0  # seconds to hold an absent player's seat
    rate: _Rate = 20.0  # messages per second from one player, on average; 0 for no limit
    requests: _Rate = 20.0  # requests per second from one address, on average; 0 for no limit
    sockets: Annotated[int, Field(ge=1, le=1_000_000)] = 500  # connections from one address
    tables: _Quota = 50  # unfinished tables that one player may have opened; 0 for no limit
    games: _Quota = 50  # unfinished games in which one player may have a seat; 0 for no limit
    new_hours: _Quota = 24  # for which a guest counts as new; 0 for no limits for new guests
    new_tables: _Quota = 10  # unfinished tables that a new guest may have opened; 0 for as usual
    new_phrases: _Quota = 20  # per minute from a new guest; 0 for no limit
    study: _Rate = 60.0  # analysis requests per minute from one player; 0 for no limit
    study_work: Annotated[int, Field(ge=0, le=100_000)] = 1000  # for one of them; 0 for no study
    keep: Annotated[int, Field(ge=0, le=36_500)] = 14  # days to come back to a game; 0 for ever
    sign_ins: _Rate = 10.0  # attempts per minute from one address, and for one name; 0 for no limit
    metrics_token: str = ""  # for programs elsewhere that monitor the server
    traces: str = ""  # where to send traces, over OTLP
    proxies: Annotated[int, Field(ge=0, le=10)] = 0  # trusted proxies in front of the server
    hosts: str = ""  # other names by which the server may be addressed

    @property
    def folder(self) -> Path:
        """The folder for the data, by default where the system keeps such data."""
        return Path(self.data) if self.data else user_data_path("red7", appauthor=False)

    @property
    def secure(self) -> bool:
        """Whether players reach the server over https."""
        return self.url.startswith("https://")


NAMES: Final = tuple(Settings.model_fields)


class _Chosen(Settings, BaseSettings):
    """The settings as chosen in any of the sources."""

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
        """Return the sources, highest priority first."""
        del dotenv_settings, file_secret_settings
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)


def read_settings(
    flags: Mapping[str, str | int | bool | None], file: Path | None = None
) -> Settings:
    """Combine the settings: a flag overrides the environment, which overrides a file."""

    class Chosen(_Chosen):
        model_config = SettingsConfigDict(toml_file=file)

    given: dict[str, Any] = {
        name: value for name, value in flags.items() if value is not None and value != ""
    }
    try:
        if file is not None:
            file.open("rb").close()  # pydantic treats a missing file as an empty one
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
