from __future__ import annotations

from red7.server.chance import SystemChance
from red7.server.ids import id_of, new_id


def test_ids_are_short_and_never_the_same() -> None:
    made = {new_id(SystemChance()) for _ in range(1000)}
    assert len(made) == 1000
    assert all(len(one) == 14 and one.isalnum() for one in made)


def test_a_request_has_one_id_that_only_the_server_can_tell() -> None:
    assert id_of(b"secret", "ann", "1") == id_of(b"secret", "ann", "1")
    others = {
        id_of(b"secret", "ann", "1"),
        id_of(b"secret", "ann", "2"),
        id_of(b"secret", "ben", "1"),
        id_of(b"other", "ann", "1"),
    }
    assert len(others) == 4
