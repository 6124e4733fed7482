import { beforeEach, describe, expect, it, vi } from "vitest";
import { Keyboard } from "../../src/table/keyboard";
import { WatchedTable } from "../../src/table/model/watched-table.svelte";
import { FakeSurroundings } from "../net/surroundings";
import { update } from "./state";

describe("the keyboard", () => {
  let root: HTMLElement;
  let table: WatchedTable;
  let keyboard: Keyboard;

  beforeEach(() => {
    const around = new FakeSurroundings();
    table = new WatchedTable("t", around);
    table.open();
    around.socket.open();
    around.socket.say(update());
    root = document.createElement("main");
    root.innerHTML = ["R7", "G4", "G2"]
      .map((card) => `<button data-card="${card}" tabindex="0">${card}</button>`)
      .join("");
    document.body.replaceChildren(root);
    keyboard = new Keyboard(
      () => table,
      () => root,
    );
  });

  /** Presses a key on what has the focus, and tells whether it did something. */
  function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
    const event = new KeyboardEvent("keydown", {
      key,
      cancelable: true,
      bubbles: true,
      ...modifiers,
    });
    const target = document.activeElement ?? document.body;
    target.addEventListener("keydown", (one) => keyboard.press(one as KeyboardEvent), {
      once: true,
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  }

  function focus(card: string): void {
    root.querySelector<HTMLElement>(`[data-card=${card}]`)?.focus();
  }

  const focused = () => (document.activeElement as HTMLElement).dataset.card;

  it.each([
    ["p", "G4", ["+G4"]],
    ["P", "R7", ["+R7"]],
    ["c", "G4", [">G4"]],
    ["d", "G4", []], // not a step that is offered
  ])("%s puts %s somewhere", (key, card, steps) => {
    focus(card);
    expect(press(key)).toBe(true);
    expect(table.composer.steps).toEqual(steps);
  });

  it("puts the card that is held, wherever the focus is", () => {
    table.composer.pick("R7");
    focus("G4");
    press("p");
    expect(table.composer.steps).toEqual(["+R7"]);
  });

  it("takes back with Backspace and Ctrl+Z", () => {
    table.composer.step("+R7");
    table.composer.step("+G4");
    press("Backspace");
    expect(table.composer.steps).toEqual(["+R7"]);
    expect(press("z", { ctrlKey: true })).toBe(true);
    expect(table.composer.steps).toEqual([]);
  });

  it("plays a complete move with E", () => {
    table.composer.step(">G4");
    press("e");
    expect(table.composer.sent?.steps).toEqual([">G4"]);
  });

  it("finds the next card by number or colour, and goes round", () => {
    expect(press("g")).toBe(true);
    expect(focused()).toBe("G4");
    press("g");
    expect(focused()).toBe("G2");
    press("g");
    expect(focused()).toBe("G4");
    press("7");
    expect(focused()).toBe("R7");
  });

  it("lets go with Escape: of a question, a reason, a card, and then of a step", () => {
    table.composer.step("+R7");
    table.composer.pick("G4");
    table.refusal = { reason: "", facts: {}, text: "No.", cause: null };
    table.composer.question = "drop";
    press("Escape");
    expect(table.composer.question).toBeNull();
    expect(table.refusal).not.toBeNull();
    press("Escape");
    expect(table.refusal).toBeNull();
    expect(table.composer.selected).toBe("G4");
    press("Escape");
    expect(table.composer.selected).toBeNull();
    expect(focused()).toBe("G4");
    press("Escape");
    expect(table.composer.steps).toEqual([]);
  });

  it("leaves the browser its own shortcuts", () => {
    focus("G4");
    expect(press("p", { ctrlKey: true })).toBe(false);
    expect(press("e", { altKey: true })).toBe(false);
    expect(press("x")).toBe(false);
    expect(table.composer.steps).toEqual([]);
  });

  it("leaves fields and dialogs alone", () => {
    table.composer.step(">G4");
    const field = document.createElement("input");
    root.append(field);
    field.focus();
    expect(press("e")).toBe(false);
    field.remove();
    document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
    expect(press("e")).toBe(false);
    expect(table.composer.sent).toBeNull();
  });

  it("leads on from a step that was made by key, and not after the mouse was used", () => {
    vi.spyOn(window, "requestAnimationFrame").mockImplementation((act) => {
      act(0);
      return 0;
    });
    keyboard.follow();
    expect(document.activeElement).toBe(document.body);
    press("x");
    keyboard.follow();
    expect(focused()).toBe("R7");
    (document.activeElement as HTMLElement).blur();
    keyboard.rest();
    keyboard.follow();
    expect(document.activeElement).toBe(document.body);
    vi.restoreAllMocks();
  });
});
