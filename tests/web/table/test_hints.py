from __future__ import annotations

from playwright.sync_api import Route, expect

from red7.protocol.study import AskHint, ToldHint
from red7.words import words
from tests.web.all_pages.test_access import check_both
from tests.web.conftest import Open, Serve
from tests.web.deals import find_deal, wins_by_play
from tests.web.people import FRAME, PATIENCE, PHONE
from tests.web.table.test_together import meet

say = words("en")


def test_three_stages_that_everybody_hears_of(serve: Serve, enter: Open) -> None:
    seed, _ = find_deal("v1.2", 2, wins_by_play)
    ann, ben, cid = meet(serve, enter, seed)
    assert ann.await_turn()
    expect(ben.hand.get_by_role("listitem")).to_have_count(7)
    ben.await_parts()
    expect(ben.button("Hint")).to_have_count(0)
    expect(ann.button("Hint")).to_be_visible()
    ann.page.keyboard.press("h")
    sheet = ann.page.get_by_role("dialog", name="Hint")
    # The process that thinks of it has yet to start, and lets all others go first.
    second = sheet.get_by_role("button", name="Which cards?")
    expect(second).to_be_visible(timeout=10 * PATIENCE)
    expect(ann.page.locator(".hinted")).to_have_count(0)
    for person in (ben, cid):
        expect(person.page.get_by_title("Stages of hints taken: 1")).to_be_visible()
    ann.page.keyboard.press("h")
    further = sheet.get_by_role("button", name="The whole turn")
    expect(further).to_be_visible()
    expect(ann.page.locator(".hinted").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    # What was told is still told.
    ann.press(ann.button("Hint"))
    ann.press(further)
    make = sheet.get_by_role("button", name="Put it on the table")
    expect(make).to_be_visible()
    for person in (ann, ben, cid):
        expect(person.page.get_by_title("Stages of hints taken: 3")).to_be_visible()
    expect(ben.page.get_by_label("Game log").get_by_text("Ann takes a hint (3/3).")).to_be_visible()
    # The turn lies there, and nothing has been sent.
    before = ann.moves()
    ann.press(make)
    expect(sheet).to_be_hidden()
    expect(ann.button("Take back")).to_be_visible()
    assert ann.moves() == before
    # After a reload, the words are asked for again, and nothing is counted twice.
    ann.page.reload()
    expect(ann.button("Take back")).to_be_visible()
    for _ in range(3):  # steps, at most
        ann.page.keyboard.press("Backspace")
    ann.press(ann.button("Hint"))
    expect(second).to_be_visible()
    expect(ben.page.get_by_title("Stages of hints taken: 3")).to_be_visible()
    assert ann.moves() == before


def test_a_table_may_be_without_hints(serve: Serve, enter: Open) -> None:
    seed, _ = find_deal("v1.2", 2, wins_by_play)
    ann, _, _ = meet(serve, enter, seed, "no Hints allowed")
    assert ann.await_turn()
    expect(ann.button("Drop out")).to_be_visible()
    ann.await_parts()
    ann.page.evaluate(FRAME)
    ann.page.keyboard.press("h")
    ann.page.evaluate(FRAME)
    expect(ann.button("Hint")).to_have_count(0)
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def make_up(route: Route, card: str) -> None:
    """Answer with a hint at a card, without any analysis."""
    stage = AskHint.model_validate(route.request.post_data_json).stage
    told = ToldHint(stage=stage, text=say("hint-cards", cards=card), cards=(), turn="", why="")
    if stage > 1:
        told = told.model_copy(update={"cards": (card,)})
    if stage == 3:
        told = told.model_copy(update={"turn": f"+{card} .", "why": say("why-share", percent=47)})
    route.fulfill(body=told.model_dump_json(), content_type="application/json")


def test_axe_finds_nothing(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_play)
    person = enter(serve(seed).url, size=PHONE, painted=True)
    person.page.route("**/hint", lambda route: make_up(route, card))
    person.press(person.button("Play now"))
    assert person.await_turn()
    person.press(person.button("Hint"))
    for name in ("Which cards?", "The whole turn"):
        button = person.page.get_by_role("button", name=name)
        check_both(button)
        person.press(button)
    check_both(person.page.get_by_role("button", name="Put it on the table"))
    person.page.keyboard.press("Escape")
    check_both(person.page.locator(".hinted").first)
