import { wholeNumber } from "./whole-number.ts";

/** A year of a team's history; the sport began in 1968. */
export const year = wholeNumber(1968, 2099, "A year is a whole number from 1968 to 2099.");
