import type { NewsItem } from "#app/content/content.ts";
import { reword } from "./invent.ts";
import type { Random } from "./random.ts";
import { fuller } from "./spread.ts";
import { inYear } from "./tournaments.ts";

/** The longest title that the check lets through. */
const LONGEST = 120;

/** The news of a year, like those of a known season, under headlines of other words. */
export function growNews(
  shapes: readonly NewsItem[],
  year: number,
  fullness: number,
  words: readonly string[],
  random: Random,
): NewsItem[] {
  return fuller(shapes, fullness, ({ title, date, ...rest }, copy) => {
    const headline = reword(title, words, random).slice(0, LONGEST).trim();
    const slug = headline.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    return {
      ...rest,
      title: headline,
      date: inYear(date, year),
      link: `https://example.org/${inYear(date, year)}/${slug}-${copy}-${random.whole(1e6)}`,
    };
  });
}
