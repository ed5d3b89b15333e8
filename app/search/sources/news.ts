import type { Content } from "#app/content/content.ts";
import { yearOf } from "#app/domain/dates/day-steps.ts";
import { longDate } from "#app/domain/dates/long-date.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import type { NewsEntry } from "#app/search/search-data.ts";

/** Every story, newest first. */
export function newsEntries({ news }: Pick<Content, "news">): NewsEntry[] {
  return newestFirst(news, ({ date }) => date).map(({ title, link, date, author }) => ({
    kind: "news",
    link,
    title,
    fact: author,
    says: longDate(date),
    also: String(yearOf(date)),
  }));
}
