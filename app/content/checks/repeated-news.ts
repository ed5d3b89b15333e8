import { newsFile } from "#app/content/files.ts";
import { error } from "#app/content/finding.ts";
import type { Check } from "./check.ts";
import { repeats } from "./repeats.ts";

/** No news item stands twice, in its own year or another: each has a link of its own. */
export const repeatedNews: Check = ({ seasons }) => {
  const items = seasons.flatMap(({ year, news }) =>
    news.map(({ link }, index) => ({ what: link, year, path: [index, "link"] })),
  );
  return repeats(items).map(({ what, year, path }) =>
    error(
      newsFile(year),
      path,
      `The link ${what} belongs to an earlier item already.`,
      "Delete one of the two items, or correct the link.",
    ),
  );
};
