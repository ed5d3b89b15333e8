import { z } from "zod";
import type { Frozen } from "#app/content/frozen.ts";
import { day, language, link, tournamentReference, name, title } from "./fields.ts";

/** An article or a video about the team, published elsewhere; `tournament` is its subject,
 * `language` the language of its title if it differs from the site's. */
export const newsItem = z.strictObject({
  title,
  link,
  date: day,
  author: name,
  type: z.enum(["ARTICLE", "VIDEO"]).describe("A news item's type is ARTICLE or VIDEO."),
  tournament: tournamentReference.optional(),
  language: language.optional(),
});

export type NewsItem = Frozen<z.output<typeof newsItem>>;

/** news.yml of a season: the items of that year, in any order. */
export const newsFile = z
  .array(newsItem)
  .max(20_000)
  .describe("News of a year is a list of up to 20,000 items, each starting with a hyphen.");
