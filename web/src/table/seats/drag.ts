// Picking a card up with mouse or finger and dropping it somewhere.
import type { Action } from "svelte/action";

export interface Dragging {
  card: string;
  enabled: boolean;
  start(card: string): void;
  /** The kind of step that a drop here would be; null over nothing. */
  over(kind: string | null): void;
  /** Tells whether the card stays where it was dropped. */
  drop(card: string, kind: string | null): boolean;
}

const FAR = 7; // pixels after which a press is a drag and no longer a tap

/** Lets an element be dragged onto elements that carry data-drop. */
export const draggable: Action<HTMLElement, Dragging> = (element, given) => {
  let options = given;
  let from: { x: number; y: number; id: number } | null = null;
  let dragging = false;

  function zone(event: PointerEvent): string | null {
    for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
      const target = found.closest<HTMLElement>("[data-drop]");
      if (target) return target.dataset.drop ?? null;
    }
    return null;
  }

  function down(event: PointerEvent): void {
    if (!options.enabled || event.button !== 0 || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // A quick hand has left the card before its first move is told, so the whole window listens.
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  }

  function stop(): void {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== from?.id) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!dragging) {
      if (Math.hypot(x, y) < FAR) return;
      dragging = true;
      element.classList.add("dragging");
      options.start(options.card);
    }
    element.style.translate = `${x}px ${y}px`;
    options.over(zone(event));
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== from?.id) return;
    const was = dragging;
    stop();
    from = null;
    dragging = false;
    if (!was) return;
    const kind = event.type === "pointerup" ? zone(event) : null;
    // The click that follows a drag is not a tap; one that follows the next press is.
    addEventListener("click", swallow, { capture: true, once: true });
    const heed = () => removeEventListener("click", swallow, { capture: true });
    addEventListener("pointerdown", heed, { capture: true, once: true });
    setTimeout(heed, 50);
    options.over(null);
    const stays = options.drop(options.card, kind);
    element.classList.remove("dragging");
    // A card that stays is drawn elsewhere by then.
    setTimeout(() => (element.style.translate = ""), stays ? 250 : 0);
  }

  element.addEventListener("pointerdown", down);
  return {
    destroy: stop,
    update(next) {
      options = next;
    },
  };
};

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
