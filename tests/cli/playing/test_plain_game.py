"""The plain game, played by the tests as a person would, by typing."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from red7.cli.playing.plain_game import PlainGame
from red7.cli.playing.play import _with_options
from red7.core import RULEBOOKS, Cards, Match, Phase, Round, Rulebook, Rules, read_record
from red7.core.cards import mask_of
from red7.words import LANGUAGES, words
from tests.cli.run import red7
from tests.games import ALL_RULES, choose

# A deal in which whoever begins can stay in: the bots' own chances come from nobody's seed.
SEED = ("--seed", "07" * 32)
CARD = re.compile(r"\b[ROYGBIV][1-7]\b")


class Typist:
    """Types legal steps at random, and now and then something else."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.game: PlainGame | None = None
        self.lines: list[str] = []

    def tell(self, line: str) -> None:
        self.lines.append(line)

    def ask(self, prompt: str) -> str:
        self.lines.append(prompt)
        assert self.game is not None
        say = self.game.say
        if prompt.strip() in (say("play-confirm-drop"), say("play-confirm-lose")):
            return say("play-yes").split()[0]
        if self.chance.random() < 0.1:
            return self.chance.choice(
                ["?", "", "moves", "table", "rules", "undo", "+R8", "hm", "."]
            )
        return str(choose(self.game._move.now.legal_steps, self.chance))


def played(
    language: str, rules: str, players: int, chance: random.Random, save: Path | None = None
) -> Typist:
    typist = Typist(chance)
    match = Match.start(players, rules, chance.randbytes(32))
    seat = chance.randint(1, players)
    typist.game = PlainGame(
        words(language),
        match,
        seat=seat,
        save=save,
        ask=typist.ask,
        tell=typist.tell,
        chance=chance.getrandbits,
    )
    typist.game.play()
    return typist


@pytest.mark.parametrize("rules", ALL_RULES)
def test_whole_games_with_all_rules(rules: str) -> None:
    chance = random.Random(rules)
    typist = played(chance.choice(LANGUAGES), rules, chance.choice((2, 3, 4)), chance)
    assert typist.game is not None
    assert typist.game.match.over
    assert typist.game.match.seed.hex() in typist.lines[-1]


@pytest.mark.parametrize("book", RULEBOOKS, ids=lambda book: book.name)
def test_each_printed_rulebook_in_its_language(
    monkeypatch: pytest.MonkeyPatch, book: Rulebook
) -> None:
    name, language, rules = book.name, book.language, book.rules
    stdin = "\n".join(["?", "~", words(language)("play-yes").split()[0]])
    argv = ("play", "--plain", "--book", name, "--seat", "2", *SEED)
    ran = red7(monkeypatch, *argv, stdin=stdin)
    assert ran.status == 0
    assert ran.out.splitlines()[0] == words(language)(f"book-{name.replace('.', '')}")
    assert f" {rules}." in ran.out.splitlines()[1]
    assert words(language)("play-word-quit") in ran.out
    for extra in ("draw+match", "draw+match+actions", "actions"):
        chosen = _with_options(rules, extra)
        assert chosen.edition == Rules.parse(rules).edition
        assert chosen.actions == ("actions" in extra)
        if rules.endswith("draw!"):
            assert chosen.draw.value == "draw!"


def test_nothing_hidden_is_told() -> None:
    for seed in range(12):
        chance = random.Random(seed)
        typist = Typist(chance)
        match = Match.start(3, "v1.2+draw+actions", chance.randbytes(32))
        game = PlainGame(
            words("en"), match, seat=1, ask=typist.ask, tell=typist.tell, chance=chance.getrandbits
        )
        typist.game = game

        def tell(line: str, typist: Typist = typist, game: PlainGame = game) -> None:
            table = game.match.round
            hidden = mask_of(table.deck[table.deck_known :])
            hidden |= sum(table.hands[seat] & ~table.known[seat] for seat in (1, 2))
            if "+R7" not in line:  # an example of a step
                assert not set(CARD.findall(line)) & {str(card) for card in Cards(hidden)}, line
            typist.tell(line)

        game.tell = tell
        game.play()


