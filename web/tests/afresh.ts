// Files of tests share a window, as making one takes longer than most of them. Each finds it empty
// and loads every module anew, so that none depends on those before it.
import { vi } from "vitest";

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
const { documentElement } = document;
for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
documentElement.innerHTML = "<head></head><body></body>";
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/");
