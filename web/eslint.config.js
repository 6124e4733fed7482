import process from "node:process";
import { fileURLToPath } from "node:url";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// A room imports only from those in the lines above its own.
const LAYERS = [
  ["protocol"],
  ["settings"],
  ["words"],
  ["net", "ui"],
  ["table/model"],
  ["table/seats"],
  ["people"],
  ["home", "table"],
  ["replay"],
  ["explore", "statistics", "meeting", "account", "rulebook"],
  ["ratings", "puzzles", "learn"],
  ["app"],
];
const closed = LAYERS.flatMap((layer, at) =>
  layer.map((room) => ({
    target: `./src/${room}/*`,
    from: LAYERS.slice(at)
      .flat()
      .filter((other) => other !== room)
      .map((other) => `./src/${other}/*`),
  })),
).filter((zone) => zone.from.length);

export default defineConfig(
  { ignores: ["*.js", "public/*.js"] },
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    plugins: { "import-x": importX },
    settings: {
      "import-x/extensions": [".ts", ".svelte"],
      "import-x/parsers": {
        "@typescript-eslint/parser": [".ts"],
        [fileURLToPath(import.meta.resolve("./eslint-imports.js"))]: [".svelte"],
      },
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".svelte", ".svelte.ts"] }),
      ],
    },
    rules: {
      // `() => act()` says clearly that nothing is made of the answer.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // `() => {}` is how a listener that may be left out is written.
      "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
      // `void value` names what an effect depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      "@typescript-eslint/prefer-nullish-coalescing": [
        "error",
        { ignorePrimitives: { boolean: true, string: true } }, // empty is as good as none
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // What is kept in a Map here is never shown as such.
      "svelte/prefer-svelte-reactivity": "off",
      "import-x/no-cycle": "error",
      "import-x/no-restricted-paths": ["error", { zones: closed }],
    },
  },
  // Finding the types of components takes as long as all other checks of the page together, and
  // svelte-check finds what is wrong with them. RED7_LINT=all looks at them as at everything else.
  process.env.RED7_LINT === "all"
    ? {}
    : { files: ["**/*.svelte"], extends: [ts.configs.disableTypeChecked] },
);
