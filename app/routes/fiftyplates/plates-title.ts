import { type SiteTitle, titleWith } from "#app/page/titles.ts";
import { pageLabel, type PartNames } from "#app/paths.ts";
import type { FiftyPlates } from "./plates.ts";
import type { PlatesSelection } from "./selection.ts";

/** Document title: "Ohio · Fifty Plates 2018". */
export function platesTitle(
  site: SiteTitle & { readonly parts?: PartNames | undefined },
  { year }: FiftyPlates,
  { edition, tile }: PlatesSelection,
): string {
  const edited = pageLabel("fiftyplates", site.parts, String(edition.year));
  if (tile.code !== edition.firstPlate) return `${tile.name} · ${edited}`;
  return titleWith(site, edition.year === year ? pageLabel("fiftyplates", site.parts) : edited);
}
