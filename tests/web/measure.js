// Measures what does not fit on the screen as the page stands: [part, kind, detail] of each.
(() => {
  const SLACK = 0.75; // pixels that rounding may cost
  const SMALLEST_TEXT = 12;
  const TARGET = 44;
  const CARD = { width: 24, height: 44 };
  const PARTS = ["hand", "own", "other", "canvas", "rule", "winning", "standings", "guide"];
  const STILL = ["hand", "own", "canvas", "other"];
  const TARGETS = "button:not([data-card]), a[href], input:not([type='checkbox'], [type='radio']), select, label:has(input)";

  const round = (number) => Math.round(number * 10) / 10;
  const short = (text) => (text.length > 34 ? `${text.slice(0, 33)}…` : text);
  const screen = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

  function beyond(box, frame) {
    const over = [];
    if (box.left < frame.left - SLACK) over.push(`left ${round(frame.left - box.left)}`);
    if (box.right > frame.right + SLACK) over.push(`right ${round(box.right - frame.right)}`);
    if (box.top < frame.top - SLACK) over.push(`top ${round(frame.top - box.top)}`);
    if (box.bottom > frame.bottom + SLACK) over.push(`bottom ${round(box.bottom - frame.bottom)}`);
    return over.join(" ");
  }

  const shared = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const kin = (a, b) => a.contains(b) || b.contains(a);
  const at = (box, places) =>
    places.map(([x, y]) => [
      box.left + (box.right - box.left) * x,
      box.top + (box.bottom - box.top) * y,
    ]);

  const partOf = (element) =>
    element.closest("[data-part]")?.dataset.part ??
    (element.closest("dialog")
      ? "sheet"
      : element.closest("aside")
        ? "log"
        : element.closest("header")
          ? "bar"
          : "table");

  function nameOf(element) {
    const tile = element.closest("[data-card]");
    if (tile) return `card ${tile.dataset.card} of ${partOf(tile)}`;
    const one = element.closest("button") ?? element;
    const words = one.ariaLabel || one.textContent.trim().replace(/\s+/g, " ");
    return `${one.tagName.toLowerCase()} “${short(words)}” of ${partOf(one)}`;
  }

  const clear = (colour) => colour === "transparent" || /[,/]\s*0\)$/.test(colour);

  function paints(element, x, y) {
    if (element instanceof SVGElement) return element.tagName !== "svg";
    const style = getComputedStyle(element);
    if (!clear(style.backgroundColor) || style.backgroundImage !== "none") return true;
    const edge = (side) =>
      style[`border${side}Style`] !== "none" && !clear(style[`border${side}Color`])
        ? parseFloat(style[`border${side}Width`])
        : 0;
    const box = element.getBoundingClientRect();
    return (
      x < box.left + edge("Left") ||
      x > box.right - edge("Right") ||
      y < box.top + edge("Top") ||
      y > box.bottom - edge("Bottom")
    );
  }

  /** What is painted over an element at one of some points, if anything is. */
  function coverOf(element, points) {
    for (const [x, y] of points) {
      const top = document.elementFromPoint(x, y);
      if (!top || kin(top, element)) continue;
      for (const one of document.elementsFromPoint(x, y)) {
        if (kin(one, element)) break;
        if (paints(one, x, y)) return one;
      }
    }
    return null;
  }

  // How much of a line's height is free above and below its letters. In shares, which are the same
  // at every size of the font, so that each text is measured once.
  const pen = document.createElement("canvas").getContext("2d");
  const inks = new Map();
  function inkOf(style, text) {
    const font = `${style.fontStyle} ${style.fontWeight} 100px ${style.fontFamily}`;
    const key = `${font}|${text}`;
    let ink = inks.get(key);
    if (!ink) {
      pen.font = font;
      const line = pen.measureText(text);
      const size = line.fontBoundingBoxAscent + line.fontBoundingBoxDescent;
      ink = {
        above: (line.fontBoundingBoxAscent - line.actualBoundingBoxAscent) / size,
        below: (line.fontBoundingBoxDescent - line.actualBoundingBoxDescent) / size,
      };
      inks.set(key, ink);
    }
    return ink;
  }

  /** Walk once over all that shows: texts with what may cut them, and whatever may cover others. */
  function look(root, names) {
    const texts = [];
    const solids = [];
    const frames = new Map();
    const range = document.createRange();

    function read(node, element, style, around) {
      const text = node.data.trim();
      if (!text) return;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((box) => box.width > 0.5);
      if (!lines.length) return;
      const { above, below } = inkOf(style, text);
      texts.push({
        element,
        text,
        style,
        frames: around,
        isName: names.includes(text),
        lines: lines.map(({ left, right, top, bottom, height }) => ({
          left,
          right,
          top: top + height * above,
          bottom: bottom - height * below,
        })),
      });
    }

    function walk(element, around) {
      const style = getComputedStyle(element);
      if (style.display === "none" || style.visibility !== "visible") return;
      if (style.opacity === "0" || style.clipPath === "inset(50%)") return;
      const box = element.getBoundingClientRect();
      frames.set(element, around);
      if (element.dataset.card || element instanceof SVGElement) {
        solids.push([element, box]);
        return;
      }
      if (
        element.tagName === "BUTTON" ||
        style.borderTopStyle !== "none" ||
        !clear(style.backgroundColor) ||
        style.backgroundImage !== "none"
      ) {
        solids.push([element, box]);
      }
      let inner = around;
      if (style.overflowX !== "visible" && style.display !== "inline") {
        const left = box.left + element.clientLeft;
        const top = box.top + element.clientTop;
        // What can be scrolled to is not cut, nor what may stand out.
        const scrolls = /auto|scroll/.test(style.overflowY);
        const open = scrolls || style.overflowY === "visible";
        const outer = ({ left, right }) => ({ left, right, top: -Infinity, bottom: Infinity });
        inner = [
          ...(scrolls ? around.map(outer) : around),
          {
            scrolls,
            shown: { top, bottom: top + element.clientHeight },
            left,
            right: left + element.clientWidth,
            top: open ? -Infinity : top,
            bottom: open ? Infinity : top + element.clientHeight,
          },
        ];
      }
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) read(child, element, style, inner);
        else if (child.nodeType === Node.ELEMENT_NODE) walk(child, inner);
      }
    }
    walk(root, []);

    const threatened = (element, box) =>
      solids.some(([one, other]) => shared(box, other) && !kin(one, element));
    return { texts, frames, threatened };
  }

  function tryTexts({ texts, threatened }, limits, tell) {
    for (const { element, text, style, frames, isName, lines } of texts) {
      const size = parseFloat(style.fontSize);
      const told = `“${short(text)}”`;
      if (size < SMALLEST_TEXT - 0.01) tell(element, "small text", `${round(size)} px ${told}`);
      if (isName) continue; // a name may be cut
      const past = (frame) => lines.map((line) => beyond(line, frame)).find(Boolean);
      const off = !frames.some((frame) => frame.scrolls) && past(limits);
      const cut = off || frames.map((one) => past(one)).find(Boolean);
      if (cut) tell(element, "cut text", `${told} ${cut}${off ? " of the screen" : ""}`);
      const button = element.closest("button, a");
      const out = button && past(button.getBoundingClientRect());
      if (out) tell(element, "text outside its button", `${told} ${out}`);
    }
    const seen = texts.flatMap(({ element, text, frames, isName, lines }) => {
      const edge = (isName && frames.at(-1)?.right) || Infinity;
      const views = frames.filter((frame) => frame.scrolls).map((frame) => frame.shown);
      return lines.map((box) => ({
        element,
        text,
        box: {
          left: box.left,
          right: Math.min(box.right, edge),
          top: Math.max(box.top, ...views.map((view) => view.top)),
          bottom: Math.min(box.bottom, ...views.map((view) => view.bottom)),
        },
      }));
    });
    seen.forEach(({ element, text, box }, index) => {
      for (const other of seen.slice(index + 1)) {
        if (element === other.element || !shared(box, other.box)) continue;
        const detail = `“${short(text)}” and “${short(other.text)}” of ${partOf(other.element)}`;
        tell(element, "text over text", detail);
      }
      if (element.closest("dialog, aside") || !threatened(element, box)) return;
      const inset = { ...box, left: box.left + 1.5, right: box.right - 1.5 };
      const places = [0, 0.5, 1].flatMap((x) => [
        [x, 0.2],
        [x, 0.8],
      ]);
      const cover = coverOf(element, at(inset, places));
      if (cover) tell(element, "covered text", `“${short(text)}” by ${nameOf(cover)}`);
    });
    return seen;
  }

  function tryCards(root, { frames, threatened }, texts, limits, tell) {
    const tiles = [...root.querySelectorAll("[data-card]")];
    const boxes = new Map(tiles.map((tile) => [tile, tile.getBoundingClientRect()]));
    for (const tile of tiles) {
      const card = tile.dataset.card;
      const box = boxes.get(tile);
      // What can be scrolled to is tried where it is in sight.
      const views = (frames.get(tile) ?? []).filter((frame) => frame.scrolls);
      if (views.some(({ shown }) => box.top < shown.top || box.bottom > shown.bottom)) continue;
      const out = beyond(box, limits);
      if (out) tell(tile, "card off the screen", `${card} ${out}`);
      const past = (frames.get(tile) ?? []).map((frame) => beyond(box, frame)).find(Boolean);
      if (past && !out) tell(tile, "cut card", `${card} ${past}`);
      const size = parseFloat(getComputedStyle(tile.querySelector(".letter")).fontSize);
      const letter = (box.width / 60) * size;
      if (letter < SMALLEST_TEXT - 0.05) {
        tell(tile, "small text", `${round(letter)} px letter of ${card}`);
      }
      for (const { element, text, box: line } of texts) {
        if (!shared(line, box) || tile.contains(element)) continue;
        tell(tile, "text over card", `“${short(text)}” of ${partOf(element)} over ${card}`);
      }
      const places = [
        [0.5, 0.5],
        [0.15, 0.5],
        [0.85, 0.5],
        [0.5, 0.1],
        [0.5, 0.9],
      ];
      if (threatened(tile, box)) {
        for (const [what, selector] of [
          ["number", ".numeral"],
          ["letter", ".letter"],
        ]) {
          const mark = tile.querySelector(selector).getBoundingClientRect();
          const cover = threatened(tile, mark) && coverOf(tile, at(mark, places));
          if (cover) tell(tile, `covered ${what}`, `${card} by ${nameOf(cover)}`);
        }
      }
      const item = tile.closest("li");
      if (!item) continue;
      const after = boxes.get(item.nextElementSibling?.querySelector("[data-card]"));
      const beside = after && after.top < box.bottom && after.left > box.left;
      const right = beside ? Math.min(after.left, box.right) : box.right;
      if (right - box.left < CARD.width - SLACK || box.height < CARD.height - SLACK) {
        const told = `${card} ${round(right - box.left)}×${round(box.height)}`;
        tell(tile, "card too small to touch", told);
        continue;
      }
      const middle = (box.top + box.bottom) / 2;
      const spot = {
        left: (box.left + right) / 2 - CARD.width / 2 + 1,
        right: (box.left + right) / 2 + CARD.width / 2 - 1,
        top: middle - CARD.height / 2 + 1,
        bottom: middle + CARD.height / 2 - 1,
      };
      if (tile.tagName !== "BUTTON" || !threatened(tile, spot)) continue;
      const miss = at(spot, places)
        .map(([x, y]) => document.elementFromPoint(x, y))
        .find((top) => top && !tile.contains(top));
      // While a card is picked up, a press on a place puts it there.
      if (miss && !miss.matches(".aim")) {
        tell(tile, "card out of reach", `${card} under ${nameOf(miss)}`);
      }
    }
  }

  function tryTargets(root, { frames, threatened }, limits, tell) {
    for (const one of root.querySelectorAll(TARGETS)) {
      const box = one.getBoundingClientRect();
      if (!frames.has(one) || !box.width) continue;
      if (box.width < TARGET - SLACK || box.height < TARGET - SLACK) {
        tell(one, "small target", `${nameOf(one)} ${round(box.width)}×${round(box.height)}`);
      }
      const out = !frames.get(one).some((frame) => frame.scrolls) && beyond(box, limits);
      if (out) tell(one, "target off the screen", `${nameOf(one)} ${out}`);
      if (out || partOf(one) !== "guide" || !threatened(one, box)) continue;
      tryReach(one, box, tell);
    }
  }

  function tryReach(one, box, tell) {
    const inset = {
      left: box.left + 3,
      right: box.right - 3,
      top: box.top + 3,
      bottom: box.bottom - 3,
    };
    const places = [
      [0.5, 0.5],
      [0, 0.5],
      [1, 0.5],
      [0.5, 0],
      [0.5, 1],
    ];
    const miss = at(inset, places)
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((top) => top && !one.contains(top));
    if (miss) tell(one, "covered target", `${nameOf(one)} by ${nameOf(miss)}`);
  }

  /** Try the table; if it may scroll down, by what the page holds and not what the screen shows. */
  function table({ names, scrolls = false, parts = PARTS }) {
    const found = [];
    const tell = (element, kind, detail) => found.push([partOf(element), kind, detail]);
    const root = document.querySelector("main");
    const page = document.scrollingElement;
    const limits = screen();
    if (page.scrollWidth > innerWidth) found.push(["page", "scrolls across", `${page.scrollWidth}`]);
    if (scrolls) limits.bottom = page.scrollHeight;
    else if (page.scrollHeight > innerHeight) {
      found.push(["page", "scrolls down", `${page.scrollHeight}`]);
    }
    const still = {};
    for (const part of parts) {
      const all = [...root.querySelectorAll(`[data-part="${part}"]`)];
      if (!all.length) found.push([part, "is missing", ""]);
      const boxes = all.map((one) => one.getBoundingClientRect());
      for (const box of boxes) {
        if (box.width < 1 || box.height < 1) found.push([part, "is empty", ""]);
        const out = beyond(box, limits);
        if (out) found.push([part, "off the screen", out]);
      }
      if (!STILL.includes(part)) continue;
      still[part] = boxes.map(({ x, y, width, height }) =>
        [x, y, width, height].map(Math.round).join(","),
      );
    }
    const seen = look(root, names);
    const texts = tryTexts(seen, limits, tell);
    tryCards(root, seen, texts, limits, tell);
    tryTargets(root, seen, limits, tell);
    return { found, still };
  }

  /** Try the open sheet, which may scroll down, at its beginning and at its end. */
  function sheet({ names }) {
    const found = [];
    const tell = (element, kind, detail) => found.push([partOf(element), kind, detail]);
    const root = document.querySelector("dialog[open]");
    const out = beyond(root.getBoundingClientRect(), screen());
    if (out) tell(root, "off the screen", out);
    for (const one of [root, ...root.querySelectorAll("*")]) {
      if (one.scrollWidth <= one.clientWidth + SLACK || one instanceof SVGElement) continue;
      if (/auto|scroll/.test(getComputedStyle(one).overflowX)) {
        tell(one, "scrolls across", `${one.tagName} ${one.scrollWidth}`);
      }
    }
    const limits = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
    const seen = look(root, names);
    tryTexts(seen, limits, tell);
    tryTargets(root, seen, limits, tell);
    for (const where of [0, root.scrollHeight]) {
      root.scrollTo(0, where);
      const close = root.querySelector("header button");
      const box = close.getBoundingClientRect();
      const hidden = beyond(box, screen());
      if (hidden) tell(close, "target off the screen", `${nameOf(close)} ${hidden}`);
      else tryReach(close, box, tell);
    }
    const last = root.firstElementChild.lastElementChild.getBoundingClientRect();
    if (last.bottom > root.getBoundingClientRect().bottom + SLACK) tell(root, "hides its end", "");
    root.scrollTo(0, 0);
    return found;
  }

  return { size: () => null, table, sheet };
})()
