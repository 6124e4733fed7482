// The page's own type: a variable family, cut down to the letters that six languages need.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const WORDS = join(import.meta.dirname, "../src/red7/words");
const FAMILY = "@fontsource-variable/winky-sans";
const found = (file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`${FAMILY}/${file}`));
// What people write in names, beyond what we say ourselves. A sign that is left out looks like the
// fallback's.
const LETTERS = "abcdefghijklmnopqrstuvwxyz àâçéèêëîïôœùûü äöß ìò áíñóú ąćęłńśźż";
const SIGNS = "0123456789 .,:;!?¡¿’“”„«»()/+-–…·×±";

/** Writes the files that font.css names, and gives it their paths. */
export function font(): Plugin {
  let folder = "";
  return {
    name: "red7-font",
    enforce: "pre", // before url() is looked up
    configResolved(config) {
      folder = join(config.cacheDir, "font");
    },
    async transform(code, id) {
      if (!id.endsWith("/app/font.css")) return undefined;
      mkdirSync(folder, { recursive: true });
      const text = letters();
      // Polish has a file of its own, because the family keeps its letters in one.
      const files = await Promise.all([
        write("latin", join(folder, "latin.woff2"), text),
        write("latin-ext", join(folder, "pl.woff2"), text),
      ]);
      if (this.environment.mode === "build")
        this.emitFile({ type: "asset", fileName: "OFL.txt", source: found("LICENSE") });
      return files.reduce((css, file) => css.replace(/font:[\w-]+/, file), code);
    },
  };
}

function letters(): string {
  const said = readdirSync(WORDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_")) // Python keeps things there
    .flatMap(({ name }) => ["game", "page"].map((file) => join(WORDS, name, `${file}.ftl`)))
    .map((file) => readFileSync(file, "utf-8").replaceAll(/[\0-~]/g, "")) // without its syntax
    .join("");
  return [...new Set(LETTERS + LETTERS.toUpperCase() + SIGNS + said)].sort().join("");
}

async function write(part: string, file: string, text: string): Promise<string> {
  const cut = await subset(found(`files/winky-sans-${part}-wght-normal.woff2`), text, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800 } },
    keepFeatures: ["kern"],
    noHinting: true,
    dropTables: ["GDEF", "HVAR", "MVAR", "STAT"],
  });
  writeFileSync(file, cut);
  return file;
}
