import { flyingDisc } from "#app/art/flight/flight.ts";
import { drawn, moved, rect } from "#app/art/print/shapes.ts";
import type { Club, ClubRecord, Season } from "#app/record/record.ts";
import { CARD_WIDTH, rail, RAIL_TOP, title } from "#app/outputs/share/card.ts";
import type { Card } from "#app/routes/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { latest } from "#app/lib/list.ts";
import { emptySheet } from "#app/art/empty/empty-state.ts";
import { yearOf } from "#app/domain/dates/day.ts";
import { defineRoute } from "#app/routes/route.ts";
import { clubInWords, titleWith } from "#app/routes/titles.ts";
import type { GridPhoto } from "#app/domain/photo-grid.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { tile } from "#app/art/tile/tile.ts";
import {
  type PrintedRecord,
  type PrintedSeason,
  printedSeasons,
} from "#app/art/season/printed-season.ts";
import * as counts from "#words/grammar/counts.ts";
import * as cardWords from "#words/cards.ts";
import * as words from "#words/pages/news.ts";
import { shapeNews } from "./shape-news.ts";
import type { View } from "./View.tsx";

/** Path of the disc across the title to the top right. */
const TRAIL = "M-16 400Q627 627 1041 148";
const DISC = { at: [572, 62], lean: -16 } as const;

/** Share card: a disc flying out of the picture. */
function newsCard({ club, news }: ClubRecord): Card {
  const flight = drawn(TRAIL, "sun", 17, { round: true, dash: [0, 40] });
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, "paper") +
      title(pageLabels.news, { top: 48, capHeight: 478, fill: "black" }) +
      flight +
      moved("scale(1.9)", flyingDisc(DISC)) +
      rail(club.domain, counts.stories(news.length)),
    alt: cardWords.news,
  };
}

/** Pictures in the photo grid: a large one and six around it. */
const SLOTS = 7;

/** All seven photos; missing ones are replaced by posters with different motifs. */
function filled(photos: readonly GridPhoto[], year: number): GridPhoto[] {
  return Array.from(
    { length: SLOTS },
    (_, slot) => photos[slot] ?? { file: `${year}_poster_${slot + 1}` },
  );
}

/** Year in the file name of a photo for all seasons: "all_2024_dune". */
function yearOfPhoto({ file }: GridPhoto, fallback: number): number {
  const year = /^all_(\d{4})_/.exec(file)?.[1];
  return year === undefined ? fallback : Number(year);
}

function posterSheet(
  name: string,
  photos: readonly GridPhoto[],
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

interface PosterRecord extends PrintedRecord {
  readonly club: Pick<Club, "teamName" | "hairStyles" | "photos">;
  readonly seasons: readonly Pick<Season, "id" | "year" | "photos" | "inks">[];
}

/** Sheets with the seven posters of every season, and of all seasons under "all". */
export function posterSheets(record: PosterRecord): ReadonlyMap<string, Sheet> {
  const { club, seasons: years } = record;
  const seasonOf = printedSeasons(record);
  const newest = Math.max(...years.map(({ year }) => year));
  const seasons = years.map(
    ({ id, year, photos }) => [id, posterSheet(`photos-${year}`, photos, year, seasonOf)] as const,
  );
  return new Map([...seasons, ["all", posterSheet("photos-all", club.photos, newest, seasonOf)]]);
}

export const route = defineRoute<"news", typeof View>({
  load({ record }) {
    const { club } = record;
    const posters = posterSheets(record);
    const empty = emptySheet();
    const oldest = Math.min(...record.news.map(({ date }) => yearOf(date)));
    const news = shapeNews(record, (id) => posters.get(id)?.href ?? "");
    return {
      head: {
        feeds: ["news"],
        title: titleWith(club, pageLabels.news),
        description: words.description(club.teamName, clubInWords(club), oldest),
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
      newest: latest(record.news.map(({ date }) => date)),
      card: newsCard(record),
    };
  },
});
