// The words of a language come as one file: on a slow network a second would cost more than its
// bytes.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PAGE = /words\/(\w+)\/page\.ftl$/;

/** Gives page.ftl with game.ftl of the same language before it. */
export function messages(): Plugin {
  return {
    name: "red7-messages",
    load(id) {
      if (!PAGE.test(id)) return undefined;
      const files = [id.replace(/page\.ftl$/, "game.ftl"), id];
      for (const file of files) this.addWatchFile(file);
      const text = files
        .map((file) => readFileSync(file, "utf-8"))
        .join("\n")
        .replaceAll(/^#.*\n|^\n/gm, ""); // without comments, which nobody reads there
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** The name of a chunk: that of its language where it holds words. */
export function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const language = PAGE.exec(facadeModuleId ?? "")?.[1];
  return `assets/${language ?? "[name]"}-[hash].js`;
}
