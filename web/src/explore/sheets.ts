/** What opens above the table: the menu, help, and the choice of an unseen card. */
export type SheetName = "more" | "help" | "play" | "draw";
