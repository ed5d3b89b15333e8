import type { Content, Edition } from "#app/content/content.ts";
import { awardsFile, editionFile, files } from "#app/content/files.ts";
import { awardLog } from "#app/content/schema/award.ts";
import { badgeHistoryFile } from "#app/content/schema/badge-history.ts";
import { badgesFile } from "#app/content/schema/badge.ts";
import { edition as editionSchema } from "#app/content/schema/edition.ts";
import { byId } from "./by-id.ts";
import type { Library } from "./library.ts";

function collectEdition(library: Library, year: number): Edition[] {
  const edition = library.need(editionFile(year), editionSchema);
  const awards = library.read(awardsFile(year), awardLog) ?? [];
  return edition === undefined ? [] : [{ year, ...edition, awards }];
}

/** Badge Quest: its badges, its editions oldest first, and the published totals of past years. */
export function collectBadgeQuest(library: Library): Content["badgeQuest"] {
  const years = library.parts(/^badge-quest\/(20\d\d)\//).map(Number);
  const editions = years.flatMap((year) => collectEdition(library, year));
  return {
    badges: byId(library[years.length > 0 ? "need" : "read"](files.badges, badgesFile)),
    editions: new Map(editions.map((edition) => [edition.year, edition])),
    history: library.read(files.history, badgeHistoryFile) ?? [],
  };
}
