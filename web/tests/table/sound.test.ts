import { beforeEach, describe, expect, it, vi } from "vitest";
import { keep } from "../../src/settings/settings.svelte";
import { play, type Sound } from "../../src/table/sound";

// The least of an AudioContext: it notes which tones reach the speakers, and when they end.
const heard: { hertz: number; ends: number; way: string[] }[] = [];

class Node {
  next: Node | null = null;
  constructor(readonly name: string) {}
  connect(next: Node): Node {
    this.next = next;
    return next;
  }
  way(): string[] {
    return [this.name, ...(this.next?.way() ?? [])];
  }
}

class Tone extends Node {
  type = "";
  frequency = { value: 0 };
  private begun = -1;
  start(at: number): void {
    this.begun = at;
  }
  stop(at: number): void {
    expect(at).toBeGreaterThan(this.begun);
    heard.push({ hertz: this.frequency.value, ends: at, way: this.way() });
  }
}

class Volume extends Node {
  gain = {
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
}

vi.stubGlobal(
  "AudioContext",
  class {
    state = "running";
    currentTime = 1;
    destination = new Node("speakers");
    createOscillator = () => new Tone("tone");
    createGain = () => new Volume("volume");
  },
);

describe("sounds", () => {
  beforeEach(() => {
    heard.length = 0;
  });

  it("are off until they are wanted", () => {
    play("win");
    expect(heard).toEqual([]);
  });

  it.each<[Sound, number]>([
    ["card", 1],
    ["turn", 2],
    ["win", 4],
    ["out", 2],
    ["refused", 1],
  ])("%s is heard, and soon over", (sound, notes) => {
    keep({ sound: true });
    play(sound);
    keep({ sound: false });
    expect(heard).toHaveLength(notes);
    for (const tone of heard) {
      expect(tone.way).toEqual(["tone", "volume", "speakers"]);
      expect(tone.hertz).toBeGreaterThan(100);
      expect(tone.ends).toBeLessThan(2);
    }
  });
});
