import { expect, it } from "vitest";
import { near } from "../../src/protocol/near";

it.each([
  ["k3J9wQz7Tn2LbX5r", "4399"], // as in red7.protocol.near
  ["", "1cd9"],
  ["A", "32c7"],
])("the players of %j are kept together by %s", (table, digits) => {
  expect(near(table)).toBe(digits);
});
