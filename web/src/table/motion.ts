// Cards travel from where they were to where they are: first, last, invert, play.
//
// The page is drawn at once as it now is, and a card is only shown on its way for a moment; so
// nothing waits for motion, and a card on its way can be clicked already.
import type { Move } from "../protocol/messages";
import { cardOf, kindOf } from "../protocol/steps";

export const TRAVEL_MS = 220;
const EASE = "cubic-bezier(0.22, 0.8, 0.3, 1)";
const NEAR = 2; // pixels that are not worth a journey

export interface Travelled {
  seat: number;
  move: Move;
}

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

function still(): boolean {
  return reduced.matches;
}

/** Journeys under way, by the elements that are on them. */
const under = new WeakMap<HTMLElement, Animation>();

export class Motion {
  private cards = new Map<string, DOMRect>();
  private places = new Map<string, DOMRect>();

  constructor(private readonly root: () => HTMLElement | null) {}

  /**
   * Lets a card set off to a place before the page is drawn anew, which takes a phone some frames.
   * From there it travels on to wherever it then lies.
   */
  lead(card: string, place: string): boolean {
    const root = this.root();
    if (!root || still() || document.hidden) return false;
    const element = root.querySelector<HTMLElement>(`[data-card="${card}"]`);
    const area = root.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (!element || !area) return false;
    const last = area.querySelector("li:last-child > [data-card]");
    const from = element.getBoundingClientRect();
    const to = (last ?? area).getBoundingClientRect();
    const x = to.left + to.width / 2 - (from.left + from.width / 2) + (last ? to.width : 0);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    go(element, [{ zIndex: 30 }, { transform: `translate(${x}px, ${y}px)`, zIndex: 30 }]);
    return true;
  }

  /** Remembers where everything is; called before the page changes. */
  before(): void {
    const root = this.root();
    this.cards.clear();
    this.places.clear();
    if (!root || still() || document.hidden) return;
    for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
      this.cards.set(element.dataset.card ?? "", element.getBoundingClientRect());
    }
    for (const element of root.querySelectorAll<HTMLElement>("[data-place]")) {
      this.places.set(element.dataset.place ?? "", element.getBoundingClientRect());
    }
  }

  /** Lets everything that has moved travel; called after the page has changed. */
  after(moves: readonly Travelled[]): void {
    const root = this.root();
    if (!root || still() || document.hidden || !this.places.size) return;
    const origins = new Map<string, DOMRect>();
    for (const one of moves) {
      const card = cardOf(one.move.step);
      const from = this.places.get(originOf(one));
      if (card && from && !origins.has(card)) origins.set(card, from);
    }
    const seen = new Set<string>();
    // All places are read before anything is set in motion: each reading after that costs a layout.
    const found = Array.from(root.querySelectorAll<HTMLElement>("[data-card]"), (element) => ({
      element,
      to: element.getBoundingClientRect(),
    }));
    for (const { element, to } of found) {
      const card = element.dataset.card ?? "";
      seen.add(card);
      const from = this.cards.get(card) ?? origins.get(card);
      if (from) travel(element, from, to);
      else if (this.cards.size) appear(element);
    }
    for (const one of moves) {
      const card = cardOf(one.move.step);
      const from = this.cards.get(card) ?? this.places.get(originOf(one));
      // Into the deck, or a card that nobody knows into a hand: only a shadow of it travels.
      if (seen.has(card)) continue;
      const goal = goalOf(one.move.step, one.seat);
      const target = root.querySelector<HTMLElement>(`[data-place="${goal}"]`);
      if (from && target) this.ghost(root, from, target.getBoundingClientRect());
    }
  }

  private ghost(root: HTMLElement, from: DOMRect, to: DOMRect): void {
    const ghost = document.createElement("div");
    ghost.className = "ghost";
    ghost.setAttribute("aria-hidden", "true");
    const width = Math.min(from.width, to.width, 60);
    Object.assign(ghost.style, { width: `${width}px`, height: `${width * 1.4}px` });
    root.append(ghost);
    const at = (rect: DOMRect) =>
      `translate(${rect.left + (rect.width - width) / 2}px, ${rect.top + (rect.height - width * 1.4) / 2}px)`;
    ghost.animate([{ transform: at(from) }, { transform: at(to), opacity: 0.4 }], {
      duration: TRAVEL_MS * 1.4,
      easing: EASE,
    }).onfinish = () => ghost.remove();
  }
}

/** The name of the place to which a step moves its card. */
export function goalOf(step: string, seat: number): string {
  const goals = { "+": `palette-${seat}`, ">": "canvas", "^": "deck", "!": `hand-${seat}` };
  return (goals as Record<string, string>)[kindOf(step)] ?? "";
}

/** The name of the place from which a card came. */
export function originOf({ seat, move }: Travelled): string {
  if (move.palette) return `palette-${move.palette}`;
  return kindOf(move.step) === "!" ? "deck" : `hand-${seat}`;
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  if (!to.width || !from.width) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(2.5, Math.max(0.3, from.width / to.width));
  if (Math.hypot(x, y) < NEAR) return;
  const far = Math.hypot(x, y) > 40;
  go(element, [
    { transform: `translate(${x}px, ${y}px) scale(${far ? scale : 1})`, zIndex: far ? 30 : 1 },
    { transform: "none", zIndex: far ? 30 : 1 },
  ]);
}

/** Sends an element on a journey; one that is under way ends where the element is now. */
function go(element: HTMLElement, frames: Keyframe[]): void {
  under.get(element)?.cancel();
  under.set(element, element.animate(frames, { duration: TRAVEL_MS, easing: EASE, id: "travel" }));
}

function appear(element: HTMLElement): void {
  element.animate(
    [
      { opacity: 0, transform: "scale(0.9)" },
      { opacity: 1, transform: "none" },
    ],
    {
      duration: TRAVEL_MS,
      easing: EASE,
    },
  );
}
