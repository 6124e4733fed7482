// Every file of the page is compressed once, when it is built, as well as it can be.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

export function compress(): Plugin {
  let folder = "";
  return {
    name: "red7-compress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir, "assets");
    },
    closeBundle() {
      for (const name of readdirSync(folder)) {
        if (name.endsWith(".woff2")) continue; // is compressed as it is
        const file = join(folder, name);
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}
