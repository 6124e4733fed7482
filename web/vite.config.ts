import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { eager } from "./eager.ts";
import { font } from "./font.ts";
import { chunkName, messages } from "./messages.ts";
import { unhydrated } from "./unhydrated.ts";

// What the first page is made of comes as one file, and what only a table needs as another: on a
// slow network each further file costs more than its bytes.
const FIRST =
  /node_modules|\0vite\/|web\/src\/(app\/(?!further)|net\/(?!lines|study|notices|meeting)|settings\/(?!lessons)|ui\/(?!Preferences|Chips|CopyButton|NothingHere|PageFrame)|words\/(?!paces|clocks|review|explore|stats|account|ratings|meet|about-people|learn|rulebook\.|puzzles)|home\/HomePage|protocol\/cards|table\/story)/;

export default defineConfig({
  plugins: [messages(), font(), svelte(), unhydrated(), eager(), compress()],
  // The server gives these files at /web/; see src/red7/server/http/routes/pages/documents.py.
  base: "/web/",
  build: {
    outDir: "../src/red7/server/web",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // the first that know light-dark()
    assetsInlineLimit: 0, // the page's policy lets nothing inline pass
    modulePreload: { polyfill: false }, // it would be an inline script
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        codeSplitting: { groups: [{ name: "index", test: FIRST }] },
      },
      checks: { bundlerTimings: false },
    },
  },
  server: {
    fs: { allow: [".", "../src/red7/words", "../tests/vectors"] },
    // `npm run dev` beside a running `red7 serve`.
    proxy: { "/api": { target: "http://127.0.0.1:7777", ws: true } },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    pool: "threads",
    isolate: false,
    setupFiles: "tests/afresh.ts",
  },
  // Outside the browser, Svelte must still be the browser's Svelte.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