def script(
    lines: list[str], rules: str, position: str, names: str = "Ada"
) -> tuple[list[str], PlainGame]:
    """Play typed lines on a position and give what was told."""
    told: list[str] = []
    typed = iter(lines)

    def ask(prompt: str) -> str:
        told.append(prompt.rstrip())
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    start = Round.parse(rules, position)
    match = Match.start(start.players, rules, bytes(32))
    match = Match(match.rules, match.seed, (), 1, match.piles, start, start)
    chance = random.Random(0)
    say = words("en")
    game = PlainGame(
        say, match, seat=1, name=names, ask=ask, tell=told.append, chance=chance.getrandbits
    )
    game.play()
    return told, game


def test_a_refused_step_is_explained_and_nothing_is_done() -> None:
    told, game = script(["+R7 >G1", "."], "v1.2", "R 1 =- B5/R7G1 V7V6/I1")
    assert any(line.startswith("Discarding G1 would not leave you winning.") for line in told)
    assert game.match.round.phase is Phase.START


def test_a_turn_in_pieces_and_taken_back() -> None:
    told, game = script(["undo", "+R7", "undo", "+R7", "."], "v1.2", "R 1 =- B5/R7G1 V7/I1I2")
    assert "There is nothing to take back." in told
    assert "Taken back: you are at the start of your turn again." in told
    assert "Discard a card, > and the card, or end the turn with . :" in told
    assert game.match.turns[0].seat == 1


def test_a_draw_cannot_be_taken_back() -> None:
    told, _ = script(
        ["+Y3", "undo", "~", "n", "~", "y"], "v1.2+actions", "R 1 =B2B3 B5/Y3G1 V7/I1I2"
    )
    assert "You drew B2." in told
    assert "A card has been drawn, and that cannot be taken back." in told
    assert "Nothing was done." in told
    assert "You are out of this round." in told


def test_a_draw_stays_when_a_later_step_of_the_line_is_refused() -> None:
    told, game = script(["+Y3 >G1"], "v1.2+actions", "R 1 =B2B3 B5/Y3G1 V7V6V5/I1I2")
    assert [str(step) for step in game.match.round.steps] == ["+Y3", "!B2"]
    assert "You drew B2." in told


def test_a_losing_discard_is_asked_about() -> None:
    told, game = script([">G1", "no", ">G1", "yes"], "v1.3", "R 1 =- B5/R7G1 V7V6/I1")
    assert told.count("Nothing was done.") == 1
    assert game.match.over
    assert "Robin wins the round under Green with V6." in told


def test_what_loses_is_told_apart() -> None:
    told, _ = script(["moves"], "v1.3", "R 1 =- B5/R7G1 V7V6/I1")
    assert "Open: +R7 ~" in told
    assert "Also open, but you would be out: >R7 >G1" in told


def test_steps_after_the_end_of_the_turn_are_refused() -> None:
    told, game = script(["+R7 . >G1"], "v1.2", "R 1 =- B5/R7G1 V7/I1I2")
    assert told.count("This turn is over.") == 1
    assert "Nothing was done." in told
    assert game.match.turns == ()


def test_hints_are_given_when_asked_for() -> None:
    position = "R 1 =- B5/R7V1 V7/R6"
    told, game = script(["hint", "h", "HINT", "?"], "v1.2", position)
    asked = [line for line in told if not line.startswith("Your move")]
    assert "Only one way to play your cards keeps you in the round." in asked
    assert "Look at R7." in asked
    assert any(line.startswith("Best turn: +R7 . – ") for line in asked)
    assert any("hint (a hint; ask again for more)" in line for line in asked)
    assert game.match.round.phase is Phase.START


def test_hints_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = ("play", "--plain", "--no-hints", "--seat", "2", *SEED, "--lang", "pl")
    ran = red7(monkeypatch, *argv, stdin="podpowiedz\n")
    assert words("pl")("play-hints-off") in ran.out
    ran = red7(monkeypatch, *argv[:2], *argv[3:], stdin="podpowiedz\n")
    assert words("pl")("play-hints-off") not in ran.out
    assert ran.out.count(words("pl")("play-prompt-start")) == 2


def test_rivals_have_names() -> None:
    told, _ = script([">G1"], "v1.2", "R 1 =- B5/R7G1 V7/I1I2")
    assert any("no even card" in line for line in told)
    told, _ = script([">V1"], "v1.2", "R 1 =- B3/R7V1 V2I3/I1I2")
    assert any("Robin has two" in line for line in told)


