// The table by keyboard: what keys do, and where the focus goes after a step.
import type { WatchedTable } from "./model/watched-table.svelte";

const KINDS: Readonly<Record<string, string>> = { p: "+", c: ">", d: "^" };
const IN_HAND = "button[data-card][tabindex='0']";

export class Keyboard {
  private used = false;

  constructor(
    private readonly watched: () => WatchedTable,
    private readonly root: () => HTMLElement | null,
  ) {}

  /** Mouse or finger is used instead: then the focus stays where it is. */
  rest(): void {
    this.used = false;
  }

  /** Leads on to what comes next, where the step has taken away what had the focus. */
  follow(): void {
    const { composer } = this.watched();
    const steps = composer.steps.length;
    const choices = composer.choices;
    const selected = composer.selected;
    const root = this.root();
    if (!root || document.activeElement !== document.body || composer.question) return;
    if (!composer.mine || !this.used) return;
    const played = steps > 0 && choices !== null;
    const wanted =
      selected !== null
        ? [".option:not(.refused)"]
        : played
          ? ["[data-finish]", IN_HAND]
          : [IN_HAND];
    requestAnimationFrame(() => {
      for (const one of wanted) {
        const next = root.querySelector<HTMLElement>(one);
        if (next) {
          next.focus();
          return;
        }
      }
    });
  }

  press(event: KeyboardEvent): void {
    this.used = true;
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
    if (document.querySelector("dialog[open]")) return;
    if (this.obey(event, target)) event.preventDefault();
  }

  private obey(event: KeyboardEvent, target: HTMLElement): boolean {
    const { composer } = this.watched();
    const key = event.key.toLowerCase();
    const command = event.ctrlKey || event.metaKey;
    const held =
      composer.selected ?? target.closest<HTMLElement>("button[data-card]")?.dataset.card;
    const kind = KINDS[key];
    if (event.key === "Backspace" || (command && key === "z")) composer.undo();
    else if (command || event.altKey) return false;
    else if (event.key === "Escape") this.letGo();
    else if (held && kind) composer.step(kind + held);
    else if (key === "e") composer.confirm();
    else if (/^[1-7roygbiv]$/.test(key)) this.find(key.toUpperCase());
    else return false;
    return true;
  }

  private letGo(): void {
    const watched = this.watched();
    const { composer } = watched;
    const card = composer.selected;
    if (composer.question) composer.unsure();
    else if (watched.refusal) watched.refusal = null;
    else if (card) {
      composer.pick(null);
      this.root()?.querySelector<HTMLElement>(`button[data-card="${card}"]`)?.focus();
    } else composer.undo();
  }

  /** A number or a colour's letter leads to the next card that bears it. */
  private find(sign: string): void {
    const cards = [...(this.root()?.querySelectorAll<HTMLElement>("button[data-card]") ?? [])];
    const here = cards.indexOf(document.activeElement as HTMLElement);
    const onward = [...cards.slice(here + 1), ...cards.slice(0, here + 1)];
    onward.find((one) => one.dataset.card?.includes(sign))?.focus();
  }
}
