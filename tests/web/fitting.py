"""Whether the table fits the screen: every phase at every size in every language.

Run as a program, it sums up what does not: ``python -m tests.web.fitting --help``.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Frame, expect, sync_playwright

from tests.web.people import PATIENCE
from tests.web.require import ARGUMENTS, chromium
from tests.web.scenes import CALM, NAMES, SHEETS, Phase, phases
from tests.web.staged import Scene, Stage

LANGUAGES: Final = ("en", "fr", "de", "it", "es", "pl")
PLAYERS: Final = (2, 3, 4)
Size = tuple[int, int]

_PHONES: Final = (
    (320, 568), (360, 640), (375, 667), (390, 664), (393, 727), (412, 785), (430, 740),
)  # fmt: skip
# Sideways, the bars of the browser leave less of the height.
_SIDEWAYS: Final = (
    (568, 320), (640, 360), (640, 320), (667, 375), (667, 331), (664, 390), (844, 340), (727, 393),
    (852, 345), (785, 412), (914, 363), (740, 430), (932, 380),
)  # fmt: skip
_LARGE: Final = (
    (768, 1024), (1024, 768), (1280, 633), (1280, 720), (1366, 657), (1440, 789), (1536, 730),
    (1920, 950), (2560, 1440), (3840, 2160), (683, 328),
)  # fmt: skip
_ODD: Final = (
    (560, 560), (600, 600), (700, 500), (820, 1180), (999, 700), (1000, 600), (1100, 620),
    (900, 1400), (1600, 620), (344, 882), (320, 720), (540, 620), (559, 700),
    (568, 430), (600, 400), (620, 560), (653, 845), (712, 619), (800, 480), (800, 700),
    (915, 412), (960, 540), (999, 599), (1001, 601), (1024, 600), (1080, 1920), (1180, 820),
    (1200, 1920), (1280, 1279), (1700, 1700), (2560, 1080), (3440, 1300),
)  # fmt: skip
# The smallest screens, upright and sideways.
TIGHT: Final[tuple[Size, ...]] = ((320, 568), (568, 320))
SIZES: Final[tuple[Size, ...]] = (*_PHONES, *_SIDEWAYS, *_LARGE, *_ODD)
EVERYTHING: Final = os.environ.get("RED7_FIT") == "all"
# German has the longest words, French the longest sentences, and Polish letters of its own.
TRIED: Final = LANGUAGES if EVERYTHING else ("fr", "de", "pl")

MEASURE: Final = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")
FOUND: Final = "asked => window.fit.table(asked).found"  # once the page has what measures
_ROOM: Final = (1280, 720)  # in which the taps are made
# Layout follows from the size at once, the shape of the table as soon as the page has heard of it.
# Frames in between would only cost time, so none is waited for.
_TRY: Final = """async ({ what, asked, sizes }) => {
    const found = [];
    for (const [width, height] of sizes) {
        Object.assign(frameElement.style, { width: `${width}px`, height: `${height}px` });
        dispatchEvent(new Event("resize"));
        await new Promise((then) => queueMicrotask(then));
        found.push(window.fit[what](asked));
    }
    return found;
}"""


def share(sizes: Sequence[Size], number: int, of: int) -> Sequence[Size]:
    """Give one of several shares of sizes, with the tightest in each; or all, if all are wanted."""
    larger = [size for size in sizes if size not in TIGHT]
    return sizes if EVERYTHING else (*TIGHT, *larger[number % of :: of])


def share_of(language: str, sizes: Sequence[Size]) -> Sequence[Size]:
    """Give a language that is tried its share of sizes: each is in one, the tightest are in all."""
    return share(sizes, TRIED.index(language), len(TRIED))


class Misfit(NamedTuple):
    """One thing that does not fit."""

    size: Size
    players: int
    language: str
    phase: str
    part: str
    kind: str
    detail: str

    def __str__(self) -> str:
        size = "×".join(map(str, self.size))
        return (
            f"{size} {self.players}p {self.language} {self.phase} "
            f"{self.part}: {self.kind} {self.detail}"
        )


@dataclass
class Fitting:
    """A page on which scenes are tried for size."""

    stage: Stage
    frame: Frame
    language: str
    names: tuple[str, ...] = NAMES
    rects: dict[tuple[Size, int], dict[str, Any]] = field(default_factory=dict)

    def measure(self, what: str, sizes: Sequence[Size], **asked: Any) -> list[Any]:
        """Give what does not fit at each of the sizes, as the page stands."""
        asked = {"names": self.names, **asked}
        found: list[Any] = self.frame.evaluate(_TRY, {"what": what, "asked": asked, "sizes": sizes})
        return found

    def turn_to(self, scene: Scene) -> None:
        """Set a scene, with the names that are tried."""
        self.stage.turn_to(replace(scene, names=self.names))

    def reach(self, phase: Phase) -> None:
        """Set a scene and make its taps."""
        if phase.taps:
            self.measure("size", (_ROOM,))
        self.turn_to(phase.scene)
        for tap in phase.taps:
            self._tap(tap)

    def _tap(self, tap: str) -> None:
        frame = self.frame
        if tap == "~":
            frame.locator("[data-part=guide] .button").last.tap()
            frame.locator("[role=alertdialog]").wait_for()
            return
        card = f"[data-card='{tap[-2:]}']"
        places = "+>" if frame.locator(f"[data-part=hand] {card}").count() else ">^"
        # Where the number stands: the rest may lie under other cards.
        frame.locator(f"main {card}").tap(position={"x": 9, "y": 30})
        options = frame.locator(".option")
        options.first.wait_for()
        if tap == tap[-2:]:
            return
        asked = self.stage.answered
        options.nth(places.index(tap[0])).tap()
        # A refusal is shown at once, but its reason comes with the answer.
        while self.stage.answered == asked:
            frame.wait_for_timeout(5)

    def try_on(
        self, phase: Phase, players: int, sizes: Sequence[Size], *, scrolls: bool = False
    ) -> Iterator[Misfit]:
        """Yield what does not fit in a phase, at a table that may scroll down or not."""
        self.reach(phase)
        for size, measured in zip(
            sizes, self.measure("table", sizes, scrolls=scrolls), strict=True
        ):
            for part, kind, detail in measured["found"]:
                yield Misfit(size, players, self.language, phase.name, part, kind, detail)
            yield from self._moved(phase, players, size, measured["still"])

    def _moved(self, phase: Phase, players: int, size: Size, rects: Any) -> Iterator[Misfit]:
        if phase.name not in CALM:
            return
        before = self.rects.setdefault((size, players), {"phase": phase.name, **rects})
        for part, places in rects.items():
            if places != before[part]:
                detail = f"{before[part]} in {before['phase']}, now {places}"
                yield Misfit(size, players, self.language, phase.name, part, "jumps", detail)

    def try_sheet(self, name: str, players: int, sizes: Sequence[Size]) -> Iterator[Misfit]:
        """Yield what does not fit of a sheet, which is opened at the first size."""
        phase, *taps = SHEETS[name]
        self.turn_to({one.name: one for one in phases(players)}[phase].scene)
        self.measure("size", sizes[:1])
        for tap in taps:
            self.frame.locator(tap).tap()
        sheet = self.frame.locator("dialog[open]")
        sheet.locator("header button").wait_for()
        # What stands for a part, or for a hint, while it is being fetched.
        expect(sheet.locator(".wait, .waiting")).to_have_count(0)
        for size, measured in zip(sizes, self.measure("sheet", sizes), strict=True):
            for part, kind, detail in measured:
                yield Misfit(size, players, self.language, name, part, kind, detail)
        sheet.locator("header button").tap()
        sheet.wait_for(state="hidden")


@contextmanager
def fitting_room(
    browser: Browser, language: str, names: tuple[str, ...] = NAMES
) -> Iterator[Fitting]:
    """Open a page to be touched, on which nothing moves by itself."""
    context = browser.new_context(has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    stage = Stage(context, page, phases(2)[0].scene)
    frame = stage.frame(stage.scene, language)
    frame.evaluate(f"async () => {{ window.fit = {MEASURE}; await document.fonts.ready; }}")
    yield Fitting(stage, frame, language, names)
    context.close()


def misfits(
    browser: Browser,
    language: str,
    players: Sequence[int] = PLAYERS,
    sizes: Sequence[Size] = SIZES,
    named: Sequence[str] = (),
) -> Iterator[Misfit]:
    """Yield what does not fit in one language, in all phases or those that are named."""
    with fitting_room(browser, language) as fitting:
        for count in players:
            for phase in phases(count):
                if not named or phase.name in named:
                    yield from fitting.try_on(phase, count, sizes)
            for name in SHEETS:
                if not named or name in named:
                    yield from fitting.try_sheet(name, count, TIGHT)


def summary(found: Iterable[Misfit]) -> Iterator[str]:
    """Group what does not fit by part and kind, the most frequent first."""
    groups: dict[tuple[str, str], list[Misfit]] = defaultdict(list)
    for one in found:
        groups[one.part, one.kind].append(one)
    for (part, kind), ones in sorted(groups.items(), key=lambda group: -len(group[1])):
        yield f"{part}: {kind} – {len(ones)}×"
        for what, values in (
            ("sizes", ["{}×{}".format(*one.size) for one in ones]),
            ("players", [str(one.players) for one in ones]),
            ("languages", [one.language for one in ones]),
            ("phases", [one.phase for one in ones]),
        ):
            counts: dict[str, int] = defaultdict(int)
            for value in values:
                counts[value] += 1
            yield f"    {what}: " + " ".join(f"{value}({count})" for value, count in counts.items())
        for one in ones[:: max(1, len(ones) // 3)][:3]:
            yield f"    e.g. {one}"


def _size(text: str) -> Size:
    width, _, height = text.replace("×", "x").partition("x")
    return int(width), int(height)


def main() -> None:
    """Print what does not fit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", nargs="+", type=_size, default=SIZES, metavar="WxH")
    parser.add_argument("--languages", nargs="+", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument("--players", nargs="+", type=int, default=PLAYERS, choices=PLAYERS)
    parser.add_argument("--phases", nargs="+", default=(), metavar="NAME")
    parser.add_argument("--lines", action="store_true", help="one line for each, without summary")
    chosen = parser.parse_args()
    start = time.monotonic()
    found: list[Misfit] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for language in chosen.languages:
            for one in misfits(browser, language, chosen.players, chosen.sizes, chosen.phases):
                found.append(one)
                if chosen.lines:
                    print(one, flush=True)
        browser.close()
    if not chosen.lines:
        print(*summary(found), sep="\n")
    print(f"{len(found)} misfits, {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
