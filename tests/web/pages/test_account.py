"""Accounts, as somebody makes one and comes back to it."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import Page, expect

from red7.words import words
from tests.web.all_pages.test_access import check_both
from tests.web.conftest import Open, Serve
from tests.web.fitting import TRIED, share_of
from tests.web.pages.test_statistics import MISFITS, SIZES
from tests.web.people import PATIENCE, PHONE, Person
from tests.web.table.test_room import open_table

say = words("en")
PASSWORD = "correct horse battery"


def named(url: str) -> str:
    """Give the address of a server by its name, which passkeys need."""
    return url.replace("127.0.0.1", "localhost")


def give_authenticator(page: Page) -> None:
    """Give a browser a device of its own that keeps passkeys, and agrees to everything."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def come(enter: Open, url: str, **options: object) -> Person:
    person: Person = enter(f"{url}account", **options)
    expect(person.page.get_by_role("heading", name=say("web-account"))).to_be_visible()
    return person


def take_name(person: Person, name: str) -> None:
    person.press(person.button(say("account-begin")))
    person.page.get_by_label(say("account-name"), exact=True).first.fill(name)
    person.press(person.button(say("account-take")))
    expect(person.page.get_by_role("heading", name=say("account-guest"))).to_be_visible()


def make_by_password(person: Person, name: str) -> list[str]:
    """Make an account; give the recovery codes."""
    take_name(person, name)
    field = person.page.get_by_placeholder(say("account-password-least", least=10))
    field.fill(PASSWORD)
    person.press(person.button(say("account-password-make")))
    return note_codes(person)


def note_codes(person: Person) -> list[str]:
    noted = person.button(say("account-noted"))
    expect(noted).to_be_visible()
    # Whoever can sign out has all of the account on the page: nothing moves any more.
    expect(person.button(say("account-end"))).to_be_enabled()
    codes = person.page.locator("ol code").all_inner_texts()
    assert len(codes) == 10
    person.press(noted)
    expect(noted).to_have_count(0)
    return codes


def sign_in_by_code(person: Person, code: str) -> None:
    person.page.get_by_label(say("account-code"), exact=True).fill(code)
    person.press(person.button(say("account-sign-in-code")))


