from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import natsd
from tests.server.cluster_kill import Cluster, harm_often
from tests.server.postgres import Postgres
from tests.server.serving import URLS

ROUNDS = int(os.environ.get("RED7_CLUSTER_KILLS", "30")) // 2  # with each database
HARMS = {"kill", "freeze", "restart", "stop_nats", "cut"}


@pytest.fixture
def own_postgres(tmp_path: Path) -> Iterator[Postgres]:
    """Run a PostgreSQL that others do not miss while it is restarted."""
    made = Postgres()
    URLS[tmp_path] = made.new_database()
    yield made
    made.remove()
    del URLS[tmp_path]


def harm(cluster: Cluster, rounds: int) -> None:
    report = asyncio.run(harm_often(cluster, rounds))
    assert sum(cluster.done.values()) == rounds
    if rounds >= 7:  # more than there are kinds
        assert set(cluster.done) == HARMS | ({"restart_postgres"} if cluster.postgres else set())
    assert report.acknowledged > rounds
    assert report.games > 5


def test_nothing_acknowledged_is_lost_whatever_happens_to_a_cluster(
    tmp_path: Path, own_postgres: Postgres
) -> None:
    with natsd.running() as nats:
        cluster = Cluster(tmp_path, random.Random(11), nats, own_postgres)
        harm(cluster, ROUNDS)


def test_the_same_with_processes_that_share_a_file(tmp_path: Path) -> None:
    with natsd.running() as nats:
        harm(Cluster(tmp_path, random.Random(12), nats), ROUNDS)
