// Where the pages of games and ratings are.

export type Place = { page: "history" | "leaders" } | { page: "player"; name: string };

/** What an address leads to. */
export function placeOf(path: string): Place {
  const name = /^\/player\/([^/]+)\/?$/.exec(path)?.[1];
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
