import { wholeNumber } from "./whole-number.ts";

/** A year of the team's history, from 2015 on. */
export const year = wholeNumber(2015, 2099, "A year is a whole number from 2015 to 2099.");
