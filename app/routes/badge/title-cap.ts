/** Height of a title's capitals at most, as a share of the line's length: letters of a short title grow to it. */
export const TITLE_CAP = 0.23;
