import { beforeAll, describe, expect, it } from "vitest";
import type { Move, Stepped } from "../../src/protocol/messages";
import type { AnyEvent } from "../../src/protocol/parts";
import {
  latest,
  lines,
  outOfCards,
  rematchAsked,
  tell,
  turnText,
  whyOver,
} from "../../src/table/story";
import { prepared, speak } from "../../src/words/words.svelte";
import { state } from "./state";

const played: Move = {
  step: "+V1",
};
const ended: Move = { step: "." };
const drew: Move = {
  step: "!",
};

function stepped(changes: Partial<Stepped> = {}): Stepped {
  return {
    kind: "stepped",
    seq: 9,
    at: 0,
    seat: 2,
    cause: "bot",
    out: [],
    moves: [played, ended],
    ...changes,
  };
}

describe("what happened", () => {
  beforeAll(async () => {
    await speak("en");
    await prepared(Promise.resolve()); // as soon as a table is there, so are the rarer sentences
  });

  it("tells a turn by who made it, with its cards, and not that it ended", () => {
    const [line, ...more] = tell(state(), stepped());
    expect(more).toEqual([]);
    expect(line).toMatchObject({ seat: 2, heading: false });
    expect(line?.text).toBe("Sam plays V1 to the palette.");
    expect(turnText(state(), 2, [played, ended])).toBe(turnText(state(), 2, [played]));
    expect(turnText(state(), 2, [ended])).toBe("");
  });

  it("spells cards out for a screen reader", () => {
    const [line] = tell(state(), stepped(), true);
    expect(line?.text).toContain("Violet 1");
    expect(line?.text).not.toContain("V1");
  });

  it("agrees with its subject, which for the reader is no name", () => {
    const own = stepped({ seat: 1 });
    expect(tell(state(), own)[0]?.text).toBe("You play V1 to your palette.");
    expect(tell(state({ you: 0 }), own)[0]?.text).toBe("Ann plays V1 to the palette.");
  });

  it("joins the steps of a turn", () => {
    const discarded: Move = {
      step: ">G4",
    };
    expect(turnText(state(), 2, [played, discarded])).toBe(
      "Sam plays V1 to the palette and discards G4 to the canvas (now Green).",
    );
    expect(turnText(state(), 1, [played, discarded, drew])).toBe(
      "You play V1 to your palette, discard G4 to the canvas (now Green) and draw a card.",
    );
  });

  it("tells whose palette a card is taken from", () => {
    const taken = (seat: number): Move => ({
      step: "^B5",
      palette: seat,
    });
    const told = (reader: number, seat: number, owner: number) =>
      turnText(state({ you: reader }), seat, [taken(owner)]);
    expect(told(1, 2, 1)).toBe("Sam lays B5 from your palette face down on the draw deck.");
    expect(told(2, 2, 1)).toBe("You lay B5 from Ann’s palette face down on the draw deck.");
    expect(told(0, 2, 1)).toBe("Sam lays B5 from Ann’s palette face down on the draw deck.");
    expect(told(1, 1, 1)).toBe("You lay B5 face down on the draw deck.");
  });

  it.each([
    ["de", "Du spielst V1 auf deine Palette."],
    ["pl", "Zagrywasz V1 do palety."],
  ] as const)("so it does in other languages: %s", async (language, text) => {
    await speak(language);
    expect(turnText(state(), 1, [played])).toBe(text);
    await speak("en");
  });

  it("says once that somebody dropped out", () => {
    const dropped: Move = { step: "~" };
    const event = stepped({ moves: [dropped], out: [2] });
    expect(tell(state(), event).map((line) => line.text)).toEqual(["Sam drops out."]);
    const own = { ...event, seat: 1, out: [1] };
    expect(tell(state(), own).map((line) => line.text)).toEqual(["You drop out."]);
    const both = { ...event, out: [2, 1] };
    expect(tell(state(), both).map((line) => line.text)).toEqual([
      "Sam drops out.",
      "You are out: no cards left in your hand.",
    ]);
  });

  it("tells who is out for want of cards, and of nobody else", () => {
    const dealt: AnyEvent = { kind: "dealt", seq: 8, at: 0, round: 2, begins: 2 };
    const events = [stepped({ out: [1] }), dealt, stepped({ out: [2] })];
    expect(tell(state(), stepped({ out: [2] })).at(-1)?.text).toBe("Sam is out.");
    expect(outOfCards(state(), events)).toBe("");
    const empty = "You are out: no cards left in your hand.";
    expect(outOfCards(state(), events.slice(0, 1))).toBe(empty);
    expect(outOfCards(state(), events.slice(0, 1), 1)).toBe(empty);
    expect(outOfCards(state(), events.slice(0, 1), 2)).toBe("");
    expect(outOfCards(state({ you: 0 }), events.slice(0, 1))).toBe(
      "Ann is out: no cards left in hand.",
    );
  });

  it("tells what happened last in the round", () => {
    const dealt: AnyEvent = { kind: "dealt", seq: 8, at: 0, round: 1, begins: 2 };
    const silent: AnyEvent = { kind: "agreed", seq: 9, at: 0, seat: 2, to: "next-round" };
    expect(latest(state(), [stepped(), dealt])).toBe("");
    expect(latest(state(), [dealt, stepped(), silent])).toBe("Sam plays V1 to the palette.");
    expect(latest(state(), [dealt, stepped({ out: [1] })])).toMatch(/palette\. You are out/);
  });

  it("names whoever has left, and says how strong the bot is that plays on", () => {
    const gone = state().seats.map((seat) => ({ ...seat, name: `P${seat.seat}` }));
    const left: AnyEvent = { kind: "left", seq: 9, at: 0, seat: 2 };
    expect(tell(state({ seats: gone }), left)[0]?.text).toBe("P2 has left the table.");
    const stood: AnyEvent = { kind: "stood-in", seq: 9, at: 0, seat: 2, bot: "green" };
    expect(tell(state({ seats: gone }), stood)[0]?.text).toBe(
      "Playing for P2: Bot, strength 4 of 7.",
    );
  });

  it("tells at once who wants a rematch, and later too", () => {
    const agreed: AnyEvent = { kind: "agreed", seq: 9, at: 0, seat: 2, to: "rematch" };
    expect(tell(state(), agreed)[0]?.text).toBe("Sam asks for a rematch.");
    expect(tell(state({ you: 2 }), agreed)[0]?.text).toBe("You ask for a rematch.");
    expect(tell(state(), { ...agreed, to: "next-round" })).toEqual([]);
    const seats = state().seats.map((seat) => ({ ...seat, ready: true }));
    expect(rematchAsked(state({ seats, stage: "over" }))).toEqual(["Sam asks for a rematch."]);
    expect(rematchAsked(state({ seats, stage: "over", you: 0 }))).toHaveLength(2);
    expect(rematchAsked(state({ seats, stage: "pause" }))).toEqual([]);
  });

  it.each([
    ["goal", "The goal of 40 points has been reached."],
    ["cards", "Too few cards are left to play on."],
    ["round", ""],
    [null, ""],
  ] as const)("tells why a match is over: %s", (reason, text) => {
    const won = { winners: [1], scores: [41, 3], seed: "", entropies: [], record: "t-1", reason };
    expect(whyOver(state({ goal: 40, result: won }))).toBe(text);
    const ended: AnyEvent = { kind: "game-ended", seq: 9, at: 0, result: won };
    expect(tell(state({ goal: 40 }), ended).map((line) => line.text)).toEqual(text ? [text] : []);
  });

  it.each([
    ["faster", "Ann lets the bots play faster.", "You let the bots play faster."],
    ["end", "Ann lets the round be played to the end.", "You let the round be played to the end."],
  ] as const)("tells who lets the bots hurry: %s", (to, theirs, yours) => {
    const hurried: AnyEvent = { kind: "hurried", seq: 9, at: 0, seat: 1, to };
    expect(tell(state({ you: 0 }), hurried)[0]?.text).toBe(theirs);
    expect(tell(state(), hurried)[0]?.text).toBe(yours);
  });

  it("tells who takes a hint", () => {
    const hinted: AnyEvent = { kind: "hinted", seq: 9, at: 0, seat: 1, stage: 2 };
    expect(tell(state({ you: 0 }), hinted)[0]?.text).toBe("Ann takes a hint (2/3).");
    expect(tell(state(), hinted)[0]?.text).toBe("You take a hint (2/3).");
  });

  it("tells who sits down", () => {
    const seated: AnyEvent = { kind: "seated", seq: 2, at: 0, seat: 1, name: "Ann", bot: null };
    expect(tell(state(), seated)[0]?.text).toBe("You sit down.");
    expect(tell(state({ you: 0 }), seated)[0]?.text).toBe("Ann sits down.");
  });

  it("says no more of a turn that ended after a draw", () => {
    expect(tell(state(), stepped({ moves: [ended] }))).toEqual([]);
    expect(tell(state(), stepped({ moves: [ended], out: [1] }))).not.toEqual([]);
  });

  it("names a card that was drawn only where it is known", () => {
    const hidden = turnText(state(), 1, [drew]);
    const shown = turnText(state(), 1, [{ step: "!G3" }]);
    expect(hidden).not.toBe("");
    expect(hidden).not.toContain("G3");
    expect(shown).toContain("G3");
  });

  it("tells who ran out of time, and who went out", () => {
    const told = tell(state(), stepped({ seat: 1, cause: "timeout", out: [1, 2] }));
    expect(told.map((line) => line.seat)).toEqual([1, 1, 1, 2]);
    expect(told[0]?.text).toBe("You run out of time.");
    expect(new Set(told.map((line) => line.text)).size).toBe(4);
  });

  it("begins a round with a heading that nobody owns", () => {
    const dealt: AnyEvent = { kind: "dealt", seq: 4, at: 0, round: 3, begins: 2 };
    const [line] = tell(state(), dealt);
    expect(line).toMatchObject({ seat: 0, heading: true });
    expect(line?.text).toMatch(/3.*Sam/);
    expect(tell(state(), { ...dealt, begins: 1 })[0]?.text).not.toBe(line?.text);
  });

  it("says nothing of what happens behind the scenes", () => {
    expect(tell(state(), { kind: "created", seq: 1, at: 0 })).toEqual([]);
    expect(tell(state(), { kind: "revealed", seq: 1, at: 0, seat: 1, entropy: "00" })).toEqual([]);
  });

  it("begins with the last game, and gives every line a key of its own", () => {
    const events: AnyEvent[] = [
      { kind: "started", seq: 2, at: 0, game: 1 },
      stepped({ seq: 3 }),
      { kind: "started", seq: 4, at: 0, game: 2 },
      { kind: "dealt", seq: 5, at: 0, round: 1, begins: 1 },
      stepped({ seq: 6, out: [1, 2] }),
    ];
    const told = lines(state(), events);
    expect(told).toHaveLength(4);
    expect(told[0]?.heading).toBe(true);
    expect(new Set(told.map((line) => line.key)).size).toBe(4);
    // What is told does not change its key when more is added, so nothing is drawn twice.
    const more = lines(state(), [...events, stepped({ seq: 7 })]);
    expect(more.slice(0, 4).map((line) => line.key)).toEqual(told.map((line) => line.key));
  });
});
