// How long bots take, in words.
import type { Setup } from "../protocol/messages";
import { say } from "./words.svelte";

export type Pace = Setup["pace"];

export const PACES: readonly Pace[] = ["calm", "normal", "quick"];

const NAMES: Readonly<Record<Pace, string>> = {
  calm: "web-pace-calm",
  normal: "web-pace-normal",
  quick: "web-pace-quick",
};

export const paceHeading = () => say("web-pace");
export const paceName = (pace: Pace) => say(NAMES[pace]);
