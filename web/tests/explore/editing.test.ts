import { describe, expect, it } from "vitest";
import {
  balanced,
  CARDS,
  Editing,
  moved,
  placeOf,
  seated,
  type Checking,
} from "../../src/explore/editing.svelte";
import { readBoard, writeBoard } from "../../src/protocol/positions";
import { explored, START } from "./explored";

const board = readBoard("R 1 G1?31 B5/R7G4 V7/?2 *O1");
const text = (card: string, place: string) => writeBoard(moved(board, card, place));

class Checker implements Checking {
  readonly asked: string[] = [];
  refuse = false;
  private waiting: (() => void)[] = [];
  ask = ({ rules, position }: { rules?: string; position: string }) => {
    this.asked.push(`${rules ?? ""} ${position}`);
    return this.refuse ? Promise.reject(new Error("Impossible.")) : Promise.resolve(explored());
  };
  tell = (error: unknown) => ({ text: error instanceof Error ? error.message : "" });
  later = (_: number, act: () => void) => {
    this.waiting.push(act);
    return () => (this.waiting = this.waiting.filter((one) => one !== act));
  };
  async pass(): Promise<void> {
    for (const act of this.waiting.splice(0)) act();
    await new Promise((then) => setTimeout(then));
  }
}

describe("a card", () => {
  it("is one of 49, each in its place", () => {
    expect(new Set(CARDS).size).toBe(49);
    const places = ["R7", "B5", "G1", "O1", "V1"].map((card) => placeOf(board, card));
    expect(places).toEqual(["hand-1", "palette-1", "deck", "gone", "unseen"]);
  });

  it.each([
    ["R7", "palette-2", "R 1 G1?31 B5/G4 V7R7/?2 *O1"],
    ["V1", "hand-2", "R 1 G1?31 B5/R7G4 V7/V1?2 *O1"],
    ["B5", "canvas", "B 1 G1?31 -/R7G4 V7/?2 *O1B5"],
    ["O1", "deck", "R 1 O1G1?31 B5/R7G4 V7/?2"],
    ["G1", "unseen", "R 1 31 B5/R7G4 V7/?2 *O1"],
    ["V7", "gone", "R 1 G1?31 B5/R7G4 -/?2 *O1V7"],
  ])("%s goes to %s", (card, place, after) => {
    expect(text(card, place)).toBe(after);
  });

  it("that comes to light is one hidden card less, once all are counted", () => {
    const full = readBoard("R 1 G1?42 B5/R7G4 V7/?1 *O1");
    const put = (place: string) => writeBoard(balanced(moved(full, "V1", place), place));
    expect(put("hand-2")).toBe("R 1 G1?42 B5/R7G4 V7/V1 *O1");
    expect(put("hand-1")).toBe("R 1 G1?41 B5/R7G4V1 V7/?1 *O1");
    const dealt = readBoard("R 1 0 B5/R7G4 V7/?45");
    expect(writeBoard(balanced(moved(dealt, "V1", "gone"), "gone"))).toContain("V7/?44 *V1");
  });

  it("brings a player back into the round", () => {
    const out = readBoard("R 2 33 x V7/?2");
    expect(writeBoard(moved(out, "R7", "hand-1"))).toBe("R 2 33 -/R7 V7/?2");
  });
});

describe("players", () => {
  it("come and go", () => {
    expect(writeBoard(seated(board, 3))).toBe("R 1 G1?31 B5/R7G4 V7/?2 -/- *O1");
    const three = readBoard("R 3 33 B5/R7 V7/?2 R1/?7 $1,2,3");
    expect(writeBoard(seated(three, 2))).toBe("R 2 33 B5/R7 V7/?2 $1,2");
  });
});

describe("editing", () => {
  it("asks after every change whether the position is possible", async () => {
    const checker = new Checker();
    const editing = new Editing("v1.2", `${START} ; +R7 @ x, 1 ~`, checker);
    expect(editing.text).toBe(START);
    expect(editing.possible).toBe(false);
    editing.pick("R6");
    editing.put("hand-2");
    expect(editing.selected).toBeNull();
    editing.seat(2, { hidden: 1 });
    await checker.pass();
    expect(checker.asked).toEqual(["v1.2 R 1 33 B5/R7G4 V7/R6?1"]); // once, when it rests
    expect(editing.possible).toBe(true);
    checker.refuse = true;
    editing.seat(1, { out: true });
    expect(editing.possible).toBe(false);
    await checker.pass();
    expect(editing.trouble?.text).toBe("Impossible.");
    checker.refuse = false;
    editing.step("palette-1R6");
    await checker.pass();
    expect(editing.trouble).toBeNull();
    expect(editing.unseen).not.toContain("R6");
  });

  it("gives points in a match only", async () => {
    const checker = new Checker();
    const editing = new Editing("v1.2", START, checker);
    editing.setRules("v1.2+match");
    editing.score(2, 12);
    expect(editing.text).toBe(`${START} $0,12`);
    editing.setRules("v1.2");
    expect(editing.text).toBe(START);
    await checker.pass();
    expect(checker.asked).toEqual([`v1.2 ${START}`]);
  });
});
