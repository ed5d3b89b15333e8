import { z } from "zod";
import { link } from "#app/content/schema/fields/link.ts";
import { fileName, name, paragraph, sentence, title } from "#app/content/schema/fields/text.ts";
import { year } from "#app/content/schema/fields/year.ts";

/**
 * A sponsor; `logo` is the file name of its logo. `tier` is the level that it supports, such as "Main
 * sponsor", and `seasons` are the years in which it does.
 */
export const sponsor = z.strictObject({
  name,
  link,
  logo: fileName.optional(),
  tier: name.optional(),
  seasons: z
    .array(year)
    .min(1)
    .max(200)
    .describe("Seasons are a list of one to 200 years.")
    .optional(),
});

/** The words that ask for sponsors on their page. */
export const sponsorsCall = z.strictObject({ title, text: sentence });

const MOST_WORDS = 60;

const countWords = (text: string) => text.trim().split(/\s+/).length;

/** What the press kit says of the club beside its marks and colours. */
export const press = z.strictObject({
  /** For a report that has room for fifty words; the paragraph of the About page without it. */
  description: paragraph
    .refine((text) => countWords(text) <= MOST_WORDS)
    .describe(`The description for the press has about fifty words, at most ${MOST_WORDS}.`)
    .optional(),
  /** How the name is written, where that is not plain. */
  spelling: sentence.optional(),
});
