// Numbers as the reader writes them.
import { language } from "./words.svelte";

/** A change with its sign, and a minus as wide as a plus. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

/** A number with one decimal place, or with none if it is whole and they are not wanted. */
export function tenths(value: number, least: 0 | 1 = 1): string {
  const places = { minimumFractionDigits: least, maximumFractionDigits: 1 };
  return value.toLocaleString(language(), places);
}
