// Addresses that hold all that they lead to.

/** A position to explore, its rules, and the steps that were made from there. */
export interface Place {
  rules: string;
  position: string;
  line: string;
}

export function exploreAddress({ rules, position, line }: Place): string {
  const values = new URLSearchParams({ rules, position });
  if (line) values.set("line", line);
  return `/explore?${values.toString()}`;
}

/** Reads what stands after the question mark; null where it names no position. */
export function readAddress(search: string): Place | null {
  const values = new URLSearchParams(search);
  const position = values.get("position")?.trim();
  if (!position) return null;
  return { rules: values.get("rules") ?? "v1.2", position, line: values.get("line")?.trim() ?? "" };
}
