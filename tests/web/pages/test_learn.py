"""The page of lessons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from red7.core.steps import read_steps, write_steps
from red7.study.lessons import COURSE, answer, find_lesson, task_text, title
from red7.words import LANGUAGES, words
from tests.web.all_pages.test_access import check_both
from tests.web.conftest import Open, Serve
from tests.web.fitting import TRIED, share_of
from tests.web.people import DESK, PHONE, Person, Way
from tests.web.server import Server

say = words("en")
SIZES = [(320, 568), (360, 640), (390, 664), (844, 340), (768, 1024), (1366, 657), (2560, 1440)]
OPTIONS = {"+": "web-to-palette", ">": "web-to-canvas", "^": "web-to-deck"}
BUTTONS = {".": "web-end", "!": "web-draw", "~": "web-drop"}


def told(page: Page) -> Locator:
    return page.locator("[data-part=told]")


def at(page: Page, name: str, number: int) -> None:
    expect(page.locator("[data-task]")).to_have_attribute("data-task", f"{name}-{number}")


def make(person: Person, turn: str, language: str = "en") -> None:
    """Make a turn, each in their own way; what is drawn comes by itself."""
    speak, page = words(language), person.page
    before = ""
    for step in read_steps(turn):
        if step.kind in OPTIONS:
            person.press(page.locator(f"button[data-card={step.card}]").first)
            person.press(page.locator(".option", has_text=speak(OPTIONS[step.kind])))
        elif step.kind != "!" or not re.fullmatch(r"\+.3", before):
            person.press(person.button(speak(BUTTONS[step.kind])))
        before = str(step)


@pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])
def test_a_newcomer_reaches_the_end_of_the_first_lesson(
    serve: Serve, enter: Open, way: Way
) -> None:
    size = PHONE if way == "touch" else DESK
    person: Person = enter(serve("07" * 32).url, way=way, size=size)
    page = person.page
    person.press(page.get_by_role("link", name=say("web-new")))
    at(page, "highest", 1)
    # A wrong try is answered by why, and nothing is lost by it.
    make(person, "+V1")
    expect(told(page)).to_contain_text("your opponent has O6")
    make(person, "~")
    expect(told(page)).to_have_text(say("wrong-out"))
    person.press(person.button(say("web-learn-retry")))
    for number, turn in enumerate(("+R7 .", "+R6 .", "+O7 ."), 1):
        at(page, "highest", number)
        make(person, turn)
        expect(told(page)).to_contain_text("Right!")
        if number < 3:
            person.press(person.button(say("web-learn-next")))
    person.press(person.button(say("web-learn-violet")))
    expect(page).to_have_url(re.compile("/#/table/"))
    assert person.await_turn()
    # What was solved is remembered, and the invitation has done its work.
    page.goto(page.url.replace("/#", "/learn#"))
    expect(page.get_by_role("link", name=title(say, COURSE[0]))).to_contain_text("✓")
    person.press(page.get_by_role("link", name=say("web-home")))
    expect(page.get_by_role("link", name=say("web-learn"), exact=True)).to_be_visible()
    expect(page.get_by_role("link", name=say("web-new"))).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_walked_in_every_language(shared: Server, enter: Open, language: str) -> None:
    speak = words(language)
    # Between them they have every colour, action and goal.
    name = dict(zip(LANGUAGES, ("seven", "draw", "one", "three", "five", "leave"), strict=True))
    lesson = find_lesson(name[language])
    assert lesson
    person: Person = enter(f"{shared.url}learn/{lesson.name}", locale=language)
    page = person.page
    expect(page.get_by_role("heading", level=1)).to_have_text(title(speak, lesson))
    for number, task in enumerate(lesson.tasks, 1):
        at(page, lesson.name, number)
        expect(page.locator("[data-part=task]")).to_have_text(task_text(speak, task))
        make(person, write_steps(answer(task)), language)
        expect(told(page)).to_have_class(re.compile("right"))
        if number < len(lesson.tasks):
            person.press(person.button(speak("web-learn-next")))
    expect(page.get_by_role("link", name=speak("web-learn-all"))).not_to_have_count(0)


def test_help_leads_through_a_task_step_by_step(shared: Server, enter: Open) -> None:
    person: Person = enter(f"{shared.url}learn/seven")
    page = person.page
    at(page, "seven", 1)
    for said in (say("web-do-seven"), say("web-do-end")):
        person.press(person.button(say("web-learn-show")))
        expect(told(page)).to_have_text(said)
    person.press(person.button(say("web-learn-show")))
    expect(told(page)).to_contain_text("Right!")


# What lies outside the window, and texts of more than three lines.
WRONG = """() => {
    const found = [];
    const parts = document.querySelectorAll(
        "[data-part=task], [data-part=told], [data-part=ways] .button, [data-part=seat],"
        + " [data-part=canvas], [data-place=hand-1] button");
    for (const one of parts) {
        const {left, top, right, bottom} = one.getBoundingClientRect();
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            found.push([one.className, left, top, right, bottom]);
    }
    for (const one of document.querySelectorAll("[data-part=task], [data-part=told]")) {
        const range = document.createRange();
        range.selectNodeContents(one);
        const tops = new Set([...range.getClientRects()].map(rect => Math.round(rect.top)));
        if (innerWidth >= 360 && tops.size > 3) found.push([tops.size, one.textContent]);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push("wide");
    return found;
}"""


def test_tasks_fit_on_every_screen(shared: Server, enter: Open) -> None:
    person: Person = enter(f"{shared.url}learn")
    page = person.page
    misfits = []
    for language in TRIED:
        person.keep(language=language)
        longest = sorted(
            ((one, n) for one in COURSE for n in range(1, len(one.tasks) + 1)),
            key=lambda place: -len(task_text(words(language), place[0].tasks[place[1] - 1])),
        )
        wanted: list[tuple[str, int]] = [(one.name, n) for one, n in longest[:3]] + [("winning", 1)]
        for name, number in wanted:
            page.evaluate(
                "([name, solved]) => localStorage.setItem('red7-lessons',"
                " JSON.stringify({ [name]: solved }))",
                [name, number - 1],
            )
            page.goto(f"{shared.url}learn/{name}")
            at(page, name, number)
            expect(page.locator("html")).to_have_attribute("lang", language)
            sizes = [size for size in share_of(language, SIZES) if size in SIZES]
            for *size, found in person.look_at(sizes, WRONG):
                misfits += [(language, name, number, *size, one) for one in found]
    assert not misfits, "\n".join(map(str, misfits[:40]))


def test_axe_finds_nothing(shared: Server, enter: Open) -> None:
    person: Person = enter(f"{shared.url}learn", size=PHONE, painted=True)
    page = person.page
    check_both(page.get_by_role("heading", name=say("web-learn-title")))
    page.goto(f"{page.url}/winning")
    check_both(page.locator("[data-task]"))
    person.press(page.locator("button[data-card=Y4]"))
    check_both(page.locator(".option").first)
    person.press(page.locator(".option", has_text=say("web-to-canvas")))
    expect(told(page)).to_have_class(re.compile("wrong"))
    check_both(told(page))
    make(person, "+Y4 .")
    check_both(person.button(say("web-learn-next")))


def test_an_address_without_a_lesson_leads_nowhere(shared: Server, enter: Open) -> None:
    person: Person = enter(f"{shared.url}learn/nothing")
    expect(person.page.get_by_role("heading", name=say("web-nothing-here"))).to_be_visible()


def test_the_menu_of_the_table_leads_to_the_rules(serve: Serve, enter: Open) -> None:
    person: Person = enter(serve("07" * 32).url)
    person.begin()
    assert person.await_turn()
    person.press(person.button(say("web-menu")))
    link = person.page.get_by_role("dialog").get_by_role("link", name=say("web-rules"))
    expect(link).to_have_attribute("href", "/rules")
