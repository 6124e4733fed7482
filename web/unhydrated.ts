// The page is made in the browser and never by the server, so nothing is ever hydrated. Svelte asks
// one variable everywhere whether it hydrates, "so it can be treeshaken out"; but as a variable it
// would keep four kilobytes of code that never runs.
import type { Plugin } from "vite";

const FILE = /\/svelte\/src\/internal\/client\/dom\/hydration\.js/;
const CONSTANT = [
  ["export let hydrating = false;", "export const hydrating = false;"],
  ["\thydrating = value;", ""],
] as const;

export function unhydrated(): Plugin {
  return {
    name: "red7-unhydrated",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: FILE },
      handler(code) {
        for (const [variable, constant] of CONSTANT) {
          if (!code.includes(variable))
            this.error("Svelte hydrates in another way; see unhydrated.ts");
          code = code.replace(variable, constant);
        }
        return { code, map: null };
      },
    },
  };
}
