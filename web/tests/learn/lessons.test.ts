import { beforeEach, describe, expect, it, vi } from "vitest";

async function fresh() {
  vi.resetModules();
  return import("../../src/settings/lessons.svelte");
}

describe("what was solved", () => {
  beforeEach(() => localStorage.clear());

  it("is kept from visit to visit", async () => {
    const first = await fresh();
    expect(first.solved("highest")).toBe(0);
    first.keepSolved("highest", 2);
    first.keepSolved("highest", 1);
    const second = await fresh();
    expect(second.solved("highest")).toBe(2);
    expect(second.solved("ties")).toBe(0);
  });

  it("is nothing where the storage holds something else", async () => {
    localStorage.setItem("red7-lessons", "{");
    expect((await fresh()).solved("highest")).toBe(0);
  });
});
