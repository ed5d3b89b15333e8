import { type SiteTitle, titleWith } from "#app/page/titles.ts";
import type { FiftyPlates } from "./plates.ts";
import type { PlatesSelection } from "./selection.ts";

/** What the browser's tab says: "Ohio · Fifty Plates 2018". */
export function platesTitle(
  site: SiteTitle,
  { year }: FiftyPlates,
  { edition, tile }: PlatesSelection,
): string {
  const edited = `Fifty Plates ${edition.year}`;
  if (tile.code !== edition.firstPlate) return `${tile.name} · ${edited}`;
  return titleWith(site, edition.year === year ? "Fifty Plates" : edited);
}
