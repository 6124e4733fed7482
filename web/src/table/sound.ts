// Small sounds of our own: short notes that the browser makes itself.
import { settings } from "../settings/settings.svelte";

export type Sound = "card" | "turn" | "win" | "out" | "refused";

// Hertz and the second at which each note begins.
const NOTES: Readonly<Record<Sound, readonly (readonly [number, number])[]>> = {
  card: [[320, 0]],
  turn: [
    [523, 0],
    [659, 0.09],
  ],
  win: [
    [523, 0],
    [659, 0.1],
    [784, 0.2],
    [1047, 0.3],
  ],
  out: [
    [330, 0],
    [247, 0.14],
  ],
  refused: [[196, 0]],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [hertz, at] of NOTES[sound]) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = sound === "card" ? "triangle" : "sine";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.09, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0008, start + 0.22);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.25);
  }
}
