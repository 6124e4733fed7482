import { describe, expect, it } from "vitest";
import { imagine } from "../../../src/table/model/imagine";
import { outcome, round } from "../state";

describe("a step as it would look", () => {
  it("plays a card to the palette", () => {
    const after = imagine(round(), 1, "+R7", null);
    expect(after.players[0]?.hand).toEqual(["G4"]);
    expect(after.players[0]?.palette).toEqual(["B5", "R7"]);
    expect(after.players[1]).toEqual(round().players[1]);
    expect(after.canvas).toBe("R");
    expect(after.steps).toEqual(["+R7"]);
  });

  it("discards a card, whose colour is then in force", () => {
    const after = imagine(round(), 1, ">G4", null);
    expect(after.canvas).toBe("G");
    expect(after.canvas_card).toBe("G4");
    expect(after.players[0]?.hand).toEqual(["R7"]);
    expect(after.deck).toBe(33);
  });

  it("lets the server say which colour is in force", () => {
    expect(imagine(round(), 1, ">G4", outcome({ canvas: "V" })).canvas).toBe("V");
  });

  it("lays a card from another palette on the deck, where everybody knows it", () => {
    const after = imagine(round({ deck_known: ["I1"] }), 1, "^V7", null);
    expect(after.deck).toBe(34);
    expect(after.deck_known).toEqual(["V7", "I1"]);
    expect(after.players[1]?.palette).toEqual([]);
    expect(after.players[1]?.best).toEqual([]);
    expect(after.canvas_card).toBeNull();
  });

  it("moves a card from one's own palette to the canvas", () => {
    const after = imagine(round(), 1, ">B5", null);
    expect(after.players[0]?.palette).toEqual([]);
    expect(after.players[0]?.hand).toEqual(["R7", "G4"]);
    expect(after.canvas_card).toBe("B5");
  });

  it("takes a known card out of what is known", () => {
    const [own, other] = round().players;
    if (!own || !other) throw new Error("two players");
    const before = round({ players: [{ ...own, known: ["R7"] }, other] });
    expect(imagine(before, 1, "+R7", null).players[0]?.known).toEqual([]);
  });

  it("shows who would be winning, and their cards only where nothing changes", () => {
    const under = [1, 2, 1, 1, 1, 1, 1];
    const after = imagine(round(), 1, "+R7", outcome({ under, best: ["R7"], phase: "free" }));
    expect(after.standings.map((one) => one.seat)).toEqual(under);
    expect(after.standings[0]?.cards).toEqual([]);
    expect(after.standings[1]?.cards).toEqual(["V7"]);
    expect(after.players[0]?.best).toEqual(["R7"]);
    expect(after.players[1]?.best).toEqual(["V7"]);
    expect(after.phase).toBe("free");
  });

  it("changes nothing of what it is given", () => {
    const before = round();
    imagine(before, 1, "^V7", outcome());
    expect(before).toEqual(round());
  });
});
