import type { Opponent } from "#app/domain/opponents/opponent.ts";
import { haystackOf } from "#app/domain/search/haystack.ts";

export interface FoundTournament {
  readonly name: string;
  /** "Zeeland, MI" */
  readonly where: string;
  /** of its first day */
  readonly year: number;
  /** of its last day */
  readonly endYear: number;
  /** what else it is called: "nationals", "Florida", "12th Nationals" */
  readonly otherNames: readonly string[];
}

/**
 * The text that a search for a tournament looks through: its names, place and years, and every
 * opponent's override, name and city, so that "Boston" finds a team that is shown under an
 * override.
 */
export function tournamentHaystack(
  { name, where, year, endYear, otherNames }: FoundTournament,
  opponents: readonly Opponent[],
): string {
  return haystackOf([
    name,
    where,
    String(year),
    String(endYear),
    ...otherNames,
    ...opponents.flatMap((opponent) => [
      opponent.displayNameOverride,
      opponent.name,
      opponent.location?.city,
    ]),
  ]);
}
