import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { messages } from "./messages";

export default defineConfig({
  plugins: [messages(), svelte()],
  // The server gives these files at /web/; see src/red7/server/routes/documents.py.
  base: "/web/",
  build: {
    outDir: "../src/red7/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy lets nothing inline pass
    modulePreload: { polyfill: false }, // it would be an inline script
    reportCompressedSize: false,
  },
  server: {
    // `npm run dev` beside a running `red7 serve`.
    proxy: { "/api": { target: "http://127.0.0.1:7777", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "happy-dom" },
  // Outside the browser, Svelte must still be the browser's Svelte.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
