import { latest } from "#app/lib/list.ts";
import { emptySheet } from "#app/art/empty/empty-state.ts";
import * as words from "#words/pages/news.ts";
import { yearOf } from "#app/domain/dates/day.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { defineRoute } from "#app/page/route.ts";
import { clubInWords, titleWith } from "#app/page/titles.ts";
import { newsCard } from "#app/share/news-card.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { tile } from "#app/art/tile/tile.ts";
import { type PrintedSeason, seasonsInPrint } from "#app/art/season/printed-season.ts";
import type { Content } from "#app/content/content.ts";
import { newestSeasonFirst } from "#app/domain/seasons.ts";
import { shapeStory, type Story } from "#app/page/story/story.ts";
import type { NewsContent, NewsSeason } from "./news.ts";
import { pageLabels } from "#app/paths.ts";
import type { View } from "./View.tsx";

/** Every story of the record, newest first. */
export function shapeStories({ news }: Pick<Content, "news">): Story[] {
  return newestFirst(news, ({ date }) => date).map(shapeStory);
}

/** The part of the content that the page is made from. */
export interface NewsSource extends Pick<Content, "news" | "rosters"> {
  readonly site: Pick<Content["site"], "defaultRoster" | "photos" | "teamName">;
}

/**
 * The news page in its default state.
 *
 * @param postersOf address of the sheet of posters of a roster, or of all seasons for "all"
 */
export function shapeNews(content: NewsSource, postersOf: (roster: string) => string): NewsContent {
  const seasons = newestSeasonFirst(content.rosters).map(
    ({ id, year, displayName }): NewsSeason => ({
      id,
      name: displayName,
      year,
      posters: postersOf(id),
    }),
  );
  const fallback = seasons.find(({ id }) => id === content.site.defaultRoster);
  if (fallback === undefined) {
    throw new Error(
      `defaultRoster in site.yml names "${content.site.defaultRoster}": no such season.`,
    );
  }
  return {
    seasons,
    fallback,
    allPosters: postersOf("all"),
    stories: shapeStories(content),
  };
}

/** Places in the photo grid: a large one and six around it. */
const SLOTS = 7;

/** A season that names fewer photos gets posters of other motifs for the rest. */
function filled(photos: readonly string[], year: number): string[] {
  return Array.from({ length: SLOTS }, (_, slot) => photos[slot] ?? `${year}_poster_${slot + 1}`);
}

/** Among the photos of all seasons each has its own year: "all_2016_dance". */
function yearOfPhoto(photo: string, fallback: number): number {
  const year = /^all_(\d{4})_/.exec(photo)?.[1];
  return year === undefined ? fallback : Number(year);
}

function posterSheet(
  name: string,
  photos: readonly string[],
  year: number,
  seasonOf: (year: number) => PrintedSeason,
): Sheet {
  const posters = filled(photos, year).map((photo, slot) => ({
    id: `photo-${slot}`,
    viewBox: "0 0 300 300",
    markup: tile(photo, seasonOf(yearOfPhoto(photo, year)), slot),
  }));
  return makeSheet(name, posters);
}

/** The seven posters of every season, and under "all" those of all seasons together. */
export function posterSheets({ site, rosters }: NewsSource): ReadonlyMap<string, Sheet> {
  const seasonOf = seasonsInPrint({ site, rosters });
  const newest = Math.max(...rosters.map(({ year }) => year));
  const seasons = rosters.map(
    ({ id, year, photos }) => [id, posterSheet(`photos-${year}`, photos, year, seasonOf)] as const,
  );
  return new Map([...seasons, ["all", posterSheet("photos-all", site.photos, newest, seasonOf)]]);
}

export const route = defineRoute<"news", typeof View>({
  load({ content }) {
    const { site } = content;
    const posters = posterSheets(content);
    const empty = emptySheet();
    const oldest = Math.min(...content.news.map(({ date }) => yearOf(date)));
    const news = shapeNews(content, (id) => posters.get(id)?.href ?? "");
    return {
      head: {
        feeds: ["news"],
        title: titleWith(site, pageLabels.news),
        description: words.description(site.teamName, clubInWords(site), oldest),
      },
      data: { ...news, empty: empty.href },
      sheets: [
        ...Array.from(posters, ([id, sheet]) =>
          Object.assign({ inline: id === news.fallback.id }, sheet),
        ),
        empty,
      ],
      art: [news.fallback.posters],
      pictures: ["photos-"],
      newest: latest(content.news.map(({ date }) => date)),
      card: newsCard(content),
    };
  },
});
