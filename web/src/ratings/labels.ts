// Games and ratings in words.
import type { HistorySeat, LeaderRow } from "../protocol/http";
import { botLevel, isolated } from "../words/people";
import { say } from "../words/words.svelte";
import type { Family } from "./asking";

const LEVELS: Readonly<Record<Family, string>> = {
  basic: "web-level-basic",
  advanced: "web-level-advanced",
  expert: "web-level-expert",
};

export const familyName = (family: Family) => say(LEVELS[family]);

export function seatName({ name, bot }: HistorySeat): string {
  return bot ? botLevel(bot) : name ? isolated(name) : say("somebody");
}

export function leaderName({ name, bot }: LeaderRow): string {
  return name ? isolated(name) : botLevel(bot);
}
