from __future__ import annotations

import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from red7.cli.hosting import serve
from tests.cli.run import red7
from tests.server.serving import LONG


def test_serve_says_where_answers_and_stops(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "red7", "serve", "--port", "0", "--data", str(tmp_path / "d")]
    with subprocess.Popen(
        [*command, "--no-browser", "--lang", "it"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        try:
            assert process.stdout
            first = process.stdout.readline().decode()
            found = re.search(r"http://127.0.0.1:[0-9]+/", first)
            assert first.startswith("Red7 è disponibile")
            assert found
            health = found[0] + "healthz"
            with urllib.request.urlopen(health, timeout=LONG) as answer:  # noqa: S310 - our own
                assert answer.read() == b'{"status":"ok"}'
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=LONG)
        finally:
            process.kill()
    assert process.returncode == 0
    assert out.decode().endswith("Niente è andato perso.\n")
    assert b"Traceback" not in err
    assert (tmp_path / "d" / "red7.db").stat().st_mode & 0o777 == 0o600


def test_a_port_in_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = red7(monkeypatch, "serve", "--port", port, "--data", str(tmp_path), "--no-browser")
    assert ran.status == 2
    assert ran.err.startswith(f"Error: Port {port} on 127.0.0.1 cannot be used:")


def test_a_folder_that_cannot_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    folder = str(tmp_path / "file" / "data")
    ran = red7(monkeypatch, "serve", "--data", folder, "--lang", "de")
    assert ran.status == 2
    assert ran.err.startswith(f"Fehler: Der Ordner {folder} ist für die Daten nicht nutzbar:")


def newer(folder: Path) -> None:
    """Leave the data of some version to come."""
    folder.mkdir(exist_ok=True)
    with sqlite3.connect(folder / "red7.db") as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("CREATE TABLE log (x)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()


def test_data_of_a_newer_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    newer(tmp_path)
    command = ("serve", "--port", "0", "--data", str(tmp_path), "--no-browser")
    ran = red7(monkeypatch, *command)
    assert ran.status == 2
    assert "newer version" in ran.err
    assert ran.out == ""


def test_settings_that_make_no_sense(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = red7(monkeypatch, "serve", "--port", "70000").err
    assert "“70000” is not a valid value for port" in refused
    assert "“loud” is not a valid value for log" in red7(monkeypatch, "serve", "--log", "loud").err
    config = tmp_path / "red7.toml"
    config.write_text("colour = 1\n")
    assert "“colour”" in red7(monkeypatch, "serve", "--config", str(config)).err
    assert "cannot be read" in red7(monkeypatch, "serve", "--config", str(tmp_path)).err
    monkeypatch.setenv("RED7_PACE", "slow")
    assert "“slow” is not a valid value for pace" in red7(monkeypatch, "serve").err


def test_a_browser_is_opened_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve.has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_browser()
    monkeypatch.setattr(sys, "platform", "darwin")
    assert serve.has_browser()
