// Signs that only the replay shows.
export const FIRST = "M17 5l-7 7 7 7M6.500 5v14";
export const LAST = "M7 5l7 7-7 7M17.500 5v14";
export const DOWNLOAD = "M12 3v12M12 15l-4-4M12 15l4-4M5 17v4h14v-4";
