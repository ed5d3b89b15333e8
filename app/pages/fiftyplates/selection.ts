import { paths } from "#app/routes/paths.ts";
import * as editionFacts from "#words/facts/edition.ts";
import * as words from "#words/pages/fifty-plates.ts";
import type { FiftyPlates, PlatesEdition, RankedSpotter } from "./shape-plates.ts";

/** The query as written, unchecked. */
export interface PlatesQuery {
  edition?: string | undefined;
  plate?: string | undefined;
}

/**
 * Edition and plate for a URL, or the defaults, with a notice if the requested ones do not exist.
 * Throws a RangeError if no plate was ever claimed.
 */
export function selectPlate(plates: FiftyPlates, query: PlatesQuery) {
  const named = plates.editions.find(({ year }) => String(year) === query.edition);
  const edition = named ?? plates.editions.find(({ year }) => year === plates.year);
  const code = query.plate?.toUpperCase();
  const found = edition?.tiles.find((tile) => tile.code === code);
  const tile = found ?? edition?.tiles.find((tile) => tile.code === edition.firstPlate);
  if (edition === undefined || tile === undefined) throw new RangeError("There is no map to show.");
  const sentences: string[] = [];
  if (query.edition !== undefined && named === undefined) {
    sentences.push(editionFacts.noSuchEdition(query.edition, edition.year));
  }
  if (query.plate !== undefined && found === undefined) {
    sentences.push(words.notOnTheMap(query.plate, edition.year));
  }
  return { edition, tile, notice: sentences.join(" ") };
}

export type PlatesSelection = ReturnType<typeof selectPlate>;

/** Spotter of the default plate. */
export function firstSpotter({
  claims,
  spotters,
  firstPlate,
}: PlatesEdition): RankedSpotter | undefined {
  const claim = claims.find(({ code }) => code === firstPlate);
  return claim === undefined ? undefined : spotters[claim.spotter];
}

function yearInAddress(plates: FiftyPlates, year: number): string | undefined {
  return year === plates.year ? undefined : String(year);
}

/** URL of an edition with its default plate. */
export function editionAddress(plates: FiftyPlates, year: number): string {
  return paths.fiftyplates({ edition: yearInAddress(plates, year) });
}

/** URL of a plate of an edition. */
export function plateAddress(plates: FiftyPlates, { year }: PlatesEdition, code: string): string {
  return paths.fiftyplates({ edition: yearInAddress(plates, year), plate: code });
}
