// What the tab of the page shows while it is the reader's turn, so that it is seen from elsewhere.
import { say } from "../words/words.svelte";

const ICON = /icon(-turn)?\.svg/;

/** Tells in the title and the icon whether the reader is to move; undone when that ends. */
export function call(mine: boolean): () => void {
  show(mine);
  return () => show(false);
}

function show(mine: boolean): void {
  document.title = mine ? `● ${say("web-tab-turn")} – Red7` : "Red7";
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = icon.href.replace(ICON, mine ? "icon-turn.svg" : "icon.svg");
}
