// Clocks in words.
import type { Clock } from "../protocol/parts";
import { say } from "./words.svelte";

const DAY = 86_400;

export function clockText(clock: Clock): string {
  if (clock.kind === "none") return say("web-clock-none");
  if (clock.kind === "game") return say("web-clock-game", { count: clock.seconds / 60 });
  return clock.seconds === DAY
    ? say("web-clock-day")
    : say("web-clock-turn", { count: clock.seconds });
}
