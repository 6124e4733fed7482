/** Fetches a part before it is needed. Whether it can be had matters only when it is to be shown. */
export function soon<Part>(part: Promise<Part>): Promise<Part> {
  part.catch(() => {});
  return part;
}
