// Signs that only the replay shows.
export const FIRST = "M17 5l-7 7 7 7M6.500 5v14";
export const LAST = "M7 5l7 7-7 7M17.500 5v14";
export const DOWNLOAD = "M12 3v12M12 15l-4-4M12 15l4-4M5 17v4h14v-4";
export const REVIEW = "M3 3v18h18M7 15l4-5 4 3 5-7";
export const MISTAKE = "M4 5l7 7-7 7M15 9a2.5 2.5 0 114 2c-1 .8-1.5 1.3-1.5 2.5M17.5 17v.3";
export const EXPLORE = "M6 21V9M6 9l-3 3M6 9l3 3M6 15c0-5 12-3 12-12M18 3l-3 3M18 3l3 3";
