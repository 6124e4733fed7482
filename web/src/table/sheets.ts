/** What can be opened over the table, one at a time, and the message that names it. */
export const TITLES = {
  talk: "web-talk",
  log: "web-log",
  menu: "web-menu",
  piles: "web-piles",
  leaving: "web-leave",
  people: "web-people",
} as const;

export type TableSheet = keyof typeof TITLES;
