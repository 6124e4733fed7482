// Signs that only exploring shows.
export const EDIT = "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3";
