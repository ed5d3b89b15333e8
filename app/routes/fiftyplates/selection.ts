import { paths } from "#app/paths.ts";
import * as editionFacts from "#words/facts/edition.ts";
import * as words from "#words/pages/fifty-plates.ts";
import type { FiftyPlates, PlatesEdition, RankedSpotter, Tile } from "./plates.ts";

/** The query as written, unchecked. */
export interface PlatesAsked {
  edition?: string | undefined;
  plate?: string | undefined;
}

export interface PlatesSelection {
  edition: PlatesEdition;
  tile: Tile;
  /** Notice if the game does not have the requested edition or plate. */
  notice: string | undefined;
}

/**
 * The edition and the plate that an address names, with defaults for what it does not.
 * Throws a RangeError where nobody ever claimed a plate.
 */
export function selectionOf(plates: FiftyPlates, asked: PlatesAsked): PlatesSelection {
  const named = plates.editions.find(({ year }) => String(year) === asked.edition);
  const edition = named ?? plates.editions.find(({ year }) => year === plates.year);
  const code = asked.plate?.toUpperCase();
  const found = edition?.tiles.find((tile) => tile.code === code);
  const tile = found ?? edition?.tiles.find((one) => one.code === edition.firstPlate);
  if (edition === undefined || tile === undefined) throw new RangeError("There is no map to show.");
  const sentences: string[] = [];
  if (asked.edition !== undefined && named === undefined) {
    sentences.push(editionFacts.noSuchEdition(asked.edition, edition.year));
  }
  if (asked.plate !== undefined && found === undefined) {
    sentences.push(words.notOnTheMap(asked.plate, edition.year));
  }
  return { edition, tile, notice: sentences.length > 0 ? sentences.join(" ") : undefined };
}

/** Spotter of the plate that is selected at first. */
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

/** An edition, with the plate that is selected at first. */
export function editionAddress(plates: FiftyPlates, year: number): string {
  return paths.fiftyplates({ edition: yearInAddress(plates, year) });
}

/** A plate of an edition. */
export function plateAddress(plates: FiftyPlates, { year }: PlatesEdition, code: string): string {
  return paths.fiftyplates({ edition: yearInAddress(plates, year), plate: code });
}
