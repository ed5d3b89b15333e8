import { newsFile } from "#app/content/files.ts";
import { error } from "#app/content/problem.ts";
import { type Check, repeats } from "./check.ts";

/** A story's link without the parts that make no difference: the scheme, www. and a slash at the end. */
export function storyAt(link: string): string {
  return link.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/(?=$|#)/, "");
}

/** No two news items have the same link, in any year. */
export const repeatedNewsCheck: Check = ({ seasons }) => {
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
