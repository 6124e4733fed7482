import { describe, expect, it } from "vitest";
import { isolated, personName } from "../../src/words/people";
import { state } from "../table/state";

describe("a name", () => {
  it.each(["Ann", "Zoë 2", "李小龍", "😀", "हिन्दी"])("is shown as it is: %s", (name) => {
    expect(isolated(name)).toBe(name);
  });

  it.each(["محمد", "דוד", "Ann דוד"])("reorders nothing around it: %s", (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    const seat = state().seats[0];
    if (!seat) throw new Error("no seat");
    expect(personName({ ...seat, name })).toBe(`\u2068${name}\u2069`);
  });
});
