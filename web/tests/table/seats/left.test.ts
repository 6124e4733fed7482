import { expect, test } from "vitest";
import { timeLeft } from "../../../src/table/seats/left";

const HOUR = 3_600_000;

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [59_001, "1:00"],
  [HOUR - 1000, "59:59"],
  [HOUR, "1h 0m"],
  [24 * HOUR - 60_000, "23h 59m"],
  [24 * HOUR, "1d 0h"],
  [7 * 24 * HOUR - 1000, "6d 23h"],
])("%d milliseconds are shown as %s", (ms, shown) => {
  expect(timeLeft(ms, "en")).toBe(shown);
});

test("units are those of the language", () => {
  expect(timeLeft(26 * HOUR, "fr")).toMatch(/^1\s?j 2\s?h$/);
});
