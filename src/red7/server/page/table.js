// A small table, to play at until the real one stands in its place. It knows no rule of the game:
// the server says what is open, what a step leads to, and why it is refused.
"use strict";

const main = document.getElementById("main");
const statusLine = document.getElementById("status");
const LANGUAGES = ["en", "fr", "de", "it", "es", "pl"];
const language =
  navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) || "en";
document.documentElement.lang = language;

let words = {};
let choicesOfServer = {};
let table = decodeURIComponent(location.hash.slice(1));
let socket = null;
let seq = 0;
let state = null;
let draft = []; // the steps of the turn that is being composed
let previewed = null; // what the server said of them
let chosen = null; // the card whose steps are shown
const unanswered = new Map(); // sends, by their ids: repeated after a loss of the connection
let wait = 250;

function say(key, values = {}) {
  return (words[key] || key).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

function element(tag, options = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(options)) {
    if (name === "onclick") made.addEventListener("click", value);
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

async function ask(method, path, body) {
  const headers = { "Accept-Language": language };
  if (body) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const content = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error(content.text);
  return content;
}

// --- Talking with the server ---------------------------------------------------------------------

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
  socket.onopen = () => {
    wait = 250;
    statusLine.textContent = "";
    write({ type: "hello", version: 1, language });
    write({ type: "watch", table, seq });
    for (const message of unanswered.values()) write(message);
  };
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => {
    statusLine.textContent = say("page-lost");
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 5000);
  };
}

function write(message) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function send(type, values = {}) {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, "0")).join("");
  const message = { type, id, table, ...values };
  unanswered.set(id, message);
  write(message);
}

function hear(message) {
  if (message.id) unanswered.delete(message.id);
  if (message.type === "update") {
    const before = state && state.seq;
    seq = message.seq;
    state = message.state;
    if (before !== state.seq) clear();
    settle();
  } else if (message.type === "previewed") {
    previewed = message;
  } else if (message.type === "refused" || message.type === "error") {
    if (message.refusal.reason !== "table-seated-already") statusLine.textContent = message.refusal.text;
    clear();
  } else if (message.type === "presence" && state) {
    message.present.forEach((present, index) => { state.seats[index].present = present; });
  }
  if (state) draw();
}

// Sit down and begin as soon as that is possible: this page is for a quick game.
function settle() {
  if (state.stage === "waiting" && !state.you && state.seats.some((seat) => seat.kind === "free")) send("sit");
  if (state.stage === "waiting" && state.you && !state.seats.some((seat) => seat.kind === "free")) send("start");
}

function clear() {
  draft = [];
  previewed = null;
  chosen = null;
}

// --- Composing a turn ----------------------------------------------------------------------------

function openChoices() {
  if (previewed) return previewed.choices;
  return draft.length ? [] : state.choices || [];
}

function take(choice) {
  if (choice.step === "~" && !confirm(say("page-drop-sure"))) return;
  draft.push(choice.step);
  chosen = null;
  if (choice.step === "~") finish();
  else send("preview", { steps: draft });
}

function finish() {
  send("steps", { steps: draft });
}

function label(choice) {
  const card = choice.step.slice(1);
  const key = { "+": "page-to-palette", ">": "page-to-canvas", "^": "page-to-deck", "!": "page-draw", ".": "page-end", "~": "page-drop" };
  let text = say(key[choice.step[0]], { card });
  if (choice.outcome && choice.outcome.out && choice.step !== "~") text += ` – ${say("page-losing")}`;
  if (choice.outcome && choice.outcome.draws) text += ` – ${say("page-after-draw")}`;
  return text;
}

// --- Drawing -------------------------------------------------------------------------------------

function nameOf(seat) {
  const who = state.seats[seat - 1];
  return who.name || who.bot || `${seat}`;
}

function card(name, best, steps) {
  const kind = `card ${name[0]}${best ? " best" : ""}${chosen === name ? " chosen" : ""}`;
  if (!steps.some((choice) => choice.step.slice(1) === name)) return element("span", { class: kind }, name);
  return element("button", { class: kind, onclick: () => { chosen = name; draw(); } }, name);
}

function cards(list, best, steps) {
  return element("div", { class: "row" }, ...list.map((name) => card(name, best.includes(name), steps)));
}

function draw() {
  main.replaceChildren();
  const round = previewed ? previewed.round : state.round;
  if (!round) return;
  const steps = state.stage === "playing" ? openChoices() : [];
  main.append(element("section", {},
    element("h2", {}, `${say("colour-" + round.canvas)} – ${say("rule-" + round.canvas)}`),
    element("p", {}, say("show-deck", { count: round.deck }), round.deck_known.length ? ` (${round.deck_known.join(" ")})` : "")));
  for (const player of round.players) main.append(drawPlayer(player, round, steps));
  main.append(drawChoices(steps), drawBoard(round));
}

