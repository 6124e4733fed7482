// How the table is laid out. Within a shape, sizes follow from width and height together.

/** A desk has room for everything; a phone is held upright or sideways. */
export type Shape = "desk" | "upright" | "sideways";

const DESK = { width: 1160, height: 600 };
const TWO_COLUMNS = 560; // pixels in which two rows of ten cards lie side by side
const LOW = 560; // pixels in which nothing more fits one above the other
const BROAD = 1.15;

const ROOMY = 420; // pixels of height from which the bar may have a row of its own beside the colours

/** Whether the bar shares its row with the seven colours, and holds the least. */
export function isJoined(shape: Shape, height: number): boolean {
  return shape === "upright" || (shape === "sideways" && height < ROOMY);
}

export function shapeOf(width: number, height: number): Shape {
  if (width >= DESK.width && height >= DESK.height && width > height) return "desk";
  if (width >= TWO_COLUMNS && (height < LOW || width / height >= BROAD)) return "sideways";
  return "upright";
}
