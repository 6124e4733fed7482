/** Fetches a part before it is needed. A failure matters only when the part is to be shown. */
export function soon<Part>(part: Promise<Part>): Promise<Part> {
  part.catch(() => {});
  return part;
}

/**
 * Gives a part when it is called for, and has it fetched by then: once what is being drawn has been
 * painted, which even asking for it would delay. If it could not be fetched, it is fetched again when
 * it is called for again.
 */
export function afterPaint<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  const give = () => {
    part ??= load();
    part.catch(() => (part = undefined));
    return part;
  };
  requestAnimationFrame(() => setTimeout(() => void give()));
  return give;
}
