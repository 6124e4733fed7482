// What the pages of games and ratings ask the server for.
import { ask } from "../net/http";
import type {
  BotProfile,
  Course,
  History,
  HistoryGame,
  LeaderRow,
  Leaders,
  Profile,
} from "../protocol/http";
import type { Page } from "./pages.svelte";

export const FAMILIES = ["basic", "advanced", "expert"] as const;
export type Family = (typeof FAMILIES)[number];

/** Which games are wanted; whatever is empty may be anything. */
export interface Wanted {
  family: Family | "";
  result: "won" | "lost" | "";
  /** "bot:" or "name:" and which. */
  opponent: string;
}

export const ANYTHING: Wanted = { family: "", result: "", opponent: "" };

/** The reader's own games. */
export async function myGames(wanted: Wanted, before: string): Promise<Page<HistoryGame>> {
  const [kind, ...rest] = wanted.opponent.split(":");
  const who = rest.join(":");
  const told = await ask<History>(
    "GET",
    `/api/me/history${query({
      family: wanted.family,
      result: wanted.result,
      opponent: kind === "name" ? who : "",
      bot: kind === "bot" ? who : "",
      before,
    })}`,
  );
  return { items: told.games, next: told.next };
}

export const profileOf = (name: string) => ask<Profile>("GET", `/api/profile${query({ name })}`);

export const courseOf = (name: string, family: Family) =>
  ask<Course>("GET", `/api/profile/course${query({ name, family })}`);

/** The rated games of somebody with an account. */
export async function gamesOf(name: string, before: string): Promise<Page<HistoryGame>> {
  const told = await ask<History>("GET", `/api/profile/history${query({ name, before })}`);
  return { items: told.games, next: told.next };
}

export const botProfileOf = (bot: string) =>
  ask<BotProfile>("GET", `/api/profile/bot${query({ bot })}`);

export const botCourseOf = (bot: string, version: string, family: Family) =>
  ask<Course>("GET", `/api/profile/bot/course${query({ bot, version, family })}`);

/** The rated games of a version of a bot. */
export async function botGamesOf(
  bot: string,
  version: string,
  before: string,
): Promise<Page<HistoryGame>> {
  const path = `/api/profile/bot/history${query({ bot, version, before })}`;
  const told = await ask<History>("GET", path);
  return { items: told.games, next: told.next };
}

export async function leadersOf(family: Family, after: string): Promise<Page<LeaderRow>> {
  const told = await ask<Leaders>("GET", `/api/leaders${query({ family, after })}`);
  return { items: told.leaders, next: told.next };
}

function query(values: Record<string, string>): string {
  const given = Object.entries(values).filter(([, value]) => value !== "");
  return given.length ? `?${new URLSearchParams(given).toString()}` : "";
}
