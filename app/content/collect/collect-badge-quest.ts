import type { Badge, Content, CoreValue, Edition } from "#app/content/content.ts";
import { awardsFile, editionFile, files } from "#app/content/files.ts";
import { awardLog } from "#app/content/schema/award.ts";
import { badgeHistoryFile } from "#app/content/schema/badge-history.ts";
import { type BadgeEntry, badgesFile } from "#app/content/schema/badge.ts";
import { edition as editionSchema } from "#app/content/schema/edition.ts";
import { valueInk } from "#app/domain/core-values/value-inks.ts";
import { byId } from "./by-id.ts";
import type { Library } from "./library.ts";

function collectEdition(library: Library, year: number): Edition[] {
  const edition = library.need(editionFile(year), editionSchema);
  const awards = library.read(awardsFile(year), awardLog) ?? [];
  return edition === undefined ? [] : [{ year, ...edition, awards }];
}

type Entries = ReadonlyMap<string, BadgeEntry & { readonly id: string }>;

/** The club's core values by name; without any those that badges name, as they come up. */
function valuesOf(coreValues: readonly CoreValue[], badges: Entries): string[] {
  if (coreValues.length > 0) return coreValues.map(({ name }) => name);
  return [...new Set(Array.from(badges.values(), ({ value }) => value))];
}

/** Each badge with the ink of its core value; a value that is not known is read as the first. */
function withInks(badges: Entries, values: readonly string[]): Map<string, Badge> {
  const inkOf = (value: string) => valueInk(Math.max(0, values.indexOf(value)));
  return new Map(Array.from(badges, ([id, badge]) => [id, { ...badge, ink: inkOf(badge.value) }]));
}

/** Badge Quest: its badges, its editions oldest first, and the published totals of past years. */
export function collectBadgeQuest(
  library: Library,
  coreValues: readonly CoreValue[],
): Content["badgeQuest"] {
  const years = library.parts(/^badge-quest\/((?:19|20)\d\d)\//).map(Number);
  const editions = years.flatMap((year) => collectEdition(library, year));
  const badges = byId(library[years.length > 0 ? "need" : "read"](files.badges, badgesFile));
  const values = valuesOf(coreValues, badges);
  return {
    values,
    badges: withInks(badges, values),
    editions: new Map(editions.map((edition) => [edition.year, edition])),
    history: library.read(files.history, badgeHistoryFile) ?? [],
  };
}
