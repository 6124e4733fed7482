import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Move } from "../../src/protocol/messages";
import { goalOf, Motion, originOf } from "../../src/table/motion";

interface Journey {
  name: string;
  frames: Keyframe[];
  id: string | undefined;
  cancelled: boolean;
  arrive: () => void;
}

const move: Move = {
  step: "+V1",
};

describe("motion", () => {
  let root: HTMLElement;
  let motion: Motion;
  let journeys: Journey[];

  beforeEach(() => {
    journeys = [];
    root = document.createElement("main");
    document.body.replaceChildren(root);
    motion = new Motion(() => root);
    // Where an element lies is written on it: left, top, width.
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
      this: HTMLElement,
    ) {
      const [left = 0, top = 0, width = 0] = (this.dataset.at ?? "").split(" ").map(Number);
      return new DOMRect(left, top, width, width * 1.4);
    });
    HTMLElement.prototype.animate = function (this: HTMLElement, frames, options) {
      const journey: Journey = {
        name: this.dataset.card ?? this.className,
        frames: frames as Keyframe[],
        id: (options as KeyframeAnimationOptions).id,
        cancelled: false,
        arrive: () => {
          animation.onfinish?.(new Event("finish") as AnimationPlaybackEvent);
        },
      };
      const animation = { cancel: () => (journey.cancelled = true) } as unknown as Animation;
      journeys.push(journey);
      return animation;
    };
  });
  afterEach(() => vi.restoreAllMocks());

  function draw(places: Record<string, string>): void {
    root.innerHTML = Object.entries(places)
      .map(([name, at]) => {
        const kind = /^[A-Z]\d$/.test(name) ? "card" : "place";
        return `<div data-${kind}="${name}" data-at="${at}"></div>`;
      })
      .join("");
  }

  it("lets a card travel from where it was to where it is", () => {
    draw({ "hand-1": "0 0 500", R7: "10 400 50" });
    motion.before();
    draw({ "hand-1": "0 0 500", R7: "110 300 50" });
    motion.after([]);
    expect(journeys).toHaveLength(1);
    expect(journeys[0]).toMatchObject({ name: "R7", id: "travel" });
    expect(journeys[0]?.frames[0]?.transform).toBe("translate(-100px, 100px) scale(1)");
    expect(journeys[0]?.frames[1]?.transform).toBe("none");
  });

  it("lets a card grow or shrink on a long way only, and within bounds", () => {
    draw({ deck: "0 0 50", R7: "0 0 100", G4: "0 0 100" });
    motion.before();
    draw({ deck: "0 0 50", R7: "20 0 50", G4: "300 0 10" });
    motion.after([]);
    expect(journeys[0]?.frames[0]?.transform).toMatch(/scale\(1\)$/);
    expect(journeys[1]?.frames[0]?.transform).toMatch(/scale\(2\.5\)$/);
  });

  it("leaves a card alone that lies where it lay", () => {
    draw({ deck: "0 0 50", R7: "10 10 50" });
    motion.before();
    draw({ deck: "0 0 50", R7: "11 10 50" });
    motion.after([]);
    expect(journeys).toEqual([]);
  });

  it("brings a card that was hidden from its owner's hand", () => {
    draw({ "hand-2": "200 0 100", "palette-2": "0 0 500", R7: "0 0 50" });
    motion.before();
    draw({ "hand-2": "200 0 100", "palette-2": "0 0 500", R7: "0 0 50", V1: "0 0 50" });
    motion.after([{ seat: 2, move }]);
    expect(journeys).toHaveLength(1);
    expect(journeys[0]?.name).toBe("V1");
    expect(journeys[0]?.frames[0]?.transform).toMatch(/^translate\(225px, /);
  });

  it("lets a card of unknown origin appear", () => {
    draw({ deck: "0 0 50", R7: "0 0 50" });
    motion.before();
    draw({ deck: "0 0 50", R7: "0 0 50", V1: "90 0 50" });
    motion.after([]);
    expect(journeys.map((one) => one.name)).toEqual(["V1"]);
    expect(journeys[0]?.id).toBeUndefined();
    expect(journeys[0]?.frames[0]?.opacity).toBe(0);
  });

  it("sends a shadow for a card that nobody sees, and clears it away", () => {
    const drew: Move = {
      step: "!",
    };
    const places = { deck: "0 0 50", "hand-2": "200 0 100" };
    draw(places);
    motion.before();
    draw(places);
    motion.after([{ seat: 2, move: drew }]);
    expect(journeys.map((one) => one.name)).toEqual(["ghost"]);
    expect(root.querySelectorAll(".ghost[aria-hidden=true]")).toHaveLength(1);
    journeys[0]?.arrive();
    expect(root.querySelector(".ghost")).toBeNull();
  });

  it("sets a card off before the page is drawn, and ends that journey for the next", () => {
    draw({ "palette-1": "0 0 500", R7: "0 400 50" });
    expect(motion.lead("R7", "palette-1")).toBe(true);
    expect(journeys[0]?.frames[1]?.transform).toBe("translate(225px, -85px)");
    expect(motion.lead("R7", "palette-1")).toBe(true);
    expect(journeys.map((one) => one.cancelled)).toEqual([true, false]);
  });

  it("leads no card that is not there, and to no place that is not", () => {
    draw({ "palette-1": "0 0 500", R7: "0 400 50" });
    expect(motion.lead("G4", "palette-1")).toBe(false);
    expect(motion.lead("R7", "canvas")).toBe(false);
    expect(journeys).toEqual([]);
  });

  it("stays still while nobody looks", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    draw({ deck: "0 0 50", R7: "0 0 50" });
    expect(motion.lead("R7", "deck")).toBe(false);
    motion.before();
    draw({ deck: "0 0 50", R7: "400 0 50" });
    motion.after([]);
    expect(journeys).toEqual([]);
  });
});

it("names a place by its seat where it has one", () => {
  const told = (step: string, palette: number | null = null) => [
    originOf({ seat: 2, move: { step, palette } }),
    goalOf(step, 2),
  ];
  expect(told("+R7")).toEqual(["hand-2", "palette-2"]);
  expect(told(">R7")).toEqual(["hand-2", "canvas"]);
  expect(told(">R7", 2)).toEqual(["palette-2", "canvas"]);
  expect(told("^R7", 1)).toEqual(["palette-1", "deck"]);
  expect(told("!")).toEqual(["deck", "hand-2"]);
  expect(told(".")[1]).toBe("");
});
