import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { Game, PACES, withHands } from "../../src/replay/game.svelte";
import { press } from "../../src/replay/keys";
import { speak } from "../../src/words/words.svelte";
import { replay } from "./replay";

beforeAll(() => speak("en"));

function timed(stop = 0) {
  const waiting: { ms: number; act: () => void }[] = [];
  const game = new Game(replay(), stop, (ms, act) => {
    const one = { ms, act };
    waiting.push(one);
    return () => waiting.splice(waiting.indexOf(one), waiting.includes(one) ? 1 : 0);
  });
  const tick = () => {
    const one = waiting.shift();
    one?.act();
    flushSync();
    return one?.ms;
  };
  return { game, tick, waiting };
}

const hand = (game: Game, seat: number) => game.state.round?.players[seat - 1]?.hand;

describe("a finished game", () => {
  it("stops at deals and ends of turns", () => {
    const { game } = timed();
    expect(game.stops).toEqual([0, 2, 3, 4]);
    game.turn(1);
    expect([game.at, game.moment]).toEqual([1, 2]);
    expect(hand(game, 1)).toEqual(["R1"]);
    game.turn(-1);
    expect(hand(game, 1)).toEqual(["R1", "R2", "R3"]);
  });

  it("goes step by step, and from the middle of a turn to either side", () => {
    const { game } = timed();
    game.step(1);
    expect([game.at, game.moment]).toEqual([0, 1]);
    expect(hand(game, 1)).toEqual(["R1", "R2"]);
    expect(game.said()).toContain("R3");
    game.turn(-1);
    expect(game.moment).toBe(0);
    game.step(1);
    game.turn(1);
    expect(game.moment).toBe(2);
    game.step(-1);
    expect(game.moment).toBe(1);
  });

  it("begins where the link leads, and ends where the game does", () => {
    expect(timed(2).game.moment).toBe(3);
    expect(timed(99).game.at).toBe(3);
    expect(timed(99).game.last).toBe(3);
  });

  it("finds a turn by its round and number", () => {
    const { game } = timed();
    expect(game.stopAt(1, 0)).toBe(0);
    expect(game.stopAt(1, 2)).toBe(2);
    expect(game.stopAt(2, 0)).toBe(3);
    expect(game.stopAt(3, 0)).toBe(-1);
  });

  it("plays step by step to its end, at the pace that was chosen", () => {
    const { game, tick, waiting } = timed();
    game.play();
    expect(tick()).toBe(PACES.normal);
    expect(game.moment).toBe(1);
    game.pace = "quick";
    tick();
    expect(tick()).toBe(PACES.quick);
    expect(game.playing).toBe(true);
    tick();
    expect([game.playing, game.moment, waiting.length]).toEqual([false, 4, 0]);
    game.toggle();
    expect([game.playing, game.moment]).toEqual([true, 0]);
    game.show(2);
    expect([game.playing, waiting.length]).toEqual([false, 0]);
  });

  it("lets cards fly for the step or the turn that was made, and not for a leap", () => {
    const { game } = timed();
    game.step(1);
    expect(game.moves.map(({ move }) => move.step)).toEqual(["+R3"]);
    game.show(0);
    expect(game.moves).toEqual([]);
    game.turn(1);
    expect(game.moves.map(({ move }) => move.step)).toEqual(["+R3", "+R2"]);
    game.show(0);
    game.show(2);
    expect(game.moves).toEqual([]);
  });

  it("shows all hands, none, or one", () => {
    const { game } = timed();
    game.turnHands();
    expect(game.hands).toBe("none");
    expect([hand(game, 1), hand(game, 2)]).toEqual([[], []]);
    expect(game.state.round?.players[0]?.hidden).toBe(3);
    game.turnHands();
    expect(game.hands).toBe(1);
    expect([hand(game, 1)?.length, hand(game, 2)]).toEqual([3, []]);
    game.turnHands();
    game.turnHands();
    expect(game.hands).toBe("all");
    expect(withHands(game.state, "all")).toBe(game.state);
  });

  it("tells the log with the stop of each line", () => {
    const { game } = timed();
    const lines = game.lines();
    expect(lines.map((line) => line.stop)).toEqual([0, 1, 2, 3]);
    expect(lines[1]?.text).toContain("R2");
    expect(new Set(lines.map((line) => line.key)).size).toBe(lines.length);
  });

  it("obeys the keys", () => {
    const { game } = timed();
    const key = (name: string, more = {}) =>
      press(game, new KeyboardEvent("keydown", { key: name, ...more }));
    key("ArrowRight");
    expect(game.at).toBe(1);
    key("End");
    expect(game.at).toBe(3);
    key("ArrowLeft", { shiftKey: true });
    expect(game.moment).toBe(3);
    key("Home");
    expect(game.at).toBe(0);
    key(" ");
    expect(game.playing).toBe(true);
    key(" ");
    expect(game.playing).toBe(false);
    key("h");
    expect(game.hands).toBe("none");
    key("ArrowRight", { ctrlKey: true });
    expect(game.at).toBe(0);
  });

  it("leaves the keys of a button to it", () => {
    const { game } = timed();
    const button = document.body.appendChild(document.createElement("button"));
    button.addEventListener("keydown", (event) => press(game, event));
    button.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    expect(game.playing).toBe(false);
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(game.at).toBe(1);
  });
});
