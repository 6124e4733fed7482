// Pages with an address of their own, each with its words. Whoever begins at the first page does not
// fetch even their names.
import type { Component } from "svelte";
import { prepared } from "../words/words.svelte";

const ratings = () => import("../ratings/ratings-page");
const PAGES = new Map<string, () => Promise<{ page: () => Promise<{ default: Component }> }>>([
  ["explore", () => import("../explore/explore-page")],
  ["statistics", () => import("../statistics/statistics-page")],
  ["account", () => import("../account/account-page")],
  ["find", () => import("../meeting/meeting-page")],
  ["people", () => import("../people/people-page")],
  ["learn", () => import("../learn/learn-page")],
  ["rules", () => import("../rulebook/rulebook-page")],
  ["puzzles", () => import("../puzzles/puzzle-page")],
  ["puzzle", () => import("../puzzles/puzzle-page")],
  ["history", ratings],
  ["leaders", ratings],
  ["player", ratings],
  ["bot", ratings],
]);

/** How many parts an address may have after the name of its page; none where nothing is said. */
const DEEPER: Record<string, number> = { player: Infinity, bot: 1, rules: 1, learn: 1, puzzle: 1 };

export async function page(path: string): Promise<{ default: Component }> {
  const [name = "", ...more] = path.split("/").filter(Boolean);
  const fetch = more.length <= (DEEPER[name] ?? 0) ? PAGES.get(name) : undefined;
  return fetch ? (await fetch()).page() : prepared(import("../ui/NothingHere.svelte"));
}
