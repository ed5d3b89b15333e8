import type { Draft, Roster } from "#app/content/content.ts";
import { type Jersey, jerseyOrder } from "#app/domain/jersey.ts";
import { rosterFile } from "#app/content/files.ts";
import { schemaLine } from "./list-entries.ts";
import { writeScalar } from "./set-value.ts";

/** People on a roster, each list in its order. */
export interface RosterLists {
  readonly captains: readonly string[];
  readonly players: readonly string[];
  readonly coaches: readonly string[];
}

/** Ids by jersey number, as on every roster; people without one come last. */
export function byJersey(
  ids: Iterable<string>,
  jerseyOf: (id: string) => Jersey | undefined,
): string[] {
  const number = (id: string) => jerseyOrder(jerseyOf(id) ?? 100);
  return [...new Set(ids)].toSorted((one, other) => number(one) - number(other));
}

/** Position for a person in a roster list: after the last with a lower number, or at the end without one. */
export function rosterPlace(
  list: readonly string[],
  id: string,
  jerseyOf: (id: string) => Jersey | undefined,
): number {
  const jersey = jerseyOf(id);
  if (jersey === undefined) return list.length;
  const order = (other: string) => jerseyOrder(jerseyOf(other) ?? jersey);
  return list.findLastIndex((other) => order(other) < jerseyOrder(jersey)) + 1;
}

function list(name: string, ids: readonly string[]): string[] {
  return ids.length === 0 ? [] : ["", `${name}:`, ...ids.map((id) => `  - ${id}`)];
}

/** The text of a new roster. */
export function rosterText(
  file: string,
  displayName: string,
  { captains, players, coaches }: RosterLists,
) {
  const lines = [
    `displayName: ${writeScalar(displayName)}`,
    ...list("captains", captains),
    ...list("players", players),
    ...list("coaches", coaches),
    "",
  ];
  return schemaLine(file) + lines.join("\n");
}

/**
 * Text of a new season's roster: the last one's name with another year, and its people by number, without record, links,
 * highlights and pictures.
 */
export function nextRosterText(
  last: Roster,
  year: number,
  { people, captains }: { people: readonly string[]; captains: readonly string[] },
  { players }: Draft,
): string {
  const ids = byJersey(people, (id) => players.get(id)?.jersey);
  const isCoach = (id: string) => players.get(id)?.position === "Coach";
  return rosterText(rosterFile(year), last.displayName.replace(String(last.year), String(year)), {
    captains,
    players: ids.filter((id) => !isCoach(id)),
    coaches: ids.filter(isCoach),
  });
}
