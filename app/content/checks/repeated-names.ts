import type { Draft, Edition, Roster } from "#app/content/content.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import { editionFile, files, rosterFile } from "#app/content/files.ts";
import { error, type Finding } from "#app/content/finding.ts";
import { valueKey } from "#app/domain/core-values/value-key.ts";
import type { Check } from "./check.ts";
import { repeats, type Once } from "./repeats.ts";

function listed(names: readonly string[], ...path: FieldPath): Once[] {
  return names.map((what, index) => ({ what, path: [...path, index] }));
}

function again(file: string, path: FieldPath, what: string): Finding {
  return error(file, path, `${what} stands here a second time.`, "Keep one of the two.");
}

function twice(file: string, names: readonly Once[]): Finding[] {
  return repeats(names).map(({ what, path }) => again(file, path, what));
}

function inRoster({ year, players, coaches, captains }: Roster): Finding[] {
  const file = rosterFile(year);
  const people = [...listed(players, "players"), ...listed(coaches, "coaches")];
  return [...twice(file, people), ...twice(file, listed(captains, "captains"))];
}

function inEdition({ year, activated, updates, newest }: Edition): Finding[] {
  const file = editionFile(year);
  const steps = updates?.flatMap(({ badges }, index) => listed(badges, "updates", index, "badges"));
  return [
    ...twice(file, steps ?? listed(activated, "activated")),
    ...twice(file, listed(newest, "newest")),
  ];
}

/** Two that addresses call alike are one: "Fair play" and "Fair-play". */
function inCoreValues({ coreValues }: Draft): Finding[] {
  const names = coreValues.map(({ name }, index) => ({
    what: valueKey(name, index),
    name,
    path: [index, "name"],
  }));
  return repeats(names).map(({ name, path }) => again(files.coreValues, path, name));
}

/** Nobody and nothing stands twice in a list of names. */
export const repeatedNames: Check = (content) => [
  ...content.rosters.flatMap(inRoster),
  ...[...content.badgeQuest.editions.values()].flatMap(inEdition),
  ...inCoreValues(content),
];
