import { describe, expect, it } from "vitest";
import { holds, pieces, wanted } from "../../src/rulebook/searching";

const found = (text: string, question: string) =>
  pieces(text, wanted(question))
    .filter((piece) => piece.found)
    .map((piece) => piece.text);

describe("searching", () => {
  it("ignores capitals and accents, both ways", () => {
    expect(holds(["Płótno i stos dociągania"], wanted("plotno DOCIAGANIA"))).toBe(true);
    expect(holds(["El area de juego"], wanted("área"))).toBe(true);
    expect(holds(["Die größte Gruppe"], wanted("groesste"))).toBe(false);
    expect(holds(["Die größte Gruppe"], wanted("grosste"))).toBe(true);
  });

  it("wants every word, in any order and text", () => {
    expect(holds(["the draw deck", "an odd card"], wanted("card deck"))).toBe(true);
    expect(holds(["the draw deck", "an odd card"], wanted("card canvas"))).toBe(false);
    expect(wanted("   ")).toEqual([]);
  });

  it("marks what was found as it is written", () => {
    expect(found("Défausse une carte, défausse-la", "defausse")).toEqual(["Défausse", "défausse"]);
    expect(found("größte", "ss")).toEqual(["ß"]);
    expect(found("aaa", "aa")).toEqual(["aaa"]);
    expect(
      pieces("Żółty kolor", wanted("zolty"))
        .map((piece) => piece.text)
        .join(""),
    ).toBe("Żółty kolor");
    expect(pieces("nothing", wanted("something"))).toEqual([{ text: "nothing", found: false }]);
  });
});
