import type { FiftyPlates } from "./plates.ts";
import type { PlatesSelection } from "./selection.ts";

/** The title of the page in its default state, which is also that of its document. */
export const pageTitle = "Fifty Plates · Rival Ultimate";

/** What the browser's tab says: "Ohio · Fifty Plates 2018". */
export function platesTitle({ year }: FiftyPlates, { edition, tile }: PlatesSelection): string {
  const edited = `Fifty Plates ${edition.year}`;
  if (tile.code !== edition.firstPlate) return `${tile.name} · ${edited}`;
  return edition.year === year ? pageTitle : `${edited} · Rival Ultimate`;
}