@pytest.mark.parametrize("word", ["zurück", "zurueck", "ZURUCK", "undo"])
def test_words_are_understood_without_their_accents(word: str) -> None:
    told: list[str] = []
    lines = iter([word])

    def ask(prompt: str) -> str:
        del prompt
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    match = Match.start(2, "basic", bytes(32))
    PlainGame(words("de"), match, seat=match.round.turn, ask=ask, tell=told.append).play()
    assert words("de")("play-undo-nothing") in told


@pytest.mark.parametrize(
    ("rules", "position", "steps", "prompt"),
    [
        ("v1.2+actions", "R 1 =G2 B5/R1G1 V7V4/I1", "+R1", "The 1: take a card"),
        ("v1.2+actions", "R 1 =G2 B5/R5R7G1 V7V6/I1", "+R5", "The 5: play another card"),
        ("v1.2+actions", "R 1 =G2 B5/R7G1 V7V6/I1", "+R7", "The 7: move a card from your"),
        ("v1.1+actions", "R 1 =G2 R5/R7G1 V7V6/I1", "+R7", "The 7: move another card"),
        ("v1.2+draw", "R 1 =G2 R7/R6G1 V7V6/I1", ">R6", "You have earned a card: !"),
        ("v1.2+draw!", "R 1 =G2 R7/R6G1 V7V6/I1", ">R6", "You have earned a card and must"),
        ("v1.1+draw+actions", "R 1 =G2 R6/R7G1 V7V6/I1", "+R7 >R6", "The 7’s discard has earned"),
        ("v1.2", "R 1 =- G4/G6G1 V7V4/I1", "+G6", "You are not winning yet"),
        ("v1.2+actions", "R 1 =B2B3 B5/Y3G1 V7/I1I2", "+Y3", "You are not winning: discard"),
    ],
)
def test_prompts(rules: str, position: str, steps: str, prompt: str) -> None:
    told, _ = script([steps], rules, position)
    assert any(line.startswith(prompt) for line in told), told


def test_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    for stdin in ("quit\n", "exit\n", ""):
        ran = red7(monkeypatch, "play", "--plain", *SEED, stdin=stdin)
        assert ran.status == 0
        assert ran.out.rstrip().endswith("Goodbye. The game is not over.")


def test_the_record_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.red7"
    typist = played("pl", "expert", 2, random.Random(3), save=path)
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.verify()
    assert str(path) in typist.lines[-1]
    assert not path.with_name("game.red7.new").exists()


def test_a_file_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran = red7(monkeypatch, "play", "--plain", "--save", str(tmp_path / "none" / "game.red7"))
    assert ran.status == 2
    assert "cannot be written" in ran.err
    assert ran.out == ""


def test_a_file_is_not_overwritten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.red7"
    ran = red7(monkeypatch, "play", "--plain", *SEED, "--save", str(path))
    assert f"The record so far is in {path}." in ran.out
    before = path.read_text()
    ran = red7(monkeypatch, "play", "--plain", *SEED, "--save", str(path))
    assert ran.status == 2
    assert "already exists" in ran.err
    assert path.read_text() == before


def test_names_and_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = ["play", "--plain", "--name", " Zo\x1b\u00eb ", "--seed", "07" * 32]
    one, two = (red7(monkeypatch, *argv, stdin="").out for _ in range(2))
    assert "You are Zo\\x1b\u00eb, in seat 1." in one
    assert one == two


def test_options_are_added_and_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    out = red7(monkeypatch, "play", "--plain", "--with", "draw+actions").out
    assert "rules v1.2+draw+actions" in out
    assert "- odd cards have actions when played" in out


def test_the_spanish_books_have_their_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for book, word, other in (("es-v1.2", "Baraja", "azo:"), ("es-v1.3", "Mazo", "araja")):
        argv = ("play", "--plain", "--book", book, "--with", "draw", *SEED, "--seat")
        outs = [red7(monkeypatch, *argv, seat, stdin="\n").out for seat in "12"]
        assert all(word in out and other not in out for out in outs)


def test_a_card_that_comes_back_is_told() -> None:
    """The 7 lays itself on the deck, and the discard that follows draws it again."""
    line = "+G7 ^G7 >G4 !"
    told, game = script([line], "v1.3+draw!+actions", "R 1 =R1R2 G2/G7G4 V5/I1I2")
    assert "You drew G7." in told
    assert [str(step) for step in game.match.turns[0].steps] == ["+G7", "^G7", ">G4", "!G7"]
