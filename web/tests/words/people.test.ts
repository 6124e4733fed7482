import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { brief, isolated, personName, tokenOf } from "../../src/words/people";
import { speak } from "../../src/words/words.svelte";
import { state } from "../table/state";

describe("a name", () => {
  it.each(["Ann", "Zoë 2", "李小龍", "😀", "हिन्दी"])("is shown as it is: %s", (name) => {
    expect(isolated(name)).toBe(name);
  });

  it.each(["محمد", "דוד", "Ann דוד"])("reorders nothing around it: %s", (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    const seat = state().seats[0];
    if (!seat) throw new Error("no seat");
    expect(personName({ ...seat, name })).toBe(`\u2068${name}\u2069`);
  });
});

function resize(width: number): void {
  window.innerWidth = width;
  dispatchEvent(new Event("resize"));
}

describe("a name where there is little room", () => {
  const width = innerWidth;
  beforeEach(() => {
    resize(390);
  });
  afterEach(() => {
    resize(width);
  });

  it.each(["Ann", "Maximiliane", "李小龍", isolated("محمد")])(
    "is left alone if short: %s",
    (name) => {
      expect(brief(name)).toBe(name);
    },
  );

  it.each([
    ["Maximiliane Ann", "Maximiliane…"],
    ["W".repeat(24), "WWWWWW…"],
    ["龍".repeat(24), "龍龍龍龍龍龍…"],
    ["👩‍👩‍👧".repeat(9), `${"👩‍👩‍👧".repeat(6)}…`],
    [isolated("د".repeat(20)), isolated(`${"د".repeat(14)}…`)],
  ])("is cut between letters: %s", (name, cut) => {
    expect(brief(name)).toBe(cut);
  });

  it("is whole on a large screen", () => {
    resize(1400);
    expect(brief("W".repeat(24))).toBe("W".repeat(24));
  });
});

describe("the sign of a seat", () => {
  beforeEach(() => speak("en"));

  function table(...names: string[]) {
    const base = state();
    const [first] = base.seats;
    if (!first) throw new Error("no seat");
    const seats = names.map((name, index) => ({ ...first, name, seat: index + 1 }));
    return { ...base, you: 1, seats };
  }

  it("is the first letter of a name, and a word for the reader", () => {
    const seats = table("Ann", "ben", "Zoë");
    expect([1, 2, 3].map((seat) => tokenOf(seats, seat))).toEqual(["You", "B", "Z"]);
  });

  it("is a whole letter in every script", () => {
    const seats = table("Ann", "👩‍👩‍👧 fam", "דוד");
    expect([2, 3].map((seat) => tokenOf(seats, seat))).toEqual(["👩‍👩‍👧", "ד"]);
  });

  it("is a number where two names begin alike, and a dash for nobody", () => {
    const seats = table("Ann", "Ben", "Bo", "");
    expect([2, 3, 0].map((seat) => tokenOf(seats, seat))).toEqual(["2", "3", "–"]);
  });
});
