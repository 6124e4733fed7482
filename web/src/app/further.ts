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
  ["history", ratings],
  ["leaders", ratings],
  ["player", ratings],
]);

export async function page(path: string): Promise<{ default: Component }> {
  const [name = "", ...more] = path.split("/").filter(Boolean);
  const fetch = more.length === 0 || name === "player" ? PAGES.get(name) : undefined;
  return fetch ? (await fetch()).page() : prepared(import("../ui/NothingHere.svelte"));
}
