import { writeScalar } from "#app/content/writing/write-value.ts";

/** Who is on a roster, each list in its order. */
export interface RosterLists {
  readonly captains: readonly string[];
  readonly players: readonly string[];
  readonly coaches: readonly string[];
}

/** By jersey number, as on every roster; whoever has none stands at the end. */
export function byJersey(
  ids: Iterable<string>,
  jerseyOf: (id: string) => number | undefined,
): string[] {
  const number = (id: string) => jerseyOf(id) ?? 100;
  return [...new Set(ids)].toSorted((one, other) => number(one) - number(other));
}

function list(name: string, ids: readonly string[]): string[] {
  return ids.length === 0 ? [] : ["", `${name}:`, ...ids.map((id) => `  - ${id}`)];
}

/** The text of a new roster. */
export function rosterText(displayName: string, { captains, players, coaches }: RosterLists) {
  return [
    "# yaml-language-server: $schema=../../../schemas/roster.schema.json",
    `displayName: ${writeScalar(displayName)}`,
    ...list("captains", captains),
    ...list("players", players),
    ...list("coaches", coaches),
    "",
  ].join("\n");
}
