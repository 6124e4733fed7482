// Times and devices in words.
import { language } from "../words/words.svelte";

/** A day, as the reader writes it. */
export function ago(at: number): string {
  return new Date(at).toLocaleDateString(language(), { dateStyle: "medium" });
}

/** What this device is called, until its owner knows better. */
export function deviceName(): string {
  const systems = ["Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux"];
  return systems.find((name) => navigator.userAgent.includes(name)) ?? "Passkey";
}
