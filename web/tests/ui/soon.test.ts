import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "../../src/ui/soon";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("fetches a part after a frame, and once", async () => {
  const load = vi.fn(() => Promise.resolve("part"));
  const part = afterPaint(load);
  expect(load).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(load).toHaveBeenCalledOnce();
  expect(await part()).toBe("part");
  expect(load).toHaveBeenCalledOnce();
});

it("fetches a part at once when it is called for", () => {
  const load = vi.fn(() => Promise.resolve("part"));
  const part = afterPaint(load);
  expect(part()).toBe(part());
  vi.runAllTimers();
  expect(load).toHaveBeenCalledOnce();
});

it("says that a part is missing only to whoever calls for it", async () => {
  const part = afterPaint(() => Promise.reject(new Error("gone")));
  await vi.runAllTimersAsync();
  await expect(part()).rejects.toThrow("gone");
});

it("fetches a missing part again when it is called for again", async () => {
  const load = vi.fn(() => Promise.resolve("part"));
  load.mockRejectedValueOnce(new Error("gone"));
  const part = afterPaint(load);
  await expect(part()).rejects.toThrow("gone");
  expect(await part()).toBe("part");
});
