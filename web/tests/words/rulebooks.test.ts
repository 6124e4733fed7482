import { describe, expect, it } from "vitest";
import { asInBook } from "../../src/words/rulebooks";

describe("options as a book prints them", () => {
  it.each([
    ["v1.2+draw+match+actions", "v1.1", "v1.1+draw+match+actions"],
    ["v1.2+draw+match", "v1.2+draw!", "v1.2+draw!+match"],
    ["v1.2", "v1.2+draw!", "v1.2"],
    ["v1.2+draw!", "v1.2", "v1.2+draw"],
    ["v1.3+draw!+actions", undefined, "v1.3+draw!+actions"],
  ])("%s in %s", (rules, printed, expected) => {
    expect(asInBook(rules, printed)).toBe(expected);
  });
});
