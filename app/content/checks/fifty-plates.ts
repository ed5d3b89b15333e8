import type { Entries } from "#app/content/collect/content-files.ts";
import type { Edition } from "#app/content/content.ts";
import { awardsFile, editionFile } from "#app/content/files.ts";
import { type FieldProblem, warning } from "#app/content/problem.ts";
import { findState } from "#app/content/suggestions.ts";
import { sortByTime } from "#app/domain/badge-quest/badge-quest.ts";
import { plateOfNote } from "#app/domain/fifty-plates.ts";
import type { State, States } from "#app/domain/places/state.ts";
import type { Check } from "./check.ts";

const REMEDY = "Correct or delete the row. If it's right, leave it as is.";

/** The awards for plates in a log, oldest first, each with its index and its plate. */
function listClaims({ awards, plateBadges }: Edition, states: States) {
  const rows = awards.flatMap((award, index) =>
    plateBadges.includes(award.badge) ? { ...award, index } : [],
  );
  return sortByTime(rows).map((row) => ({ row, plate: plateOfNote(row.note ?? "", states) }));
}

/** The map shows every award: its note names a plate, and one that nobody has claimed before. */
function checkPlates(edition: Edition, states: States, entries: Entries): FieldProblem[] {
  const file = awardsFile(edition.year);
  const firsts = new Map<State, number>();
  return listClaims(edition, states).flatMap(({ row: { index, badge, note }, plate }) => {
    if (note === undefined) {
      const cause = "The award names no plate, so it is missing from the map.";
      return warning(file, [index, "badge"], cause, REMEDY);
    }
    const path = [index, "note"];
    if (plate === undefined) {
      const cause = `The map has no plate "${note}", so it does not show the award.`;
      const suggested = findState(note, states.list)?.name;
      const question = suggested === undefined ? "" : `Did you mean ${suggested}? `;
      return warning(file, path, cause, question + REMEDY);
    }
    const firstIndex = firsts.get(plate);
    firsts.set(plate, firstIndex ?? index);
    if (firstIndex === undefined) return [];
    const line = entries.get(file)?.locate([firstIndex]).line ?? 1;
    const cause = `${badge} credits each plate once, and line ${line} already has ${plate.name}.`;
    return warning(file, path, cause, REMEDY);
  });
}

/** Every award of the badge for plates is on the map, if the states of the club's country are known. */
export const fiftyPlatesCheck: Check = ({ badgeQuest, states }, entries) =>
  [...badgeQuest.editions.values()].flatMap((edition) => {
    const {
      year,
      plateBadges: [badge],
    } = edition;
    if (badge === undefined) return [];
    if (states.list.length > 0) return checkPlates(edition, states, entries);
    const cause = `${badge} is in use, but the site does not know the states of ${states.country}, so it has no page for them.`;
    const remedy = "List the states in states.yml (README.md explains how), or remove the badge.";
    return warning(editionFile(year), [], cause, remedy);
  });
