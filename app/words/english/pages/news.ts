import * as counts from "#words/grammar/counts.ts";

/* News. */

export const filterTheNews = "Filter the news";
export const searchHeadlines = "Search headlines";
export const allNews = "All News";
export const allSeasons = "all seasons";
export const theNews = "The news";
export const breakingNews = "Breaking News";
export const showAllNews = "Show All News";
export const photographsFrom = (season: string) => `Photographs from ${season}`;
export const inStoriesFrom = (season: string) => `In the stories of ${season}`;
export const photographFrom = (number: number, season: string) =>
  `Photograph ${number} from ${season}`;
export const newsTitle = (season: string) => `${season} · News`;
export const description = (team: string, club: string, oldest: number) =>
  `Articles and videos about ${team}, ${club}: tournament previews, recaps and games of every season since ${oldest}.`;
export const storiesInYear = (year: number, count: number) => `${year}: ${counts.stories(count)}`;
