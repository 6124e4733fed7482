import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings, show } from "./settings.svelte";
import { isLanguage, preferred, speak } from "./words.svelte";

const app = document.getElementById("app");
if (!app) throw new Error("#app");

show();
await speak(isLanguage(settings.language) ? settings.language : preferred(navigator.languages));
mount(App, { target: app });
