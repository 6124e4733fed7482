import { describe, expect, it } from "vitest";
import { signed, tenths } from "../../src/words/numbers";
import { speak } from "../../src/words/words.svelte";

describe("numbers", () => {
  it("say whether they have grown", () => {
    expect([12, 0, -3].map(signed)).toEqual(["+12", "+0", "−3"]);
  });

  it.each([
    ["en", "31.0", "0.5"],
    ["de", "31,0", "0,5"],
    ["pl", "31,0", "0,5"],
  ] as const)("have the decimal mark of %s", async (code, whole, half) => {
    await speak(code);
    expect(tenths(31)).toBe(whole);
    expect(tenths(0.5)).toBe(half);
    expect(tenths(31, 0)).toBe("31");
  });
});
