// The keys that lead through a replay.
import type { Game } from "./game.svelte";

/** What a key does; nothing where the key has a meaning of its own. */
export function press(game: Game, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const on = event.target instanceof Element ? event.target : document.body;
  if (on.closest("dialog, select, input:not([type=range])")) return;
  const act = actionOf(game, event);
  // A press of the space bar is also a press of the button that has the focus.
  if (!act || (event.key === " " && on.closest("button, a"))) return;
  event.preventDefault();
  act();
}

function actionOf(game: Game, { key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  switch (key) {
    case "ArrowLeft":
      return () => (shiftKey ? game.step(-1) : game.turn(-1));
    case "ArrowRight":
      return () => (shiftKey ? game.step(1) : game.turn(1));
    case "Home":
      return () => game.show(0);
    case "End":
      return () => game.show(game.last);
    case " ":
      return () => game.toggle();
    case "h":
    case "H":
      return () => game.turnHands();
    default:
      return undefined;
  }
}
