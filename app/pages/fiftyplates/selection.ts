import { itemAt } from "#app/lib/list.ts";
import type { ReadQuery } from "#app/lib/path.ts";
import * as words from "#words/facts.ts";
import type { PlatesEdition } from "./shape-plates.ts";

/**
 * The edition and plate of an address, or else the newest edition and its first plate, with a notice if
 * those of the address do not exist.
 */
export function selectPlate<Edition extends PlatesEdition>(
  editions: readonly Edition[],
  read: ReadQuery,
) {
  const year = read("edition");
  const plate = read("plate");
  const named = editions.find((edition) => String(edition.year) === year);
  const edition = named ?? itemAt(editions, editions.length - 1);
  const { tiles, firstPlate } = edition;
  const found = tiles.find(({ code }) => code === plate?.toUpperCase());
  const sentences: string[] = [];
  if (year !== undefined && !named) sentences.push(words.noSuchEdition(year, edition.year));
  if (plate !== undefined && !found) {
    sentences.push(`“${plate}” is not on the map of ${edition.year}.`);
  }
  const tile = found ?? tiles.find(({ code }) => code === firstPlate) ?? itemAt(tiles, 0);
  return { edition, tile, notice: sentences.join(" ") };
}
