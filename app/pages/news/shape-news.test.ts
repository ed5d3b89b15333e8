import { expect, test } from "vitest";
import type { NewsItem, Roster } from "#app/content/content.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { route } from "./load.ts";
import { shapeNews, shapeStories, type NewsSource } from "./shape-news.ts";

const roster = (year: number): Roster => ({
  id: `cote-sauvage-${year}`,
  year,
  displayName: `Côte Sauvage ${year}`,
  highlights: [],
  captains: [],
  players: [],
  coaches: [],
  photos: [],
});
const item = (date: string, title: string, type: NewsItem["type"] = "ARTICLE"): NewsItem => ({
  title,
  link: `https://example.com/${date}`,
  date,
  author: "Ultiworld",
  type,
});
const source: NewsSource = {
  site: { teamName: "Côte Sauvage", defaultRoster: "cote-sauvage-2022", photos: [] },
  rosters: [roster(2019), roster(2021), roster(2022)],
  news: [
    item("2019-07-10", "Primer"),
    item("2020-05-26", "Send it Back", "VIDEO"),
    item("2022-08-12", "Bilge Squad vs. Côte Sauvage", "VIDEO"),
    item("2022-08-15", "Sandbar vs. Côte Sauvage", "VIDEO"),
  ],
};
const postersOf = (id: string) => `/art/tiles-${id}.svg`;

test("the stories of all seasons are newest first, and the default season is selected", () => {
  const { stories, fallback } = shapeNews(source, postersOf);
  expect(stories.map(({ date }) => date.slice(0, 4))).toEqual(["2022", "2022", "2020", "2019"]);
  expect(fallback.id).toBe("cote-sauvage-2022");
});

test("the select lists the newest season first, and a year without a team is not a season", () => {
  expect(shapeNews(source, postersOf).seasons).toEqual([
    {
      id: "cote-sauvage-2022",
      name: "Côte Sauvage 2022",
      year: 2022,
      posters: "/art/tiles-cote-sauvage-2022.svg",
    },
    {
      id: "cote-sauvage-2021",
      name: "Côte Sauvage 2021",
      year: 2021,
      posters: "/art/tiles-cote-sauvage-2021.svg",
    },
    {
      id: "cote-sauvage-2019",
      name: "Côte Sauvage 2019",
      year: 2019,
      posters: "/art/tiles-cote-sauvage-2019.svg",
    },
  ]);
  expect(shapeNews(source, postersOf).allPosters).toBe("/art/tiles-all.svg");
});

test("a story of a year without a team is listed, with its long date", () => {
  expect(shapeStories(source)[2]).toEqual({
    title: "Send it Back",
    link: "https://example.com/2020-05-26",
    date: "2020-05-26",
    longDate: "May 26, 2020",
    author: "Ultiworld",
    video: true,
  });
  expect(shapeStories(source)[3]?.video).toBeUndefined();
});

test("an unknown default season is an error", () => {
  expect(() =>
    shapeNews(
      {
        ...source,
        site: { teamName: "Côte Sauvage", defaultRoster: "cote-sauvage-2030", photos: [] },
      },
      postersOf,
    ),
  ).toThrow(new Error('defaultRoster in site.yml names "cote-sauvage-2030": no such season.'));
});

test("News shows its first year, and inlines only the default season’s posters", () => {
  const { head, sheets, art, data, newest } = route.load(openSources(loadContent()), {});
  expect(head).toMatchObject({
    title: "News · Côte Sauvage Ultimate",
    description:
      "Articles and videos about Côte Sauvage, mixed club ultimate from Maine, Vermont and New Hampshire: tournament previews, recaps and games of every season since 2022.",
    feeds: ["news"],
  });
  expect(sheets.filter(({ inline }) => inline).map(({ href }) => href)).toEqual(art);
  expect(art).toEqual([data.fallback.posters]);
  expect(newest).toBe("2026-05-02");
});
