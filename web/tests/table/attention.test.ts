import { beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../src/table/attention";
import { speak } from "../../src/words/words.svelte";

const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href;

describe("the tab of the page", () => {
  beforeEach(async () => {
    await speak("en");
    document.head.innerHTML = '<link rel="icon" href="/web/icon.svg">';
    document.title = "Red7";
  });

  it("says that it is your turn, and no longer says so afterwards", () => {
    vi.useFakeTimers();
    const stop = call(true);
    vi.runAllTimers();
    expect(document.title).toBe("● Your turn – Red7");
    expect(icon()).toMatch(/\/web\/icon-turn\.svg$/);
    stop();
    vi.useRealTimers();
    expect(document.title).toBe("Red7");
    expect(icon()).toMatch(/\/web\/icon\.svg$/);
  });

  it("says nothing while others are to move", () => {
    call(false);
    expect(document.title).toBe("Red7");
    expect(icon()).toMatch(/\/web\/icon\.svg$/);
  });
});
