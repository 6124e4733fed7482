import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { sorted } from "../../src/protocol/cards";
import type { AnyEvent } from "../../src/protocol/parts";
import { ABOUT_PEOPLE } from "../../src/words/about-people";
import { ACCOUNT } from "../../src/words/account";
import { EXPLORE } from "../../src/words/explore";
import { LEARN } from "../../src/words/learn";
import { MEET } from "../../src/words/meet";
import { others } from "../../src/words/people";
import { PUZZLES } from "../../src/words/puzzles";
import { RATINGS } from "../../src/words/ratings";
import { REVIEW } from "../../src/words/review";
import { RULEBOOK } from "../../src/words/rulebook";
import { STATS } from "../../src/words/stats";
import { read, rulesText, write } from "../../src/words/rulebooks";
import { tell } from "../../src/table/story";
import {
  cardName,
  language,
  LANGUAGES,
  list,
  preferred,
  prepared,
  say,
  speak,
  type Lesson,
} from "../../src/words/words.svelte";
import { state } from "../table/state";

describe("words", () => {
  it("finds the reader's language", () => {
    expect(preferred(["pt-BR", "pl-PL", "de"])).toBe("pl");
    expect(preferred(["xx"])).toBe("en");
  });

  it.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])(
    "says every name used in the code in %s",
    async (code) => {
      await speak(code);
      await prepared(Promise.resolve());
      for (const more of [
        REVIEW,
        EXPLORE,
        STATS,
        ACCOUNT,
        RATINGS,
        MEET,
        ABOUT_PEOPLE,
        RULEBOOK,
        PUZZLES,
        LEARN,
      ])
        await prepared(Promise.resolve(), more);
      expect(language()).toBe(code);
      const used = new Set<string>();
      for (const file of Object.values(
        import.meta.glob<string>("../../src/**/*.{ts,svelte}", {
          query: "?raw",
          import: "default",
          eager: true,
        }),
      )) {
        for (const [, called] of file.matchAll(/\bsay\(([^()]*)/g)) {
          for (const [, name] of called?.matchAll(/(?<!=== )"([a-z][a-z0-9-]*)"/g) ?? [])
            if (name) used.add(name);
        }
        for (const [, name] of file.matchAll(/"(web-[a-z-]*[a-z])"/g)) if (name) used.add(name);
      }
      expect(used.size).toBeGreaterThan(150);
      used.delete("nobody"); // in English it says its own name
      for (const name of used) expect(say(name), name).not.toBe(name);
    },
  );

  it("speaks of cards, lists and plurals", async () => {
    await speak("en");
    expect(cardName("R7")).toBe("Red 7");
    expect(list(["a", "b"])).toBe("a and b");
    expect(say("web-spectators", { count: 1 })).toBe("one spectator");
    await speak("pl");
    expect(say("web-hand-count", { count: 3 })).toBe("3 karty na ręce");
    expect(say("web-hand-count", { count: 5 })).toBe("5 kart na ręce");
  });
});

describe("languages that come late", () => {
  /** Words that do not come in one language until they are let through. */
  function hold(late: string): { words: Lesson; free: () => void } {
    let free = () => {};
    const held = new Promise<void>((then) => (free = then));
    const words: Lesson = async (code) => {
      if (code === late) await held;
      return new FluentResource("");
    };
    return { words, free };
  }

  it("speaks the one that was chosen last", async () => {
    await speak("en");
    const { words, free } = hold("de");
    await prepared(Promise.resolve(), words);
    const first = speak("de");
    await speak("fr");
    free();
    await first;
    expect(language()).toBe("fr");
  });

  it("does not return to one for whose part words were fetched", async () => {
    await speak("en");
    const { words, free } = hold("en");
    const part = prepared(Promise.resolve(), words);
    await speak("fr");
    free();
    await part;
    expect(language()).toBe("fr");
  });

  it("speaks the one that was chosen before words for a part were fetched", async () => {
    await speak("en");
    const { words, free } = hold("de");
    const chosen = speak("de");
    await prepared(Promise.resolve(), words);
    expect(language()).toBe("en");
    free();
    await chosen;
    expect(language()).toBe("de");
  });
});

describe("the table in words", () => {
  beforeAll(() => speak("en"));

  it("tells turns", () => {
    const event: AnyEvent = {
      kind: "stepped",
      seq: 9,
      at: 0,
      seat: 2,
      cause: "bot",
      out: [1],
      moves: [
        { step: "+V1" },
        {
          step: "^B5",
          palette: 1,
        },
        { step: ">G2" },
        { step: "!" },
      ],
    };
    const lines = tell(state(), event);
    expect(lines.map((line) => line.text)).toEqual([
      "Sam plays V1 to the palette, lays B5 from your palette face down on the draw deck, discards G2 to the canvas (now Green) and draws a card.",
      "You are out: no cards left in your hand.",
    ]);
    expect(tell(state({ you: 0 }), event)[0]?.text).toContain("B5 from Ann’s palette");
  });

  it("seats the others around the reader", () => {
    const seats = [1, 2, 3, 4].flatMap((seat) =>
      state()
        .seats.slice(0, 1)
        .map((one) => ({ ...one, seat })),
    );
    const four = state({ you: 3, seats });
    expect(others(four)).toEqual([4, 1, 2]);
    expect(others({ ...four, you: 0 })).toEqual([2, 3, 4]);
  });

  it("sorts a hand by number or by colour", () => {
    expect(sorted(["V7", "R1", "R7", "G3"], "number")).toEqual(["R7", "V7", "G3", "R1"]);
    expect(sorted(["V7", "R1", "R7", "G3"], "colour")).toEqual(["R7", "R1", "G3", "V7"]);
  });

  it("reads and writes rules", () => {
    for (const rules of ["v1.2", "v1.1+draw!+match", "v1.3+draw+match+actions", "v1.2+actions"]) {
      expect(write(read(rules))).toBe(rules);
    }
    expect(rulesText("v1.2+match")).toBe("v1.2 · Points");
  });
});
