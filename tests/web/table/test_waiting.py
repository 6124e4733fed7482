from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Open, Serve
from tests.web.deals import find_deal, wins_by_play

PACE = 8.0  # seconds that a bot waits before its turn; the server's clock moves only when told to


def test_whoever_is_out_need_not_wait_for_bots(serve: Serve, enter: Open) -> None:
    seed, _ = find_deal("v1.2", 4, wins_by_play)
    server = serve(seed, pace=PACE)
    person = enter(server.url)
    person.press(person.button("Rules and opponents"))
    form = person.page.get_by_role("dialog")
    form.get_by_role("radio", name="4", exact=True).check()
    person.press(form.get_by_role("button", name="Start the game"))
    assert person.await_turn()
    expect(person.button("Faster")).to_have_count(0)
    person.drop()
    person.press(person.button("Faster"))
    expect(person.button("Faster")).to_have_count(0)
    # A quarter of the usual wait is enough for the next move now …
    before = person.moves()
    server.pass_by(PACE / 4)
    person.await_moves(before)
    # … and none is needed for all that follow.
    person.press(person.button("To the end"))
    expect(person.end).to_be_visible()
