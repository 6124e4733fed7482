// What the first page and the first table are made of is compiled beside the page while it arrives.
// Otherwise Chromium compiles each function in the page's way, when it is first called. Other
// browsers read a comment: https://v8.dev/blog/explicit-compile-hints
import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad\n"; // counts only at the very beginning of a file
const FILES = /^assets\/(index|TablePage)-/;

export function eager(): Plugin {
  return {
    name: "red7-eager",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk" && FILES.test(chunk.fileName)) chunk.code = HINT + chunk.code;
      },
    },
  };
}
