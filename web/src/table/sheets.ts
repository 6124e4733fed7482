/** What can be opened over the table; one at a time. */
export type TableSheet = "talk" | "log" | "menu" | "piles" | "leaving";
