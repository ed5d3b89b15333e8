import type { Roster } from "#app/content/content.ts";
import { recordText } from "#app/domain/records/record.ts";
import { plural } from "#app/lib/text/plural.ts";
import { listChanges } from "./list-changes.ts";

const peopleOf = ({ players, coaches }: Roster) => [...players, ...coaches];

function squadChanges(before: Roster, after: Roster): string[] {
  const { added, removed } = listChanges(peopleOf(before), peopleOf(after), (one) => one);
  return [
    ...(added.length === 0
      ? []
      : [`${plural(added.length, "person", "people")} joined the roster`]),
    ...(removed.length === 0
      ? []
      : [`${plural(removed.length, "person", "people")} left the roster`]),
  ];
}

function recordChanges({ results: before }: Roster, { results: after }: Roster): string[] {
  if (after === undefined) return before === undefined ? [] : ["no record any more"];
  const now = recordText(after);
  const old = before === undefined ? undefined : recordText(before);
  return [
    ...(old === now ? [] : [old === undefined ? `record ${now}` : `record ${old} → ${now}`]),
    ...(after.finish === before?.finish ? [] : [`finish: ${after.finish ?? "none"}`]),
  ];
}

/** "1 person joined the roster", "record 16–11 → 17–11"; what a season's roster shows anew. */
export function rosterChanges(before: Roster | undefined, after: Roster | undefined): string[] {
  if (after === undefined) return before === undefined ? [] : ["roster taken out"];
  if (before === undefined)
    return [`new roster with ${plural(peopleOf(after).length, "person", "people")}`];
  const said = [...squadChanges(before, after), ...recordChanges(before, after)];
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return isSame || said.length > 0 ? said : ["roster changed"];
}
