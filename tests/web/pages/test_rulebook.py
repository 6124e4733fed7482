"""The rules: every section in every language, its examples, the search, and the sheet."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from red7.rulebook import NAMES, SECTIONS, Comparison, Section, Trials
from red7.words import LANGUAGES, words
from tests.web.all_pages.test_access import check_both
from tests.web.conftest import Open, Serve
from tests.web.deals import find_deal, refused, spoken
from tests.web.fitting import TRIED, share
from tests.web.pages.test_statistics import MISFITS, SIZES
from tests.web.people import PHONE, Person, await_letters
from tests.web.server import Server

# A word of each language without its accents, and a section that speaks of it.
ASKED: Final = {
    "en": ("ORANGE yellow", "points"),
    "fr": ("defausse", "turn"),
    "de": ("hochste", "winning"),
    "it": ("e piu alta", "cards"),
    "es": ("area de juego", "setup"),
    "pl": ("plotno", "editions"),
}
PAPERS: Final = ("A4", "Letter")


# Whether an example lights these cards of each seat, and these seats that win.
LIT: Final = """([shown, wanted]) => JSON.stringify([
    [...shown.querySelectorAll("[data-seat]")].map(
        seat => [...seat.querySelectorAll(".lit")].map(one => one.dataset.card)),
    [...shown.querySelectorAll("li.winning")].map(one => one.dataset.seat),
]) === JSON.stringify(wanted)"""


def spaced(text: str) -> str:
    """Give a text as it is read, however its words are parted."""
    return " ".join(text.split())


def walk_examples(page: Page, section: Section) -> None:
    """Press everything in the examples of a section, and see that it shows what it should."""
    for number, example in enumerate(section.examples):
        shown = page.locator(f"[data-example='{number}']")
        radios = shown.get_by_role("radio")
        if isinstance(example, Comparison):
            for radio, found in zip(radios.all(), example.verdicts, strict=True):
                radio.check()
                best = [[str(card) for card in cards] for cards in found.best]
                wanted = [best, [str(found.seat)] if found.seat else []]
                page.wait_for_function(LIT, arg=[shown.element_handle(), wanted])
        else:
            assert isinstance(example, Trials)
            for radio, trial in zip(radios.all()[1:], example.tried, strict=True):
                radio.check()
                expect(shown.locator(".verdict.bad")).to_have_count(1 if trial.refused else 0)
                expect(shown.locator(".verdict.good")).to_have_count(0 if trial.refused else 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_is_walked_in_every_language(
    shared: Server, enter: Open, language: str
) -> None:
    say = words(language)
    person: Person = enter(f"{shared.url}rules", kept={"known": True, "language": language})
    page = person.page
    entries = page.locator("[data-part=contents] a")
    expect(entries).to_have_count(len(SECTIONS))
    person.press(entries.first)
    for number, section in enumerate(SECTIONS):
        expect(page).to_have_url(re.compile(rf"/rules/{section.name}$"))
        shown = page.locator(f"[data-section={section.name}]")
        expect(shown.get_by_role("heading", level=2)).to_have_text(say(section.title))
        assert page.title() == f"{say(section.title)} · Red7"
        texts = spaced(shown.text_content() or "")
        for text in section.texts:
            assert spaced(say(text.message, **text.values)) in texts
        if language == LANGUAGES[0]:  # what they show is the same in all of them
            walk_examples(page, section)
        if number + 1 < len(SECTIONS):
            person.press(page.locator("nav a[rel=next]"))
    expect(page.locator("nav a[rel=next]")).to_have_count(0)
    # The way back leads through the sections, and an address to its section at once.
    page.go_back()
    expect(page.locator(f"[data-section={NAMES[-2]}]")).to_be_visible()
    page.reload()
    expect(page.locator(f"[data-section={NAMES[-2]}]")).to_be_visible()
    # Looking for a word, typed without its accents.
    question, name = ASKED[language]
    page.get_by_role("searchbox").fill(question)
    found = page.locator(f"[data-part=found] a[href='/rules/{name}']")
    expect(found.locator("mark").first).to_be_visible()
    expect(page.locator("[data-part=found] a")).not_to_have_count(len(SECTIONS))
    person.press(found)
    expect(page.locator(f"[data-section={name}]")).to_be_visible()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text(say("rulebook-found-none", text="xyzzy"))).to_be_visible()


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_all_rules_are_printed_on_one_sheet(shared: Server, enter: Open) -> None:
    person: Person = enter(f"{shared.url}rules", painted=True)
    page = person.page
    paper = page.locator("[data-part=paper]")
    for language in LANGUAGES:
        person.keep(known=True, language=language)
        page.emulate_media(media="null", color_scheme="null")
        # From a section as well: what is printed depends on no language.
        for path in ("rules", "rules/actions") if language == LANGUAGES[0] else ("rules",):
            page.goto(f"{shared.url}{path}")
            heading = words(language)("rulebook-heading")
            expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible()
            expect(paper.locator("section")).to_have_count(sum(one.printed for one in SECTIONS))
            expect(paper).to_be_hidden()
            await_letters(page)
            for form in PAPERS:
                assert pages_of(page.pdf(format=form)) == 1, (language, path, form)
        # There is a sheet at all: without it, nothing would be printed, and nothing fits anywhere.
        page.emulate_media(media="print", color_scheme="dark")
        expect(paper).to_be_visible()
        expect(page.get_by_role("main")).to_be_hidden()
        expect(paper).to_have_css("color", "rgb(0, 0, 0)")
        texts = paper.locator("section p, section dd").all_inner_texts()
        assert all(text.strip() for text in texts), language


def test_an_old_address_leads_to_the_rules(shared: Server, enter: Open) -> None:
    url = shared.url
    person: Person = enter(f"{url}#/colours")
    page = person.page
    expect(page.locator("[data-part=contents]")).to_be_visible()
    assert page.url == f"{url}rules"
    page.goto(url)
    person.button("Rules and opponents").wait_for()
    page.evaluate("() => { location.hash = '/colours'; }")
    expect(page.locator("[data-part=contents]")).to_be_visible()


def test_axe_finds_nothing(shared: Server, enter: Open) -> None:
    person: Person = enter(f"{shared.url}rules", size=PHONE, painted=True)
    page = person.page
    check_both(page.locator("[data-part=contents]"))
    page.get_by_role("searchbox").fill("canvas")
    check_both(page.locator("[data-part=found]"))
    page.get_by_role("searchbox").fill("")
    for name in ("cards", "colours", "actions"):
        person.press(page.locator(f"[data-part=contents] a[href='/rules/{name}']"))
        shown = page.locator(f"[data-section={name}]")
        shown.get_by_role("radio").last.check()
        check_both(shown)
        page.go_back()


def test_the_rules_fit_the_screen(shared: Server, enter: Open) -> None:
    person: Person = enter(f"{shared.url}rules", way="touch")
    page = person.page
    contents = page.locator("[data-part=contents]")
    misfits = []
    for number, language in enumerate(TRIED):
        person.keep(known=True, language=language)
        page.reload()
        for place, name in enumerate(["", *NAMES]):
            if (place + number) % 3:
                continue  # each page in one language, or two if all are tried
            contents.wait_for()
            if name:
                # On a page that does not fit, a finger might miss it.
                contents.locator(f"a[href='/rules/{name}']").dispatch_event("click")
                page.locator(f"[data-section={name}]").wait_for()
            for *size, found in person.look_at(share(SIZES, number + place, len(TRIED)), MISFITS):
                misfits += [(language, name, *size, one) for one in found]
            if name:
                page.go_back()
    assert not misfits, "\n".join(map(str, misfits[:40]))


def test_a_refusal_leads_to_the_section_that_explains_it(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, refused)
    person: Person = enter(serve(seed).url)
    page = person.page
    person.press(person.button("Play now"))
    assert person.await_turn()
    person.pick(spoken(card))
    person.press(person.options("not possible – why?").last)
    link = page.get_by_role("alert").get_by_role("link")
    expect(link).to_have_attribute("href", re.compile(r"^/rules/\w+$"))
    href = link.get_attribute("href")
    with page.context.expect_page() as opened:
        person.press(link)
    rules = opened.value
    expect(rules.locator(f"[data-section={str(href).rpartition('/')[2]}]")).to_be_visible()
    rules.close()


def test_a_refusal_while_exploring_leads_to_the_rules(shared: Server, enter: Open) -> None:
    person: Person = enter(f"{shared.url}explore?rules=v1.2&position=R+1+33+B5%2FR8+V7%2F%3F7")
    link = person.page.get_by_role("alert").get_by_role("link")
    expect(link).to_have_attribute("href", re.compile(r"^/rules/(notation|cards)$"))
