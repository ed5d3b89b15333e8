import type { Edition } from "#app/content/content.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import { awardsFile, editionFile, files } from "#app/content/files.ts";
import { error, type Finding } from "#app/content/finding.ts";
import type { Check } from "#app/content/checks/check.ts";
import { keysOf } from "#app/content/checks/keys-of.ts";

type Named = readonly [badge: string, file: string, path: FieldPath];

function named({ year, newest, awards }: Edition): Named[] {
  return [
    ...newest.map((badge, index): Named => [badge, editionFile(year), ["newest", index]]),
    ...awards.map(({ badge }, index): Named => [badge, awardsFile(year), [index, "badge"]]),
  ];
}

function unused(edition: Edition, known: ReadonlySet<string> | undefined): Finding[] {
  const inUse = new Set(edition.activated);
  return named(edition).flatMap(([badge, file, path]) => {
    if (inUse.has(badge) || known?.has(badge) === false) return [];
    const cause = `${badge} is not among the badges in use in ${edition.year}.`;
    const remedy = `Correct the badge, or add it to ${editionFile(edition.year)}.`;
    return error(file, path, cause, remedy);
  });
}

/** Only badges in use are awarded or shown as new. */
export const badgesInUse: Check = ({ badgeQuest }, entries) =>
  [...badgeQuest.editions.values()].flatMap((edition) =>
    unused(edition, keysOf(entries, files.badges)),
  );
