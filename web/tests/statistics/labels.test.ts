import { beforeAll, describe, expect, it } from "vitest";
import { amount, habitLabel, opponentName } from "../../src/statistics/labels";
import { page } from "../../src/statistics/statistics-page";
import { speak } from "../../src/words/words.svelte";

beforeAll(async () => {
  await speak("en");
  await page();
});

describe("statistics in words", () => {
  it("say what somebody did", () => {
    const habit = { count: 3, given: 0.2 };
    expect(habitLabel({ ...habit, group: "kind", name: "play-both" })).toBe(
      "Played only, instead of playing and discarding",
    );
    expect(habitLabel({ ...habit, group: "kind", name: "play-play" })).toBe(
      "Played only, but with the wrong cards",
    );
    expect(habitLabel({ ...habit, group: "action", name: "missed-3" })).toBe(
      "Missed the action of a 3",
    );
    expect(habitLabel({ ...habit, group: "part", name: "late" })).toBe("From the fifth turn on");
    expect(habitLabel({ ...habit, group: "theme", name: "win" })).toBe("Missed a win");
  });

  it("name opponents", () => {
    expect(opponentName({ name: "Zoë", bot: "" })).toBe("Zoë");
    expect(opponentName({ name: "", bot: "blue" })).toBe("Bot, strength 3 of 7");
    expect(opponentName({ name: "", bot: "" })).toBe("Somebody");
  });

  it("write whole numbers without a fraction", () => {
    expect([3, 2.5, 0].map(amount)).toEqual(["3", "2.5", "0"]);
  });
});
