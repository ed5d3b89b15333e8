import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { tile } from "#app/art/tile/tile.ts";
import { type PrintedSeason, seasonsInPrint } from "#app/art/season/printed-season.ts";
import type { NewsSource } from "./shape-news.ts";

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
