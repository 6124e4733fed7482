from __future__ import annotations

import subprocess
import sys

HEAVY = ("gymnasium", "pettingzoo", "jax", "pyspiel", "open_spiel", "pyarrow")
LIGHT = (
    "red7",
    "red7.cli",
    "red7.server.parts",
    "red7.envs",
    "red7.envs.batch",
    "red7.envs.dataset.games",
    "red7.envs.encoding",
    "red7.envs.policies",
    "red7.envs.quick",
)


def test_no_library_of_research_is_imported_unasked() -> None:
    asked = f"import sys, {', '.join(LIGHT)}; print({set(HEAVY)} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
