import type { Draft, Roster } from "#app/content/content.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import { rosterFile } from "#app/content/files.ts";
import { type Jersey, jerseyIn, jerseyOrder } from "#app/domain/jersey.ts";
import { schemaLine } from "./list-entries.ts";
import { writeScalar } from "./set-value.ts";

/** Sorts after every number, which has at most two digits. */
const NO_JERSEY = 100;

/** People on a roster, each list in its order. */
export interface RosterLists {
  readonly captains: readonly string[];
  readonly players: readonly string[];
  readonly coaches: readonly string[];
}

/** Ids by jersey number, as on every roster; people without one come last. */
export function sortByJersey(
  ids: Iterable<string>,
  getJersey: (id: string) => Jersey | undefined,
): string[] {
  const order = (id: string) => jerseyOrder(getJersey(id) ?? NO_JERSEY);
  return [...new Set(ids)].toSorted((a, b) => order(a) - order(b));
}

/**
 * Position of a new entry in a list of a roster's file: after the last person with a lower number. Undefined for a person
 * without a number and for entries of other lists and files, which are appended.
 */
export function findRosterIndex(
  file: string,
  path: FieldPath,
  list: readonly unknown[],
  entry: unknown,
  { players, rosters }: Draft,
): number | undefined {
  const isInOrder = file.endsWith("/roster.yml") && /^(?:players|coaches)$/.test(path.join("."));
  const roster = rosters.find(({ year }) => file === rosterFile(year));
  const getJersey = (id: unknown) =>
    jerseyIn(roster ?? {}, { id: String(id), jersey: players.get(String(id))?.jersey });
  const jersey = getJersey(entry);
  if (!isInOrder || jersey === undefined) return undefined;
  const order = (id: unknown) => jerseyOrder(getJersey(id) ?? jersey);
  return list.findLastIndex((member) => order(member) < jerseyOrder(jersey)) + 1;
}

function list(name: string, ids: readonly string[]): string[] {
  return ids.length === 0 ? [] : ["", `${name}:`, ...ids.map((id) => `  - ${id}`)];
}

/** The text of a new roster. */
export function formatRoster(
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
 * Text of a new season's roster: the previous one's name with another year, and people by number, without record, links,
 * highlights and pictures.
 */
export function formatNextRoster(
  previous: Roster,
  year: number,
  people: readonly string[],
  { players }: Draft,
): string {
  const ids = sortByJersey(people, (id) => players.get(id)?.jersey);
  const isCoach = (id: string) => players.get(id)?.position === "Coach";
  return formatRoster(
    rosterFile(year),
    previous.displayName.replace(String(previous.year), String(year)),
    {
      captains: [],
      players: ids.filter((id) => !isCoach(id)),
      coaches: ids.filter(isCoach),
    },
  );
}
