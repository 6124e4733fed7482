"""Settings for all tests."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, is_hypothesis_test, settings

# Machines are shared and noisy, so no test asserts a time. The examples are the same every time the
# same modules are loaded (some are constants found there), so only a statistical test could fail by
# luck, and those have seeds of their own. RED7_EXAMPLES=10000 digs deeper, with new examples.
_MORE = os.environ.get("RED7_EXAMPLES")
settings.register_profile(
    "red7",
    deadline=None,
    max_examples=int(_MORE or "100"),
    derandomize=not _MORE,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "mutants",
    settings.get_profile("red7"),
    max_examples=15,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),  # a failure is enough; nobody reads the example
)
settings.load_profile("red7")

# Servers that tests start compile nothing beside them.
os.environ["RED7_WARMUP"] = "false"
# httpx reads all certificates of the world for each new client, though none speaks TLS here: those
# in a file, where one is set, or else those in a folder.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = str(Path(__file__).parent)

# JAX compiles for far longer than its programs run here.
os.environ.setdefault(
    "XLA_FLAGS",
    "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true"
    " --xla_cpu_use_fusion_emitters=false",
)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Let one more test run than there are processors: those of pages and servers often wait."""
    return (os.cpu_count() or 1) + 1


def pytest_configure() -> None:
    """Let servers of tests learn late what is written, if that is asked for."""
    seconds = float(os.environ.get("RED7_LATE", "0"))
    if seconds:
        from tests.late import be_late  # noqa: PLC0415 - most runs need no server for it

        be_late(seconds)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the quick tests first where mutants are tried: the first failure ends a mutant."""
    if config.getoption("--hypothesis-profile") == "mutants":
        items.sort(key=lambda item: is_hypothesis_test(getattr(item, "obj", None)))


def pytest_collection_finish() -> None:
    """Collect garbage less often, and never look at what was loaded: a tenth of the time.

    All libraries of the project are loaded by now, a million objects that stay.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 100)


@pytest.fixture(autouse=True)
def _same_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test depend on the language of whoever runs it."""
    for name in ("RED7_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
