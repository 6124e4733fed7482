// The words of a language that a first game needs come as one file: on a slow network a second
// would cost more than its bytes. And they come parsed, which would take a phone some frames.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const WORDS =
  /words\/(\w+)\/(page|setup|review|explore|stats|account|ratings|meet|people|learn|rulebook|puzzle-page)\.ftl$/;

/** Gives page.ftl with game.ftl of the same language before it, and the others by themselves. */
export function messages(): Plugin {
  return {
    name: "red7-messages",
    load(id) {
      const file = WORDS.exec(id)?.[2];
      if (!file) return undefined;
      const files = file === "page" ? [id.replace(/page\.ftl$/, "game.ftl"), id] : [id];
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, "utf-8")).join("\n");
      const parsed = JSON.stringify(new FluentResource(text));
      return `export default JSON.parse(${JSON.stringify(parsed)})`; // quicker than as code
    },
  };
}

/** The name of a chunk: that of its language where it holds words. */
export function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, language, file] = WORDS.exec(facadeModuleId ?? "") ?? [];
  return `assets/${file === "page" ? language : file ? `${file}-${language}` : "[name]"}-[hash].js`;
}
