import { expect, it } from "vitest";
import { keepFirstUpdate, takeFirstUpdate } from "../../src/net/first-update";
import { update } from "../table/state";

it("gives a first update once, and only to its own table", () => {
  const first = update();
  keepFirstUpdate(first);
  expect(takeFirstUpdate("t")).toBe(first);
  expect(takeFirstUpdate("t")).toBeNull();
  keepFirstUpdate(first);
  expect(takeFirstUpdate("another")).toBeNull();
  expect(takeFirstUpdate("t")).toBeNull();
});
