from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import red7
from red7.search.kernels.cached import sources_hash

PACKAGE = Path(red7.__file__).parent


def test_red7_does_not_import_numba() -> None:
    code = "import red7, red7.core, red7.bots, red7.cli, sys; sys.exit('numba' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_an_edited_rule_changes_the_kernel(tmp_path: Path) -> None:
    """Numba's own cache goes on running old rules when only an imported file has changed."""
    shutil.copytree(PACKAGE, tmp_path / "red7", ignore=shutil.ignore_patterns("__pycache__"))
    code = (
        "from red7.search.kernels.decorators import kernel\n"
        "from red7.core.strength import strength\n"
        "from tests_kernel import ask\n"
        "print(ask(3, 1 << 7))\n"
    )
    (tmp_path / "tests_kernel.py").write_text(
        "from red7.search.kernels.decorators import kernel\n"
        "from red7.core.strength import strength\n"
        "@kernel\n"
        "def ask(rule, cards):\n"
        "    return strength(rule, cards)\n"
    )
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "RED7_CACHE": str(tmp_path / "cache")}

    def answer() -> str:
        ran = subprocess.run(
            [sys.executable, "-c", code],
            env=environment, cwd=tmp_path, capture_output=True, text=True, check=True,
        )  # fmt: skip
        return ran.stdout

    before = sources_hash(tmp_path / "red7")
    assert answer() == "72\n"  # one even card, the lowest of the 2s
    rules = tmp_path / "red7" / "core" / "strength.py"
    rules.write_text(rules.read_text().replace("    return cards & EVEN\n", "    return 0\n"))
    assert sources_hash(tmp_path / "red7") != before
    assert answer() == "0\n"