function drawPlayer(player, round, steps) {
  const mine = player.seat === state.you;
  const title = [nameOf(player.seat)];
  if (player.out) title.push(say("show-out"));
  if (state.goal) title.push(`${player.score} / ${state.goal}`);
  const section = element("section", { class: round.turn === player.seat ? "turn" : "" },
    element("h2", {}, title.join(" · ")),
    cards(player.palette, player.best, steps));
  if (mine) section.append(element("h2", {}, say("show-hand")), cards(player.hand, [], steps));
  else section.append(element("p", {}, `${say("show-hand")}: ${player.hand.join(" ")} ${player.hidden ? "+" + player.hidden : ""}`));
  if (round.hands) section.append(cards(round.hands[player.seat - 1], [], []));
  return section;
}

function drawChoices(steps) {
  const box = element("section", { class: "choices", "aria-live": "polite" });
  if (state.stage === "over") {
    const winners = state.result.winners;
    box.append(element("p", {}, winners.includes(state.you) ? say("page-you-won") : say("page-won", { name: winners.map(nameOf).join(", ") })));
    if (state.you) box.append(element("button", { onclick: () => send("rematch") }, say("page-rematch")));
    box.append(element("button", { onclick: () => { location.hash = ""; location.reload(); } }, say("page-new")));
    return box;
  }
  if (state.stage === "pause") {
    box.append(element("p", {}, say("page-won", { name: nameOf(state.round.winner) })));
    box.append(element("button", { onclick: () => send("ready") }, say("page-next")));
    return box;
  }
  const turn = state.round.turn;
  if (turn !== state.you) {
    box.append(element("p", {}, say("page-wait", { name: nameOf(turn) })));
    return box;
  }
  box.append(element("h2", {}, `${say("page-your-turn")} ${draft.join(" ")}`));
  const shown = steps.filter((choice) => choice.step.length === 1 ? choice.outcome : choice.step.slice(1) === chosen);
  for (const choice of shown) {
    if (choice.outcome) box.append(element("button", { onclick: () => take(choice) }, label(choice)));
    else box.append(element("p", { class: "why" }, `${label(choice)}: ${choice.refusal.text}`));
  }
  if (previewed && (previewed.outcome.ends || previewed.outcome.draws)) {
    box.append(element("button", { onclick: finish }, say("page-confirm")));
  }
  if (draft.length) box.append(element("button", { onclick: () => { clear(); draw(); } }, say("page-undo")));
  return box;
}

function drawBoard(round) {
  const rows = round.standings.map((standing) => element("tr", {},
    element("th", { class: standing.colour }, say("colour-" + standing.colour)),
    element("td", {}, standing.seat ? nameOf(standing.seat) : "–"),
    element("td", {}, standing.cards.join(" "))));
  return element("section", {}, element("h2", {}, say("show-under")), element("table", { class: "board" }, ...rows));
}

// --- Beginning -----------------------------------------------------------------------------------

function select(options, preferred) {
  return element("select", {}, ...options.map((name) => element("option", { value: name, selected: name === preferred }, name)));
}

function offer(name) {
  const who = element("input", { value: name, maxlength: 24, autocomplete: "nickname" });
  const bot = select(choicesOfServer.bots, "blue");
  const rules = select(Object.keys(choicesOfServer.named), "basic");
  const go = element("button", { onclick: () => play(who.value, bot.value, rules.value) }, say("page-play"));
  main.replaceChildren(element("section", {},
    element("label", {}, `${say("page-name")} `, who),
    element("label", {}, `${say("page-opponent")} `, bot),
    element("label", {}, `${say("page-rules")} `, rules), go));
  go.focus();
}

async function play(name, bot, rules) {
  try {
    await ask("PUT", "/api/me", { name });
    const made = await ask("POST", "/api/tables", { setup: { rules, seats: [null, bot] } });
    table = made.table;
    location.hash = table;
    connect();
  } catch (error) {
    statusLine.textContent = error.message;
  }
}

async function begin() {
  words = await ask("GET", `/page/words/${language}.json`);
  choicesOfServer = await ask("GET", "/api/choices");
  let name = "";
  try {
    name = (await ask("GET", "/api/me")).name;
  } catch {
    name = say("play-default-name");
  }
  if (!table) offer(name);
  else {
    await ask("PUT", "/api/me", { name });
    connect();
  }
}

begin().catch((error) => { statusLine.textContent = error.message; });
