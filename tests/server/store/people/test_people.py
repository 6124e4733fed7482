from __future__ import annotations

from pathlib import Path

import pytest

from red7.server.store import Player
from red7.server.store.database import DatabaseStore
from red7.server.store.people.people import Apart, Report, TieKind, TooManyTiesError
from tests.server.store.rated import add_account, played, rated_setup, writes_of
from tests.server.store.stores import plans, run
from tests.table.games import started


async def add(store: DatabaseStore, *players: str) -> None:
    for who in players:
        await store.save_player(Player(who, who.capitalize(), 1, 1))


def test_ties_are_kept_by_kind_and_in_both_directions(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await add(store, "ann", "ben", "cid", "dot")
        people = store.people
        await people.tie("ann", "follow", "ben", at=1, most=9)
        await people.tie("ann", "mute", "cid", at=2, most=9)
        await people.tie("ann", "mute", "cid", at=3, most=9)  # once is enough
        await people.tie("dot", "block", "ann", at=4, most=9)
        ties = [(tie.kind, tie.player, tie.name, tie.at) for tie in await people.ties_of("ann")]
        assert ties == [("mute", "cid", "Cid", 2), ("follow", "ben", "Ben", 1)]
        assert await people.apart(["ann", "ben", "dot"]) == {
            "ann": Apart(frozenset({"dot"}), frozenset({"cid"})),
            "ben": Apart(),
            "dot": Apart(frozenset({"ann"}), frozenset({"ann"})),
        }
        await people.untie("ann", "mute", "cid")
        await people.untie("dot", "block", "ann")
        assert await people.apart(["ann"]) == {"ann": Apart()}

    run(place, test)


async def add_bots(store: DatabaseStore, owner: str, *bots: str) -> None:
    await add_account(store, owner, owner)
    for bot in bots:
        await add_account(store, bot, bot, "bot", owner)


def test_one_person_stands_behind_all_of_their_bots(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await add_bots(store, "ann", "ann1", "ann2")
        await add_bots(store, "ben", "ben1")
        await add(store, "guest")
        behind = store.accounts.behind
        asked = ["ann2", "ann", "ben1", "guest", "nobody"]
        persons = {"ann2": "ann", "ann": "ann", "ben1": "ben", "guest": "guest", "nobody": "nobody"}
        assert await behind.persons(asked) == persons
        assert await behind.selves(asked) == {
            "ann2": frozenset({"ann", "ann1", "ann2"}),
            "ann": frozenset({"ann", "ann1", "ann2"}),
            "ben1": frozenset({"ben", "ben1"}),
            "guest": frozenset({"guest"}),
            "nobody": frozenset({"nobody"}),
        }
        assert await behind.selves([""]) == {"": frozenset({""})}

    run(place, test)


@pytest.mark.parametrize("by", ["ann", "ann1"])
@pytest.mark.parametrize("whom", ["ben", "ben1"])
def test_a_block_goes_for_the_bots_of_both(by: str, whom: str, place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await add_bots(store, "ann", "ann1", "ann2")
        await add_bots(store, "ben", "ben1")
        await add_bots(store, "cid")
        await store.people.tie(by, "block", whom, at=1, most=9)
        await store.people.tie("cid", "mute", whom, at=1, most=9)
        ann, ben = frozenset({"ann", "ann1", "ann2"}), frozenset({"ben", "ben1"})
        found = await store.people.apart(["ann", "ann2", "ben", "ben1", "cid"])
        assert found == {
            "ann": Apart(ben, ben),
            "ann2": Apart(ben, ben),
            "ben": Apart(ann),
            "ben1": Apart(ann),
            "cid": Apart(silenced=ben),
        }
        # Nobody is kept apart from their own bots.
        await store.people.tie("ann", "block", "ann1", at=1, most=9)
        assert await store.people.apart(["ann2", "ann1"]) == {
            "ann2": Apart(ben, ben),
            "ann1": Apart(ben, ben),
        }

    run(place, test)


def test_nobody_follows_whom_they_block(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await add(store, "ann", "ben")
        kinds: tuple[TieKind, TieKind]
        for kinds in (("follow", "block"), ("block", "follow")):
            await store.people.tie("ann", kinds[0], "ben", at=1, most=9)
            await store.people.tie("ann", kinds[1], "ben", at=1, most=9)
            assert [tie.kind for tie in await store.people.ties_of("ann")] == [kinds[1]]

    run(place, test)


def test_there_is_a_limit_for_each_kind(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await add(store, "ann", "ben", "cid", "dot")
        for other in ("ben", "cid", "ben"):
            await store.people.tie("ann", "mute", other, at=1, most=2)
        with pytest.raises(TooManyTiesError):
            await store.people.tie("ann", "mute", "dot", at=1, most=2)
        await store.people.tie("ann", "follow", "dot", at=1, most=2)

    run(place, test)


def test_reports_are_read_once_and_counted(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        def report(name: str, at: int, about: str, table: str = "T1") -> Report:
            return Report(name, at, "ann", about, table, "phrases")

        send = store.people.report
        assert await send(report("r1", 10, "ben"), since=0, most=2)
        assert await send(report("r2", 11, "ben"), since=0, most=2)  # the same once more
        assert await send(report("r3", 12, "ben", "T2"), since=0, most=2)
        assert not await send(report("r4", 13, "cid"), since=0, most=2)
        assert await send(report("r4", 13, "cid"), since=11, most=2)
        found = await store.moderation.reports(9)
        assert [(one.id, one.about, one.handled) for one in found] == [
            ("r4", "cid", None),
            ("r3", "ben", None),
            ("r1", "ben", None),
        ]

    run(place, test)


def test_whoever_is_forgotten_leaves_no_trace_but_in_the_audit_log(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await add(store, "ann", "ben")
        people = store.people
        await people.tie("ann", "follow", "ben", at=1, most=9)
        await people.tie("ben", "block", "ann", at=1, most=9)
        await people.hide("ann", at=1, hidden=True)
        await people.report(Report("r1", 1, "ann", "ben", "T1", "name"), since=0, most=9)
        await people.report(Report("r2", 1, "ben", "ann", "T1", "name"), since=0, most=9)
        await store.forget_player("ann")
        assert await people.ties_of("ann") == await people.ties_of("ben") == []
        assert await people.apart(["ann", "ben"]) == {"ann": Apart(), "ben": Apart()}
        assert not await people.hidden_among(["ann"])
        assert not await store.moderation.reports(9, handled=True)

    run(place, test)


def test_who_wants_to_be_seen(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        for _ in range(2):
            await store.people.hide("ann", at=1, hidden=True)
        assert await store.people.hidden_among(["ann", "ben"]) == {"ann"}
        await store.people.hide("ann", at=1, hidden=False)
        assert not await store.people.hidden_among(["ann", "ben"])

    run(place, test)


def test_no_question_reads_a_whole_table(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        asked = [
            store.people.ties_of("ann"),
            store.people.apart(["ann", "ben"]),
            store.accounts.behind.selves(["ann", "ben"]),
            store.people.hidden_among(["ann"]),
            store.people.reports_by("ann"),
            store.moderation.signal(),
            store.moderation.reports(9),
            store.moderation.deeds(9, "ann"),
            store.moderation.ban_of("ann"),
        ]
        for one in asked:
            for line in await plans(tmp_path, store, one):
                assert not line.startswith("SCAN ") or "USING INDEX" in line, line

    run(tmp_path, test)


def test_the_tables_of_several_people_are_those_of_each(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await store.append(played("over", 1, rated_setup()))
        for number in range(3):
            await store.append(writes_of(started(rated_setup(), number), f"t{number}"))
        assert await store.pack("over")
        people = ["ann", "ben", "cid"]
        found = await store.people.tables_of(people, 2)
        assert found == {who: await store.tables_of(who, 2) for who in people}
        assert [len(found[who]) for who in people] == [2, 2, 0]
        assert await store.people.tables_of([], 2) == {}

    run(place, test)
