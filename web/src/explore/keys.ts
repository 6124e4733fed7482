// The keys that lead through the lines.
import type { Explorer } from "./explorer.svelte";

/** What a key does; nothing where the key has a meaning of its own. */
export function press(explorer: Explorer, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const on = event.target instanceof Element ? event.target : document.body;
  if (on.closest("dialog, select, input, textarea")) return;
  const act = actionOf(explorer, event.key);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(explorer: Explorer, key: string): (() => void) | undefined {
  const { at, root } = explorer;
  switch (key) {
    case "ArrowLeft":
    case "Backspace":
      return () => void explorer.back();
    case "ArrowRight":
      return () => void explorer.go(at.children[0] ?? null);
    case "ArrowUp":
      return () => void explorer.go(at.sibling(-1));
    case "ArrowDown":
      return () => void explorer.go(at.sibling(1));
    case "Home":
      return () => void explorer.go(root);
    case "End":
      return () => void explorer.go(at.end);
    case "Escape":
      return () => explorer.pick(null);
    default:
      return undefined;
  }
}
