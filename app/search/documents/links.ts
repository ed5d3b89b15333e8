import { getYear } from "#app/domain/dates/day.ts";
import { longDate } from "#app/domain/dates/written-dates.ts";
import { shownAddress } from "#app/lib/path.ts";
import { capitalize } from "#app/lib/text.ts";
import type { ClubRecord, NewsItem } from "#app/record/record.ts";
import type { SearchDocument } from "#app/search/search-data.ts";
import { joinFacts } from "./facts.ts";

const shortAddress = (link: string) => shownAddress(link.replace("mailto:", "")).replace(/\/$/, "");

function newsDocument({ title, link, date, author, type }: NewsItem): SearchDocument {
  const video = "video film footage highlights watch stream";
  return {
    kind: "news",
    title,
    note: joinFacts(author, longDate(date)),
    href: link,
    keywords: joinFacts("story news article", type === "VIDEO" && video),
    year: getYear(date),
  };
}

/** The club's profiles and email, its sponsors, and news: all links to other sites. */
export function linkDocuments({ club, news }: ClubRecord): SearchDocument[] {
  const profiles = club.socialLinks.map(({ name, link }): SearchDocument => ({
    kind: "links",
    title: capitalize(name),
    note: shortAddress(link),
    href: link,
    keywords: "social media follow",
  }));
  const sponsors = club.sponsors.map(({ name, link }): SearchDocument => ({
    kind: "links",
    title: name,
    note: `Sponsor of ${club.teamName}, ${shortAddress(link)}`,
    href: link,
    keywords: "sponsor partner supporter",
  }));
  return [...profiles, ...sponsors, ...news.map(newsDocument)];
}
