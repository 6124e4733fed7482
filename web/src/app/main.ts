import { mount } from "svelte";
import App from "./App.svelte";
import "./font.css";
import "./colours.css";
import "./page.css";
import "./parts.css";
import "./surroundings.css"; // after the parts, which it changes
import "../ui/controls.css";
import { settings, show } from "../settings/settings.svelte";
import { isLanguage, preferred, rehearse, speak } from "../words/words.svelte";

const app = document.getElementById("app");
if (!app) throw new Error("#app");

show();
// On its way already; asked for only once something is set in it, it would come after the first
// layout, which would then be done twice.
document.fonts.load("1em Red7").catch(() => {});
try {
  await speak(isLanguage(settings.language) ? settings.language : preferred(navigator.languages));
  mount(App, { target: app });
} catch {
  // Without its words, the page can only offer to be loaded again.
  app.innerHTML = `<a class="button main" href="">Red7 ↻</a>`;
}
requestAnimationFrame(() => setTimeout(rehearse));
