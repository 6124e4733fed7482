// What the tab of the page shows while it is the reader's turn, so that it is seen from elsewhere.
import { say } from "../words/words.svelte";

const ICON = /icon(-turn)?\.svg/;

const SOON_MS = 50; // after what is on the table itself

/** Tells in the title and the icon whether the reader is to move; undone when that ends. */
export function call(mine: boolean): () => void {
  if (!mine) return () => {};
  const timer = setTimeout(() => show(true), SOON_MS);
  return () => {
    clearTimeout(timer);
    show(false);
  };
}

function show(mine: boolean): void {
  if (mine && document.hidden) {
    void import("../net/notices").then(({ notify }) =>
      notify(say("web-tab-turn"), "Red7", `/${location.hash}`),
    );
  }
  document.title = mine ? `● ${say("web-tab-turn")} – Red7` : "Red7";
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const href = icon?.href.replace(ICON, mine ? "icon-turn.svg" : "icon.svg") ?? "";
  if (icon && icon.href !== href) icon.href = href;
}
