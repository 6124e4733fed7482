import { describe, expect, it } from "vitest";
import { isJoined, shapeOf } from "../../src/table/shape";

describe("the shape of the table", () => {
  it.each([
    [320, 568, "upright"],
    [390, 664, "upright"],
    [768, 1024, "upright"],
    [600, 600, "upright"],
    [341, 164, "upright"], // a laptop's window, magnified four times
    [568, 320, "sideways"],
    [844, 340, "sideways"],
    [683, 328, "sideways"], // the same, magnified twice
    [1024, 768, "sideways"],
    [1600, 590, "sideways"],
    [1280, 633, "desk"],
    [3840, 2160, "desk"],
    [1200, 1600, "upright"], // a large screen on its side
  ])("of %i × %i is %s", (width, height, shape) => {
    expect(shapeOf(width, height)).toBe(shape);
  });

  it("joins the bar with the colours where height is short", () => {
    expect(isJoined("upright", 900)).toBe(true);
    expect(isJoined("sideways", 340)).toBe(true);
    expect(isJoined("sideways", 768)).toBe(false);
    expect(isJoined("desk", 600)).toBe(false);
  });
});
