/** Fetches a part before it is needed. Whether it can be had matters only when it is to be shown. */
export function soon<Part>(part: Promise<Part>): Promise<Part> {
  part.catch(() => {});
  return part;
}

/**
 * Gives a part when it is called for, and has it fetched by then: once what is being drawn has been
 * painted, which even asking for it would delay.
 */
export function afterPaint<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  const give = () => (part ??= soon(load()));
  requestAnimationFrame(() => setTimeout(() => void give()));
  return give;
}