def is_signed_in(person: Person, name: str) -> None:
    expect(person.page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def test_from_a_guest_to_a_passkey_to_a_second_device_to_a_recovery_code(
    serve: Serve, enter: Open
) -> None:
    url = named(serve().url)
    # A guest plays, and wants to stay.
    phone: Person = enter(url, way="touch")
    give_authenticator(phone.page)
    phone.begin()
    phone.await_update()
    game = phone.page.url
    phone.page.goto(f"{url}account")
    expect(phone.page.get_by_role("heading", name=say("account-guest"))).to_be_visible()
    phone.page.get_by_label(say("account-name"), exact=True).first.fill("Zoë")
    phone.press(phone.button(say("account-rename")))
    phone.press(phone.button(say("account-passkey-make")))
    codes = note_codes(phone)
    is_signed_in(phone, "Zoë")
    # The game goes on where it was.
    phone.page.goto(game)
    expect(phone.hand).to_be_visible()
    # Signed out and in again with the passkey.
    phone.page.goto(f"{url}account")
    phone.press(phone.button(say("account-end")))
    expect(phone.page.get_by_role("heading", name=say("account-nobody"))).to_be_visible()
    phone.press(phone.button(say("account-sign-in-passkey")))
    is_signed_in(phone, "Zoë")
    # A second device has no passkey yet: a recovery code lets in, and then it gets one.
    desk = come(enter, url)
    give_authenticator(desk.page)
    sign_in_by_code(desk, codes[0].lower())
    is_signed_in(desk, "Zoë")
    expect(desk.page.get_by_text(say("account-codes-left", count=9))).to_be_visible()
    desk.press(desk.button(say("account-passkey-add")))
    remove = re.compile("^" + say("account-remove-what", name=""))
    expect(desk.button(remove)).to_have_count(2)
    desk.press(desk.button(say("account-end")))
    desk.press(desk.button(say("account-sign-in-passkey")))
    is_signed_in(desk, "Zoë")
    # Whoever needs a code may have lost a device, so that it is signed out. From the first one,
    # the second is signed out as well.
    phone.page.reload()
    expect(phone.page.get_by_role("heading", name=say("account-nobody"))).to_be_visible()
    phone.press(phone.button(say("account-sign-in-passkey")))
    is_signed_in(phone, "Zoë")
    there = phone.button(re.compile("^Sign out (?!everywhere)"))
    expect(there).to_have_count(1)
    phone.press(there)
    expect(there).to_have_count(0)
    desk.page.reload()
    expect(desk.page.get_by_role("heading", name=say("account-nobody"))).to_be_visible()
    # A code works once.
    sign_in_by_code(desk, codes[0])
    expect(desk.page.get_by_role("alert")).to_have_text(say("table-sign-in-wrong"))
    sign_in_by_code(desk, codes[1])
    is_signed_in(desk, "Zoë")


def test_a_password_where_there_are_no_passkeys(serve: Serve, enter: Open) -> None:
    url = serve().url  # by its number
    first = come(enter, url)
    take_name(first, "Ann")
    expect(first.page.get_by_text(say("account-passkey-none-address"))).to_be_visible()
    expect(first.button(say("account-passkey-make"))).to_have_count(0)
    expect(first.button(say("account-sign-in-passkey"))).to_have_count(0)
    field = first.page.get_by_placeholder(say("account-password-least", least=10))
    field.fill("1234567890")
    first.press(first.button(say("account-password-make")))
    expect(first.page.get_by_role("alert")).to_have_text(say("table-password-obvious"))
    field.fill(PASSWORD)
    first.press(first.button(say("account-password-make")))
    note_codes(first)
    second = come(enter, url)
    second.page.get_by_label(say("account-name"), exact=True).last.fill("ann")
    password = second.page.get_by_label(say("account-password"), exact=True).last
    password.fill("wrong password")
    second.press(second.button(say("account-sign-in-password")))
    expect(second.page.get_by_role("alert")).to_have_text(say("table-sign-in-wrong"))
    password.fill(PASSWORD)
    second.press(second.button(say("account-sign-in-password")))
    is_signed_in(second, "Ann")
    # Somebody who looks like her stays a guest, and is seen to be one.
    third = come(enter, url)
    take_name(third, "\u0410NN")
    third.page.get_by_placeholder(say("account-password-least", least=10)).fill(PASSWORD)
    third.press(third.button(say("account-password-make")))
    expect(third.page.get_by_role("alert")).to_have_text(say("table-name-taken"))


def test_guests_are_seen_to_be_guests(serve: Serve, enter: Open) -> None:
    url = serve().url
    ann = come(enter, url)
    make_by_password(ann, "Ann")
    ann.page.goto(url)
    guest: Person = enter(open_table(ann, 2))
    guest.page.get_by_label("What should the others call you?").fill("Ann")
    guest.press(guest.button("Sit here").first)
    expect(guest.page.get_by_text("Ann (You)")).to_be_visible()
    expect(ann.page.get_by_text("Ann (Guest)")).to_be_visible()
    expect(guest.page.get_by_text("Ann", exact=True)).to_be_visible()
    # At the table as well.
    ann.press(ann.button(re.compile("^Start")))
    expect(ann.hand).to_be_visible()
    expect(ann.page.get_by_title("Ann (Guest)")).to_have_css("font-style", "italic")
    expect(ann.page.locator(".seat").get_by_text("Guest", exact=True)).to_be_visible()
    expect(guest.hand).to_be_visible()
    expect(guest.page.locator(".seat .guest")).to_have_count(0)


def test_a_bot_of_ones_own_gets_a_token_and_a_terminal_a_code(serve: Serve, enter: Open) -> None:
    url = serve().url
    ann = come(enter, url)
    make_by_password(ann, "Ann")
    page = ann.page
    page.get_by_label(say("account-bot-name")).fill("Robby")
    ann.press(ann.button(say("account-bot-make")))
    expect(page.get_by_text("Robby (bot)")).to_be_visible()
    page.get_by_label(say("account-token-name")).fill("Laptop")
    ann.press(ann.button(say("account-token-make")))
    secret = page.locator("code").inner_text()
    headers = {"Authorization": f"Bearer {secret}"}
    told = page.context.request.get(f"{url}api/me", headers=headers).json()
    assert (told["name"], told["kind"]) == ("Robby", "bot")
    ann.press(ann.button(say("account-token-done")))
    expect(page.get_by_text(secret)).to_have_count(0)
    ann.press(ann.button(say("account-remove-what", name="Laptop")))
    expect(page.get_by_text("Laptop")).to_have_count(0)
    assert page.context.request.get(f"{url}api/me", headers=headers).status == 401
    # A terminal signs in with a code, once, and is listed and signed out like a browser.
    ann.press(ann.button(say("account-terminal-make")))
    typed = {"code": page.locator("code").inner_text(), "device": "laptop"}
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.press(ann.button(say("account-terminal-copy")))
    expect(ann.button(say("web-copied"))).to_be_visible()
    with httpx.Client(base_url=url, timeout=PATIENCE / 1000) as terminal:
        assert terminal.post("/api/sign-in/code", json=typed).json()["name"] == "Ann"
        ann.press(ann.button(say("account-terminal-done")))
        ann.press(ann.button(say("account-end-what", name="Terminal · laptop")))
        expect(page.get_by_text("Terminal · laptop")).to_have_count(0)
        assert terminal.get("/api/me").status_code == 401
        assert terminal.post("/api/sign-in/code", json=typed).status_code == 401
    # And in the end, everything is forgotten.
    ann.press(ann.button(say("account-delete")))
    ann.press(ann.button(say("account-yes")))
    expect(page.get_by_role("heading", name=say("account-nobody"))).to_be_visible()


def test_axe_finds_nothing(serve: Serve, enter: Open) -> None:
    person = come(enter, serve().url, size=PHONE, painted=True)
    page = person.page
    check_both(page.get_by_role("heading", name=say("account-nobody")))
    take_name(person, "Ann")
    check_both(page.get_by_role("heading", name=say("account-guest")))
    page.get_by_placeholder(say("account-password-least", least=10)).fill(PASSWORD)
    person.press(person.button(say("account-password-make")))
    check_both(person.button(say("account-noted")))
    person.press(person.button(say("account-noted")))
    page.get_by_label(say("account-bot-name")).fill("Robby")
    person.press(person.button(say("account-bot-make")))
    # Once it is listed, nothing moves any more under the pointer.
    expect(page.get_by_text("Robby (bot)")).to_be_visible()
    person.press(person.button(say("account-delete")))
    check_both(person.button(say("account-yes")))


def test_the_page_fits_the_screen(serve: Serve, enter: Open) -> None:
    person = come(enter, serve().url, way="touch")
    page = person.page
    make_by_password(person, "Maximiliana Bartholomea")
    page.get_by_label(say("account-bot-name")).fill("Robby")
    person.press(person.button(say("account-bot-make")))
    expect(page.get_by_text("Robby (bot)")).to_be_visible()
    misfits = []
    for language in TRIED:
        person.keep(known=True, language=language)
        page.reload()
        expect(page.get_by_role("heading", name=words(language)("account-data"))).to_be_visible()
        sizes = share_of(language, SIZES)
        for *size, found in person.look_at(sizes, MISFITS):
            misfits += [(language, *size, one) for one in found]
    assert not misfits, "\n".join(map(str, misfits[:40]))
