/**
 * Four digits that the players of a table give when they connect, so that a server of several
 * processes keeps them together: as in `red7.protocol.near`, where the reasons stand.
 */
export function near(table: string): string {
  let found = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(table)) found = Math.imul(found ^ byte, 0x01000193);
  return (((found >>> 16) ^ found) & 0xffff).toString(16).padStart(4, "0");
}
