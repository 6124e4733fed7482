import { beforeEach, describe, expect, it } from "vitest";
import { Explorer, opened } from "../../src/explore/explorer.svelte";
import { press } from "../../src/explore/keys";
import { divided } from "../../src/explore/tree.svelte";
import { Answers, START } from "./explored";

const tell = (error: unknown) => ({ text: error instanceof Error ? error.message : "" });
let answers: Answers;

const open = (line = ""): Promise<Explorer> =>
  opened({ rules: "basic", position: START, line }, answers.ask, tell);
const key = (name: string) => new KeyboardEvent("keydown", { key: name });

async function type(explorer: Explorer, name: string): Promise<void> {
  press(explorer, key(name));
  await new Promise((then) => setTimeout(then));
}

beforeEach(() => {
  answers = new Answers();
  sessionStorage.clear();
});

describe("a line", () => {
  it("grows by whole turns, and shows the one under way", async () => {
    const explorer = await open();
    expect(explorer.rules).toBe("v1.2"); // what the server calls them
    await explorer.play("+R7");
    expect(explorer.under?.steps).toBe("+R7");
    expect(explorer.line).toBe("+R7");
    expect(explorer.root.children).toHaveLength(0);
    await explorer.play(".");
    expect(explorer.under).toBeNull();
    expect(explorer.line).toBe("+R7 .");
    expect(explorer.root.children.map((turn) => turn.steps)).toEqual(["+R7 ."]);
  });

  it("branches where another turn is made, and is the same where it was made before", async () => {
    const explorer = await open();
    await explorer.play("+R7 .");
    await explorer.back();
    await explorer.play(">G4 .");
    await explorer.back();
    await explorer.play("+R7 .");
    expect(explorer.root.children.map((turn) => turn.steps)).toEqual(["+R7 .", ">G4 ."]);
  });

  it("takes a second press for nothing until the first is answered", async () => {
    const explorer = await open();
    const first = explorer.play("+R7");
    explorer.selected = "G4";
    expect(explorer.offered.size).toBe(0);
    await explorer.play(">G4");
    await first;
    expect(explorer.line).toBe("+R7");
    await explorer.play(".");
    expect(explorer.line).toBe("+R7 .");
  });

  it("calls players by the names that came with it", async () => {
    const place = { rules: "basic", position: START, line: "", names: ["Ann"], you: 2 };
    const explorer = await opened(place, answers.ask, tell);
    expect(explorer.name(1)).toBe("Ann");
    expect(explorer.named(explorer.now.state).you).toBe(2);
  });

  it("is opened by a link, turn by turn", async () => {
    const explorer = await open("+R7 . +O1 . >G4");
    expect(explorer.at.path.map((turn) => turn.steps)).toEqual(["+R7 .", "+O1 ."]);
    expect(explorer.under?.steps).toBe(">G4");
    expect(explorer.line).toBe("+R7 . +O1 . >G4");
    const end = await open("+R7 . +O1 .");
    expect(end.line).toBe("+R7 . +O1 .");
    expect(end.under).toBeNull();
  });

  it("that cannot be played leaves one at the position, with the reason", async () => {
    const explorer = await open("+R7 ?");
    expect(explorer.line).toBe("");
    expect(explorer.trouble?.text).toBe("refused");
    await explorer.play("+R7");
    expect(explorer.trouble).toBeNull();
  });

  it("is kept across a reload", async () => {
    const before = await open();
    await before.play("+R7 .");
    await before.play("+O1 .");
    await before.go(before.root);
    await before.play("~");
    before.keep();
    const after = await open("~");
    expect(after.root.children.map((turn) => turn.steps)).toEqual(["+R7 .", "~"]);
    expect(after.root.end.line).toBe("+R7 . +O1 .");
    expect(after.line).toBe("~");
  });

  it("is divided by the number of steps of each turn", () => {
    expect(divided("+R7 . >G4 ! +O1", [2, 2])).toEqual(["+R7 .", ">G4 !", "+O1"]);
    expect(divided("", [])).toEqual([""]);
  });
});

describe("taking back", () => {
  it("takes one step after the other, then turns", async () => {
    const explorer = await open("+R7 .");
    await explorer.play("+O1");
    await explorer.play(">G4");
    await explorer.back();
    expect(explorer.line).toBe("+R7 . +O1");
    await explorer.back();
    expect(explorer.line).toBe("+R7 .");
    await explorer.back();
    expect(explorer.line).toBe("");
    await explorer.back();
    expect(explorer.line).toBe("");
  });

  it("takes what follows by itself along", async () => {
    const explorer = await open();
    await explorer.play("+Y3");
    expect(explorer.line).toBe("+Y3 !V2");
    await explorer.back();
    expect(explorer.line).toBe("");
  });

  it("forgets a turn and what follows it", async () => {
    const explorer = await open("+R7 . +O1 .");
    await explorer.go(explorer.at.parent);
    await explorer.forget();
    expect(explorer.line).toBe("");
    expect(explorer.root.children).toHaveLength(0);
  });
});

describe("cards", () => {
  it("of the player to move can be picked up, and offered where they may go", async () => {
    const explorer = await open();
    expect(explorer.movable("R7")).toBe(true);
    expect(explorer.movable("V7")).toBe(false);
    explorer.pick("G4");
    expect([...explorer.offered]).toEqual([
      ["+", false],
      [">", true],
    ]);
    explorer.pick("G4");
    expect(explorer.selected).toBeNull();
    expect(explorer.offered.size).toBe(0);
  });

  it("that nobody has seen are those that lie nowhere", async () => {
    const explorer = await open();
    expect(["R6", "R7", "B5", "V7"].map((card) => explorer.unseen(card))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("what is judged", () => {
  it("is the position before the turn, until a card is drawn", async () => {
    const explorer = await open();
    await explorer.play("+R7");
    expect(explorer.judged).toBe(explorer.root.explored);
    await explorer.playJudged(">G4 !");
    expect(explorer.line).toBe(">G4"); // which card is drawn is still to be said
    await explorer.play("!O1");
    expect(explorer.judged).toBe(explorer.now);
    await explorer.playJudged(".");
    expect(explorer.line).toBe(">G4 !O1 .");
  });
});

describe("keys", () => {
  it("lead through the tree", async () => {
    const explorer = await open("+R7 . +O1 .");
    await explorer.go(explorer.root);
    await explorer.play("~");
    await type(explorer, "ArrowUp");
    expect(explorer.line).toBe("+R7 .");
    await type(explorer, "ArrowDown");
    expect(explorer.line).toBe("~");
    await type(explorer, "Home");
    expect(explorer.line).toBe("");
    await type(explorer, "ArrowRight");
    expect(explorer.line).toBe("+R7 .");
    await type(explorer, "End");
    expect(explorer.line).toBe("+R7 . +O1 .");
    await type(explorer, "ArrowLeft");
    expect(explorer.line).toBe("+R7 .");
    const other = key("x");
    press(explorer, other);
    expect(other.defaultPrevented).toBe(false);
  });

  it("mean something else in a field", async () => {
    const explorer = await open("+R7 .");
    const field = document.body.appendChild(document.createElement("input"));
    const event = new KeyboardEvent("keydown", { key: "Home", cancelable: true, bubbles: true });
    field.addEventListener("keydown", (typed) => press(explorer, typed));
    field.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    field.remove();
  });
});
