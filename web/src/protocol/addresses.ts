// Addresses that hold all that they lead to.

/** A position to explore, its rules, and the steps that were made from there. */
export interface Place {
  rules: string;
  position: string;
  line: string;
  /** What the players are called, where that is known. */
  names?: readonly string[];
  /** The seat of the reader; 0 or nothing where it is nobody's. */
  you?: number;
}

export function exploreAddress({ rules, position, line, names = [], you = 0 }: Place): string {
  const values = new URLSearchParams(names.map((name) => ["name", name]));
  if (you) values.set("you", `${you}`);
  values.set("rules", rules);
  values.set("position", position);
  if (line) values.set("line", line);
  return `/explore?${values.toString()}`;
}

/** Reads what stands after the question mark; null where it names no position. */
export function readAddress(search: string): Place | null {
  const values = new URLSearchParams(search);
  const position = values.get("position")?.trim();
  if (!position) return null;
  return {
    rules: values.get("rules") ?? "v1.2",
    position,
    line: values.get("line")?.trim() ?? "",
    names: values.getAll("name"),
    you: Number(values.get("you")) || 0,
  };
}

/** The page of a player with an account. */
export const playerPath = (name: string) => `/player/${encodeURIComponent(name)}`;
/** The page of a bot of this server, and of one of its versions. */
export const botPath = (bot: string, version = "") =>
  `/bot/${bot}${version && `?${new URLSearchParams({ version }).toString()}`}`;
/** The form by which somebody is asked to play. */
export const challengePath = (name: string) => `/find?${new URLSearchParams({ name }).toString()}`;
