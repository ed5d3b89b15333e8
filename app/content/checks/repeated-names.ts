import type { Draft, Edition, Roster } from "#app/content/content.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import { editionFile, files, rosterFile } from "#app/content/files.ts";
import { error, type Finding } from "#app/content/finding.ts";
import type { Check } from "./check.ts";
import { repeats, type Once } from "./repeats.ts";

function listed(names: readonly string[], ...path: FieldPath): Once[] {
  return names.map((what, index) => ({ what, path: [...path, index] }));
}

function twice(file: string, names: readonly Once[]): Finding[] {
  return repeats(names).map(({ what, path }) =>
    error(file, path, `${what} stands here a second time.`, "Keep one of the two."),
  );
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

function inCoreValues({ coreValues }: Draft): Finding[] {
  const names = coreValues.map(({ name }, index) => ({ what: name, path: [index, "name"] }));
  return twice(files.coreValues, names);
}

/** Nobody and nothing stands twice in a list of names. */
export const repeatedNames: Check = (content) => [
  ...content.rosters.flatMap(inRoster),
  ...[...content.badgeQuest.editions.values()].flatMap(inEdition),
  ...inCoreValues(content),
];
