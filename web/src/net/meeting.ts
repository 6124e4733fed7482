// What is asked for in order to find other people: tables, and one's own place in the queue.
import type { LiveTables, MyPlace, Tables } from "../protocol/http";
import { language } from "../words/words.svelte";
import { ask, refused } from "./http";

/** The tables that wait for players, all of them or those that a query asks for. */
export const openTables = (query = "") =>
  ask<Tables>("GET", `/api/tables${query && `?${query}`}`).then((answer) => answer.tables);

/** The games that everybody may watch, the best first. */
export const liveTables = (most = 5) =>
  ask<LiveTables>("GET", `/api/watch?most=${most}`).then((answer) => answer.tables);

/** One's place in the queue; the answer may be held back until there is news. */
export async function myPlace(query: string, signal: AbortSignal): Promise<MyPlace> {
  const headers = { "Accept-Language": language() };
  const answer = await fetch(`/api/me/place?${query}`, { headers, signal });
  if (!answer.ok) throw await refused(answer);
  return (await answer.json()) as MyPlace;
}

/** Gives up one's place in the queue; once the game has begun, only with its table. */
export async function leavePlace(table = ""): Promise<null> {
  const headers = { "Accept-Language": language() };
  const query = table && `?${new URLSearchParams({ table }).toString()}`;
  const answer = await fetch(`/api/me/place${query}`, { method: "DELETE", headers });
  if (!answer.ok) throw await refused(answer);
  return null;
}
