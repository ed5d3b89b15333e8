/** Path of the record that other sites can embed. */
export const EMBED_PATH = "/embed/record";

/** Path of its drawing, which the site itself shows as a picture. */
export const EMBED_PICTURE = "/embed/record.svg";

/** Pattern of the frame and its drawing, for addresses and for files. */
export const EMBED = "^/embed/record(?:\\.html|\\.svg)?$";
