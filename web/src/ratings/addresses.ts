// Where the pages of games and ratings are.

export type Place =
  | { page: "history" | "leaders" }
  | { page: "player"; name: string }
  | { page: "bot"; bot: string; version: string };

/** What an address leads to. */
export function placeOf(path: string, search = ""): Place {
  const [, page, name] = /^\/(player|bot)\/([^/]+)\/?$/.exec(path) ?? [];
  if (page === "bot" && name !== undefined)
    return { page, bot: name, version: new URLSearchParams(search).get("version") ?? "" };
  if (name !== undefined) return { page: "player", name: decoded(name) };
  return { page: path.startsWith("/leaders") ? "leaders" : "history" };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // somebody wrote the address by hand
  }
}
