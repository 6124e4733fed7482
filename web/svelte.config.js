import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // Its class is written wherever a component has a style, so it is kept short.
  compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css).slice(-4)}` },
};
