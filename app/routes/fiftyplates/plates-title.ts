import { type SiteTitle, titleWith } from "#app/page/titles.ts";
import * as words from "#words/pages/fifty-plates.ts";
import { pageLabels } from "#words/page-labels.ts";
import type { FiftyPlates } from "./plates.ts";
import type { PlatesSelection } from "./selection.ts";

/** What the browser's tab says: "Ohio · Fifty Plates 2018". */
export function platesTitle(
  site: SiteTitle,
  { year }: FiftyPlates,
  { edition, tile }: PlatesSelection,
): string {
  const edited = words.platesOf(edition.year);
  if (tile.code !== edition.firstPlate) return `${tile.name} · ${edited}`;
  return titleWith(site, edition.year === year ? pageLabels.fiftyplates : edited);
}
