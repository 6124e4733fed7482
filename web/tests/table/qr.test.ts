import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qr } from "../../src/table/qr";

// What the Python package qrcode makes of the same bytes, with error correction L and mask 0.
const ROWS =
  "1fc4a27f 1048a341 1752765d 1749f45d 1749b65d 1047b641 1fd5557f 12fd00 1df1bfc4 158b90e9 " +
  "1767c8a7 1f0dafc2 9e7cdeb 1aa6f9e9 ed58ddb b90df0a 3de3fcb 1a9014d 14f5c933 e33fe8a " +
  "10f499f0 13dd17 1fd5535b 105fb919 175c39f2 17401837 175d1639 10588fb2 1fd09bdb";
const LONG = "11a823369345fe00b4f1e0fd9691f3282a569be2147e3a8ad89c6f7af2c77770";

const digits = (row: readonly boolean[]) => row.map(Number).join("");

test("a link becomes the code that others make of it", () => {
  const rows = qr("https://red7.example.org/#/table/Qm2xYb7KpLr4Tz");
  expect(rows?.map((row) => parseInt(digits(row), 2).toString(16)).join(" ")).toBe(ROWS);
});

test("a long link is checked in two blocks", () => {
  const rows = qr(`https://z.example/${"q".repeat(110)}`);
  expect(rows?.length).toBe(41);
  const drawn = rows?.map(digits).join("\n") ?? "";
  expect(createHash("sha256").update(drawn).digest("hex")).toBe(LONG);
});

test("what is too long has no code", () => {
  expect(qr("x".repeat(134))).not.toBeNull();
  expect(qr("x".repeat(135))).toBeNull();
});
