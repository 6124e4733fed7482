// Looks for whatever does not fit on the screen as the page stands: [part, kind, detail] of each.
({ names }) => {
  const SLACK = 0.75; // pixels that rounding may cost
  const SMALLEST_TEXT = 12;
  const TARGET = 44;
  const CARD = { width: 24, height: 44 };
  const PARTS = ["hand", "own", "other", "canvas", "rule", "winning", "standings", "guide"];
  const STILL = ["hand", "own", "canvas", "other"];

  const stage = document.querySelector("main");
  const width = innerWidth;
  const height = innerHeight;
  const found = [];
  const pen = document.createElement("canvas").getContext("2d");
  const round = (number) => Math.round(number * 10) / 10;

  const partOf = (element) =>
    element.closest("[data-part]")?.dataset.part ??
    (element.closest("aside") ? "log" : element.closest("header") ? "bar" : "table");
  const tell = (element, kind, detail) => found.push([partOf(element), kind, detail]);
  const short = (text) => (text.length > 34 ? `${text.slice(0, 33)}…` : text);
  const edges = (box) =>
    `${round(box.left)},${round(box.top)}–${round(box.right)},${round(box.bottom)}`;

  function beyond(box, frame) {
    const over = [];
    if (box.left < frame.left - SLACK) over.push(`left ${round(frame.left - box.left)}`);
    if (box.right > frame.right + SLACK) over.push(`right ${round(box.right - frame.right)}`);
    if (box.top < frame.top - SLACK) over.push(`top ${round(frame.top - box.top)}`);
    if (box.bottom > frame.bottom + SLACK) over.push(`bottom ${round(box.bottom - frame.bottom)}`);
    return over.join(" ");
  }
  const screen = { left: 0, top: 0, right: width, bottom: height };

  function shared(a, b) {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 1 && down > 1;
  }

  // What each element inherits from those around it: whether it shows, and what cuts it off.
  const known = new Map();
  function about(element) {
    if (!element) return { shown: true, frames: [], log: false };
    const before = known.get(element);
    if (before) return before;
    const outer = about(element.parentElement);
    const style = getComputedStyle(element);
    const fact = {
      style,
      shown:
        outer.shown &&
        style.display !== "none" &&
        style.visibility === "visible" &&
        style.opacity !== "0" &&
        style.clipPath !== "inset(50%)",
      frames: outer.frames,
      log: outer.log || element.tagName === "ASIDE",
    };
    if (style.overflowX !== "visible" && style.display !== "inline" && fact.shown) {
      const box = element.getBoundingClientRect();
      const inner = {
        left: box.left + element.clientLeft,
        top: box.top + element.clientTop,
        right: box.left + element.clientLeft + element.clientWidth,
        bottom: box.top + element.clientTop + element.clientHeight,
      };
      if (!(element instanceof SVGElement)) fact.frames = [...outer.frames, { element, inner }];
    }
    known.set(element, fact);
    return fact;
  }

  const clear = (colour) => colour === "transparent" || /[,/]\s*0\)$/.test(colour);
  function paints(element, x, y) {
    const { style } = about(element);
    if (element instanceof SVGElement && element.tagName !== "svg") return true;
    if (!clear(style.backgroundColor) || style.backgroundImage !== "none") return true;
    const box = element.getBoundingClientRect();
    const edge = (side) =>
      style[`border${side}Style`] !== "none" && !clear(style[`border${side}Color`])
        ? parseFloat(style[`border${side}Width`])
        : 0;
    return (
      x < box.left + edge("Left") ||
      x > box.right - edge("Right") ||
      y < box.top + edge("Top") ||
      y > box.bottom - edge("Bottom")
    );
  }

  // Everything that paints, a card as one: looking for what lies on top is slow, and rarely needed.
  const painters = [];
  for (const one of stage.querySelectorAll("*")) {
    if (one instanceof SVGElement ? one.tagName !== "svg" : false) continue;
    if (!about(one).shown || one.parentElement.closest("[data-card]")) continue;
    const { style } = known.get(one);
    const paint =
      one.tagName === "svg" ||
      one.dataset.card ||
      !clear(style.backgroundColor) ||
      style.backgroundImage !== "none" ||
      style.borderTopStyle !== "none";
    if (paint) painters.push([one, one.getBoundingClientRect()]);
  }
  const threatened = (element, box) =>
    painters.some(
      ([one, other]) => shared(box, other) && !one.contains(element) && !element.contains(one),
    );

  /** What lies over an element at a point, if anything does. */
  function over(element, x, y) {
    const top = document.elementFromPoint(x, y);
    if (!top || top === element || element.contains(top) || top.contains(element)) return null;
    for (const one of document.elementsFromPoint(x, y)) {
      if (one === element || element.contains(one) || one.contains(element)) return null;
      if (paints(one, x, y)) return one;
    }
    return null;
  }
  const nameOf = (element) => {
    const tile = element.closest("[data-card]");
    if (tile) return `card ${tile.dataset.card} of ${partOf(tile)}`;
    const button = element.closest("button");
    const words = (button ?? element).textContent.trim().replace(/\s+/g, " ");
    return `${(button ?? element).tagName.toLowerCase()} “${short(words)}” of ${partOf(element)}`;
  };

  // The page itself.
  const page = document.scrollingElement;
  if (page.scrollWidth > width) found.push(["page", "scrolls across", `${page.scrollWidth}`]);
  if (page.scrollHeight > height) found.push(["page", "scrolls down", `${page.scrollHeight}`]);

  // The parts.
  const still = {};
  for (const part of PARTS) {
    const all = [...stage.querySelectorAll(`[data-part="${part}"]`)];
    if (!all.length) found.push([part, "is missing", ""]);
    for (const one of all) {
      const box = one.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) found.push([part, "is empty", edges(box)]);
      const out = beyond(box, screen);
      if (out) found.push([part, "off the screen", out]);
    }
    if (STILL.includes(part)) {
      still[part] = all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(",");
      });
    }
  }

  // Texts.
  const ink = new Map();
  function inkOf(style, text) {
    const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const key = `${font}|${text}`;
    let seen = ink.get(key);
    if (!seen) {
      pen.font = font;
      const measure = pen.measureText(text);
      const size = measure.fontBoundingBoxAscent + measure.fontBoundingBoxDescent;
      seen = {
        above: (measure.fontBoundingBoxAscent - measure.actualBoundingBoxAscent) / size,
        below: (measure.fontBoundingBoxDescent - measure.actualBoundingBoxDescent) / size,
      };
      ink.set(key, seen);
    }
    return seen;
  }

  const texts = [];
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.data.trim();
    const element = node.parentElement;
    if (!text || element instanceof SVGElement) continue;
    const { shown, style, frames, log } = about(element);
    if (!shown) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5);
    if (!boxes.length) continue;
    const size = parseFloat(style.fontSize);
    if (size < SMALLEST_TEXT - 0.01) tell(element, "small text", `${round(size)} px “${short(text)}”`);
    if (log) continue; // it scrolls
    const isName = names.includes(text);
    const { above, below } = inkOf(style, text);
    const lines = boxes.map((box) => ({
      left: box.left,
      right: box.right,
      top: box.top + box.height * above,
      bottom: box.bottom - box.height * below,
    }));
    let cut = "";
    for (const line of lines) {
      const out = beyond(line, screen);
      if (out && !isName) cut ||= `off the screen ${out}`;
      for (const { element: frame, inner } of frames) {
        const past = beyond(line, inner);
        if (past && !isName) cut ||= `${past} of ${frame.className.split(" ")[0] || frame.tagName}`;
      }
    }
    if (cut) tell(element, "cut text", `“${short(text)}” ${cut}`);
    const button = element.closest("button, a");
    if (button && !isName) {
      const out = lines.map((line) => beyond(line, button.getBoundingClientRect())).find(Boolean);
      if (out) tell(element, "text outside its button", `“${short(text)}” ${out}`);
    }
    const frame = frames.at(-1)?.inner;
    for (const line of lines) {
      const seen = !isName || !frame ? line : { ...line, right: Math.min(line.right, frame.right) };
      texts.push({ element, text, box: seen });
    }
  }
  for (const { element, text, box } of texts) {
    if (!threatened(element, box)) continue;
    const y = [0.2, 0.8].map((share) => box.top + (box.bottom - box.top) * share);
    const x = [box.left + 1.5, (box.left + box.right) / 2, box.right - 1.5];
    const cover = x.flatMap((at) => y.map((down) => over(element, at, down))).find(Boolean);
    if (cover) tell(element, "covered text", `“${short(text)}” by ${nameOf(cover)}`);
  }
  for (let i = 0; i < texts.length; i += 1) {
    for (let j = i + 1; j < texts.length; j += 1) {
      const [a, b] = [texts[i], texts[j]];
      if (a.element !== b.element && shared(a.box, b.box)) {
        tell(a.element, "text over text", `“${short(a.text)}” and “${short(b.text)}” of ${partOf(b.element)}`);
      }
    }
  }

  // Cards.
  const tiles = [...stage.querySelectorAll("[data-card]")];
  const boxes = new Map(tiles.map((tile) => [tile, tile.getBoundingClientRect()]));
  for (const tile of tiles) {
    const card = tile.dataset.card;
    const box = boxes.get(tile);
    const { frames } = about(tile);
    const out = beyond(box, screen);
    if (out) tell(tile, "card off the screen", `${card} ${out}`);
    const safe = !threatened(tile, box);
    const past = frames.map(({ inner }) => beyond(box, inner)).find(Boolean);
    if (past && !out) tell(tile, "cut card", `${card} ${past}`);
    for (const [what, selector] of [["number", ".numeral"], ["letter", ".letter"]]) {
      if (safe) continue;
      const mark = tile.querySelector(selector).getBoundingClientRect();
      const places = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.1], [0.5, 0.9]];
      const cover = places
        .map(([x, y]) => over(tile, mark.left + mark.width * x, mark.top + mark.height * y))
        .find(Boolean);
      if (cover) tell(tile, `covered ${what}`, `${card} by ${nameOf(cover)}`);
    }
    const letter = (box.width / 60) * parseFloat(getComputedStyle(tile.querySelector(".letter")).fontSize);
    if (letter < SMALLEST_TEXT - 0.05) tell(tile, "small text", `${round(letter)} px letter of ${card}`);
    for (const { element, text, box: line } of texts) {
      if (!tile.contains(element) && shared(line, box)) {
        tell(tile, "text over card", `“${short(text)}” of ${partOf(element)} over ${card}`);
      }
    }
    const next = tile.closest("li")?.nextElementSibling?.querySelector("[data-card]");
    if (!tile.closest("li")) continue;
    const after = next && boxes.get(next);
    const under = after && after.top < box.bottom && after.left < box.right && after.left > box.left;
    const right = under ? after.left : box.right;
    if (right - box.left < CARD.width - SLACK || box.height < CARD.height - SLACK) {
      tell(tile, "card too small to touch", `${card} ${round(right - box.left)}×${round(box.height)}`);
      continue;
    }
    const x = (box.left + right) / 2;
    const y = (box.top + box.bottom) / 2;
    const [dx, dy] = [CARD.width / 2 - 1, CARD.height / 2 - 1];
    const spots = [[x, y], [x - dx, y], [x + dx, y], [x, y - dy], [x, y + dy]];
    const cover = !safe && spots.map(([a, b]) => over(tile, a, b)).find(Boolean);
    if (cover) tell(tile, "card covered to touch", `${card} by ${nameOf(cover)}`);
    if (tile.tagName === "BUTTON" && partOf(tile) === "hand") {
      const miss = spots.find(([a, b]) => !tile.contains(document.elementFromPoint(a, b)));
      if (miss && !out) tell(tile, "card out of reach", `${card}`);
    }
  }

  // Targets.
  for (const one of stage.querySelectorAll("button:not([data-card]), a[href], input, select")) {
    if (!about(one).shown) continue;
    const box = one.getBoundingClientRect();
    if (!box.width) continue;
    const label = nameOf(one).replace(/ of .*/, "") + (one.ariaLabel ? ` (${short(one.ariaLabel)})` : "");
    if (box.width < TARGET - SLACK || box.height < TARGET - SLACK) {
      tell(one, "small target", `${label} ${round(box.width)}×${round(box.height)}`);
    }
    const out = beyond(box, screen);
    if (out) tell(one, "button off the screen", `${label} ${out}`);
    if (partOf(one) !== "guide" || out) continue;
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const spots = [[x, y], [box.left + 3, y], [box.right - 3, y], [x, box.top + 3], [x, box.bottom - 3]];
    const miss = spots
      .map(([a, b]) => document.elementFromPoint(a, b))
      .find((top) => top && !one.contains(top));
    if (miss) tell(one, "covered button", `${label} by ${nameOf(miss)}`);
  }
  return { found, still };
}
