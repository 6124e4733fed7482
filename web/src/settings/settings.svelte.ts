// What a player has chosen, kept in the browser.
import type { Setup } from "../protocol/messages";

export interface Settings {
  language: string; // empty: the browser's
  theme: "auto" | "light" | "dark";
  sound: boolean;
  atOnce: boolean; // a complete move is played without asking
  sort: "number" | "colour";
  level: string; // the rules that were played last
  book: string;
  setup: Setup | null;
  known: boolean; // a name was taken here once
  name: string; // the one that was wanted last
  lessons: Readonly<Record<string, number>>; // how many tasks of each were solved
}

const KEY = "red7";
const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  sound: false,
  atOnce: false,
  sort: "number",
  level: "v1.2",
  book: "",
  setup: null,
  known: false,
  name: "",
  lessons: {},
};

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS }; // storage is forbidden, or holds something else
  }
}

export const settings = $state<Settings>(read());

export function keep(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Chosen for this visit only, then.
  }
  show();
}

/** Lets the page look as chosen. */
export function show(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") root.removeAttribute("data-theme");
  else root.dataset.theme = settings.theme;
}
