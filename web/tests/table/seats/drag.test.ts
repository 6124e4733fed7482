import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draggable, type Dragging } from "../../../src/table/seats/drag";

describe("dragging a card", () => {
  let element: HTMLElement;
  let canvas: HTMLElement;
  let under: Element[];
  let options: Dragging;
  let action: ReturnType<typeof draggable>;
  let log: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    log = [];
    element = document.createElement("button");
    canvas = document.createElement("div");
    canvas.dataset.drop = ">";
    canvas.append(document.createElement("span"));
    document.body.replaceChildren(element, canvas);
    under = [];
    document.elementsFromPoint = () => under;
    options = {
      card: "R7",
      enabled: true,
      start: (card) => log.push(`start ${card}`),
      over: (kind) => log.push(`over ${kind}`),
      drop: (card, kind) => {
        log.push(`drop ${card} ${kind}`);
        return kind !== null;
      },
    };
    action = draggable(element, options);
  });
  afterEach(() => {
    if (action) action.destroy?.();
    vi.useRealTimers();
  });

  function point(type: string, x: number, y = 0, more: PointerEventInit = {}): void {
    const target = type === "pointerdown" ? element : window;
    target.dispatchEvent(
      new PointerEvent(type, {
        clientX: x,
        clientY: y,
        button: 0,
        isPrimary: true,
        pointerId: 1,
        bubbles: true,
        ...more,
      }),
    );
  }

  /** Clicks, and tells whether the page hears of it. */
  function click(): boolean {
    let heard = false;
    element.onclick = () => (heard = true);
    element.click();
    return heard;
  }

  it("takes a short way for a tap", () => {
    point("pointerdown", 0);
    point("pointermove", 6);
    point("pointerup", 6);
    expect(log).toEqual([]);
    expect(element.style.translate).toBe("");
    expect(click()).toBe(true);
  });

  it("follows the pointer and drops the card where it lies", () => {
    point("pointerdown", 10, 10);
    point("pointermove", 30, 40);
    expect(element.style.translate).toBe("20px 30px");
    expect(element.classList.contains("dragging")).toBe(true);
    under = [document.body, ...canvas.children];
    point("pointermove", 50, 50);
    point("pointerup", 50, 50);
    expect(log).toEqual(["start R7", "over null", "over >", "over null", "drop R7 >"]);
    expect(element.classList.contains("dragging")).toBe(false);
  });

  it("lets a card that stays be drawn elsewhere before it comes back", () => {
    under = [canvas];
    point("pointerdown", 0);
    point("pointermove", 50);
    point("pointerup", 50);
    vi.advanceTimersByTime(249);
    expect(element.style.translate).toBe("50px 0px");
    vi.advanceTimersByTime(1);
    expect(element.style.translate).toBe("");
  });

  it("brings a card back at once that was dropped on nothing", () => {
    point("pointerdown", 0);
    point("pointermove", 50);
    point("pointerup", 50);
    expect(log.at(-1)).toBe("drop R7 null");
    vi.advanceTimersByTime(0);
    expect(element.style.translate).toBe("");
  });

  it("drops nothing when the browser takes the pointer away", () => {
    under = [canvas];
    point("pointerdown", 0);
    point("pointermove", 50);
    point("pointercancel", 50);
    expect(log.at(-1)).toBe("drop R7 null");
  });

  it("takes the click after a drag for no tap, but later ones", () => {
    point("pointerdown", 0);
    point("pointermove", 50);
    point("pointerup", 50);
    expect(click()).toBe(false);
    vi.advanceTimersByTime(50);
    expect(click()).toBe(true);
  });

  it("takes a click after another press for a tap, however soon it comes", () => {
    point("pointerdown", 0);
    point("pointermove", 50);
    point("pointerup", 50);
    point("pointerdown", 0);
    point("pointerup", 0);
    expect(click()).toBe(true);
  });

  it("heeds one finger only, and no other button", () => {
    point("pointerdown", 0, 0, { button: 2 });
    point("pointerdown", 0, 0, { isPrimary: false });
    point("pointermove", 50);
    expect(log).toEqual([]);
    point("pointerdown", 0);
    point("pointermove", 50, 0, { pointerId: 2 });
    expect(log).toEqual([]);
  });

  it("does nothing with a card that cannot be moved", () => {
    if (action) action.update?.({ ...options, enabled: false });
    point("pointerdown", 0);
    point("pointermove", 50);
    expect(log).toEqual([]);
  });
});
