import { z } from "zod";

/** A text with something in it; what is unknown is left out rather than left empty. */
function textUpTo(most: number) {
  return z
    .string()
    .regex(/\S/)
    .max(most)
    .describe("A text is at least one letter, in quotes if it has a colon or a # in it.");
}

/** What somebody or something is called: people, teams, places, files. The longest known has 31. */
export const name = textUpTo(60);

/** A headline, a song, a callout. The longest known has 101 characters. */
export const title = textUpTo(120);

/** One or two sentences: a rule, a highlight, a remark, a caption. The longest known has 207. */
export const sentence = textUpTo(400);

/** A paragraph that introduces something. The longest known has 263 characters. */
export const paragraph = textUpTo(1000);

/** The name of a file in its folder of media/; it cannot lead out of that folder. */
export const fileName = z
  .string()
  .regex(/^[^\s./\\][^/\\]*$/)
  .max(60)
  .describe("A file is named without its folder, such as logo.svg.");
