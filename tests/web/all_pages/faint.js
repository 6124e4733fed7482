// What axe-core does not look at (WCAG 1.4.11): controls whose border can hardly be told from what
// lies around it. Whatever has no border, or is filled with another colour, is told by that.
() => {
  const brush = new OffscreenCanvas(1, 1).getContext("2d", {
    willReadFrequently: true,
  });
  const paint = (colours) => {
    for (const colour of colours) {
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
    }
    const parts = [...brush.getImageData(0, 0, 1, 1).data].map(
      (part) => part / 255,
    );
    const [r, g, b] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const contrast = (one, other) => Math.max(one, other) / Math.min(one, other);
  const paper = getComputedStyle(document.documentElement).getPropertyValue(
    "--paper",
  );
  const root = Object.assign(document.createElement("i"), {
    style: `color: ${paper}`,
  });
  document.body.append(root);
  const ground = getComputedStyle(root).color;
  root.remove();
  const found = [];
  for (const one of document.querySelectorAll(
    "button, a.button, input, select, .tile",
  )) {
    const style = getComputedStyle(one);
    const bare = one.matches(
      ":disabled, .quiet, [type=checkbox], [type=radio], [type=range]",
    );
    if (bare || !parseFloat(style.borderTopWidth) || !one.checkVisibility())
      continue;
    if (
      style.borderTopColor === "rgba(0, 0, 0, 0)" ||
      style.borderTopStyle === "none"
    )
      continue;
    const behind = [];
    for (let up = one.parentElement; up; up = up.parentElement)
      behind.unshift(getComputedStyle(up).backgroundColor);
    const around = paint([ground, ...behind]);
    // A ring around it shows it as well.
    const ring = /^(\w+\([^)]*\)) 0px 0px 0px [1-9]/.exec(style.boxShadow)?.[1];
    const rim = paint([ground, ...behind, ring ?? style.borderTopColor]);
    const filled = paint([ground, ...behind, style.backgroundColor]);
    const best = Math.max(contrast(rim, around), contrast(filled, around));
    if (best < 3)
      found.push([one.textContent.trim().slice(0, 30) || one.outerHTML, best]);
  }
  return found;
};
