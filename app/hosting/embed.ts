/** The record in a frame, for the pages of others. */
export const EMBED_PATH = "/embed/record";

/** The drawing in it, which the site itself shows as a picture. */
export const EMBED_PICTURE = "/embed/record.svg";

/** The frame and its drawing, as a regular expression for addresses and for files. */
export const EMBED = "^/embed/record(?:\\.html|\\.svg)?$";
