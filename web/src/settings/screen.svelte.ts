// How large the window is. Asked for anew each time, a browser would first lay out the whole page.

const size = $state({ width: innerWidth, height: innerHeight });

addEventListener("resize", () => {
  size.width = innerWidth;
  size.height = innerHeight;
});

export const screen: Readonly<{ width: number; height: number }> = size;
