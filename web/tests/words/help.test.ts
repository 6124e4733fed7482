import { beforeAll, describe, expect, it } from "vitest";
import { COLOURS } from "../../src/protocol/cards";
import { actionHelp, drawHelp, ruleHelp, scoreHelp, turnHelp } from "../../src/words/help";
import { prepared, speak } from "../../src/words/words.svelte";
import { state } from "../table/state";

describe("help", () => {
  beforeAll(() => speak("en").then(() => prepared(Promise.resolve())));

  it("explains each colour", () => {
    const told = COLOURS.map(ruleHelp);
    expect(new Set(told).size).toBe(7);
    expect(told[0]).toMatch(/^The highest card wins\./);
    expect(told.every((text) => !text.startsWith("help-"))).toBe(true);
  });

  it("explains actions by the edition, and only where there are any", () => {
    expect(actionHelp("v1.2+actions", "R1")).toContain("at least as many cards as yours");
    expect(actionHelp("v1.1+actions", "R1")).toContain("more than one card");
    expect(actionHelp("v1.2+actions", "G7")).toContain("at once");
    expect(actionHelp("v1.3+actions", "G7")).toContain("even the 7 itself");
    expect(actionHelp("v1.3+actions", "G7")).not.toContain("at once");
    expect(actionHelp("v1.1+actions", "G7")).not.toContain("draw deck");
    expect(actionHelp("v1.2+actions", "V3")).toMatch(/^Draw a card/);
    expect(actionHelp("v1.2+actions", "V5")).toMatch(/^Play another card/);
    expect(actionHelp("v1.2+actions", "G4")).toBe("");
    expect(actionHelp("v1.2+draw", "R1")).toBe("");
  });

  it("explains drawing and scoring where they are played", () => {
    expect(drawHelp("v1.2+draw")).toContain("may draw");
    expect(drawHelp("v1.2+draw!")).toContain("must draw");
    expect(drawHelp("v1.2")).toBe("");
    expect(scoreHelp(state({ goal: 35 }))).toContain("35 points");
    expect(scoreHelp(state())).toBe("");
    expect(turnHelp()).toContain("The last player left wins the round.");
  });
});
