// Reads a component as its script alone, in which import-x looks for imports: it does not find
// them inside the tree that Svelte's parser makes of a component.
import ts from "typescript-eslint";

export const meta = { name: "red7-component-script" };

export function parseForESLint(text, options) {
  const script = /<script[^>]*>([^]*?)<\/script>/.exec(text)?.[1] ?? "";
  return ts.parser.parseForESLint(script, { ...options, projectService: false });
}
