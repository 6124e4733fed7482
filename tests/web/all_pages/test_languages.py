from __future__ import annotations

import pytest
from playwright.sync_api import expect

from red7.core import COLOURS, RULEBOOKS, Step
from red7.words import LANGUAGES, words
from tests.web.conftest import Open, Serve
from tests.web.deals import deal, find_deal, refused, spoken
from tests.web.people import Person, await_letters

NAMES = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "it": "Italiano",
    "es": "Español",
    "pl": "Polski",
}


_FILLED = """all => Math.max(...all.map(one => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return text.getBoundingClientRect().width / one.getBoundingClientRect().width;
}))"""


def filled_on_a_phone(person: Person, texts: str) -> float:
    """Give how much of its line the longest of these texts takes in the window of a phone."""
    size = person.page.viewport_size
    assert size
    person.resize(390, 664)
    expect(person.page.locator(texts).first).to_be_visible()
    await_letters(person.page)
    filled = person.page.locator(texts).evaluate_all(_FILLED)
    person.resize(size["width"], size["height"])
    return float(filled)


@pytest.mark.parametrize(
    ("language", "way"), [*((language, "mouse") for language in LANGUAGES), ("de", "touch")]
)
def test_the_browsers_language_is_spoken(
    serve: Serve, enter: Open, language: str, way: str
) -> None:
    say = words(language)
    person = enter(serve("07" * 32).url, way=way, locale=f"{language}-{language.upper()}")
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    # Elsewhere letters may be a little wider, and a long word must not be broken there.
    assert filled_on_a_phone(person, ".levels strong") < 0.95
    person.press(person.button(say("web-play-now")))
    guide = person.page.get_by_role("region", name=say("web-guide"))
    expect(guide.get_by_text(say("web-do-start"))).to_be_visible()
    board = person.page.get_by_role("region", name=say("web-board"))
    for colour in COLOURS:
        row = board.get_by_role("listitem").filter(has_text=say.rule(colour))
        expect(row).to_contain_text(say("colour-heading", colour=colour.letter))
    # Nothing is left untranslated: no name of a message stands on the page.
    assert "web-" not in person.page.locator("body").inner_text()


def test_a_language_is_switched_without_a_reload(serve: Serve, enter: Open) -> None:
    person = enter(serve("07" * 32).url)
    person.press(person.button("Play now"))
    assert person.await_turn()
    person.page.evaluate("window.here = true")
    said = set()
    for language in (*LANGUAGES[1:], "en"):
        say = words(language)
        person.page.locator("header button").last.click()
        dialog = person.page.get_by_role("dialog")
        dialog.get_by_role("combobox").first.select_option(label=NAMES[language])
        person.page.keyboard.press("Escape")
        guide = person.page.get_by_role("region", name=say("web-guide"))
        expect(guide.get_by_text(say("web-do-start"))).to_be_visible()
        said.add(guide.inner_text())
    assert len(said) == 6
    assert person.page.evaluate("window.here")


def test_the_server_explains_in_the_new_language(serve: Serve, enter: Open) -> None:
    say = words("pl")
    seed, card = find_deal("v1.2", 2, refused)
    person = enter(serve(seed).url)
    person.press(person.button("Play now"))
    assert person.await_turn()
    person.pick(spoken(card))
    person.button("Settings").click()
    person.page.get_by_role("dialog").get_by_label("Language").select_option(label="Polski")
    person.page.keyboard.press("Escape")
    guide = person.page.get_by_role("region", name=say("web-guide"))
    guide.get_by_role("button").filter(has_text=say("web-result-refused")).last.click()
    error = deal(seed).round.view(1).refusal(Step.parse(f">{card}"))
    assert error
    expect(person.page.get_by_role("alert")).to_have_text(say.error(error))


def test_the_nine_rulebooks_are_offered(serve: Serve, enter: Open) -> None:
    person = enter(serve().url)
    person.press(person.button("Rules and opponents"))
    options = person.page.get_by_label("Rulebook").get_by_role("option")
    expect(options).to_have_count(len(RULEBOOKS) + 1)
    names = {words("en")(f"book-{book.name.replace('.', '')}") for book in RULEBOOKS}
    assert len(names) == len(RULEBOOKS)
    assert names < set(options.all_inner_texts())


def test_choices_are_remembered(serve: Serve, enter: Open) -> None:
    person = enter(serve().url)
    person.press(person.button("Rules and opponents"))
    form = person.page.get_by_role("dialog")
    form.get_by_role("checkbox", name="Actions").check()
    form.get_by_role("radio", name="4", exact=True).check()
    form.get_by_label("Clock", exact=True).select_option(label="60 seconds per turn")
    form.get_by_role("button", name="Start the game").click()
    expect(person.hand).to_be_visible()
    person.press(person.button("Home"))
    person.page.reload()
    person.press(person.button("Rules and opponents"))
    expect(form.get_by_role("checkbox", name="Actions")).to_be_checked()
    expect(form.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(form.get_by_label("Clock", exact=True)).to_have_value("turn-60")


def test_a_rulebook_has_its_own_words(serve: Serve, enter: Open) -> None:
    say, printed = words("es"), words("es-v1.2")
    person = enter(serve("07" * 32).url, locale="es-ES")
    person.press(person.button(say("web-choose-rules")))
    form = person.page.get_by_role("dialog")
    form.get_by_label(say("web-book")).select_option(value="es-v1.2")
    person.press(form.get_by_role("button", name=say("web-start")))
    expect(person.page.get_by_text(printed("deck-size", count=33))).to_be_visible()
    assert "mazo" not in person.page.locator("body").inner_text().lower()


def test_a_name_outlives_the_memory_of_the_browser(serve: Serve, enter: Open) -> None:
    url = serve("07" * 32).url
    person = enter(url)
    field = person.page.get_by_label("Your name")
    field.fill("Zoë")
    field.press("Enter")
    expect(person.page.get_by_text("Hello, Zoë!")).to_be_visible()
    for name in ("Play now", "Play with friends"):
        person.page.evaluate("localStorage.clear()")
        person.page.goto("about:blank")
        person.page.goto(url)
        person.press(person.button(name))
        if name == "Play with friends":
            dialog = person.page.get_by_role("dialog")
            person.press(dialog.get_by_role("button", name="Open the table"))
            expect(person.page.get_by_text("Zoë (You)")).to_be_visible()
        else:
            expect(person.hand).to_be_visible()
    person.page.goto("about:blank")
    person.page.goto(url)
    expect(field).to_have_value("Zoë")
