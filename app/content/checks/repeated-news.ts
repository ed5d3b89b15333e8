import { newsFile } from "#app/content/files.ts";
import { error } from "#app/content/finding.ts";
import { type Check, repeats } from "./check.ts";

/** The part of a link that tells a story from others: http and https of one address lead to one page, and so does a slash at its end. */
export function storyAt(link: string): string {
  return link.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/(?=$|#)/, "");
}

/** No news item stands twice, in its own year or another: each has a link of its own. */
export const repeatedNews: Check = ({ seasons }) => {
  const items = seasons.flatMap(({ year, news }) =>
    news.map(({ link }, index) => ({ what: storyAt(link), link, year, path: [index, "link"] })),
  );
  return repeats(items).map(({ link, year, path }) =>
    error(
      newsFile(year),
      path,
      `An earlier item already has the link ${link}.`,
      "Delete one of the items, or correct the link.",
    ),
  );
};
