import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const CSS = readFileSync("src/app/colours.css", "utf-8");

const THEMES = ["light", "dark"] as const;

/** A colour of the page, in one of its themes. */
function colour(name: string, theme: (typeof THEMES)[number]): string {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(CSS);
  const value = found?.[1 + THEMES.indexOf(theme)];
  if (!value) throw new Error(`no colour ${name}`);
  return value;
}

/** How bright a colour is, as WCAG has it. */
function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, brighter = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

describe.each(THEMES)("in the %s theme", (theme) => {
  // WCAG 1.4.11: what shows where a control is.
  it.each(["sheet", "sheet-2", "paper", "edge"])("the rim of a control stands out on %s", (on) => {
    expect(contrast(colour("rim", theme), colour(on, theme))).toBeGreaterThanOrEqual(3);
  });

  it.each(["sheet", "paper"])("the ring around what has the focus stands out on %s", (on) => {
    expect(contrast(colour("focus", theme), colour(on, theme))).toBeGreaterThanOrEqual(3);
  });
});
