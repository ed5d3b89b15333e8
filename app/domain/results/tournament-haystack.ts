import type { Opponent } from "#app/domain/opponents/opponent.ts";
import { haystackOf } from "#app/domain/search/haystack.ts";

/**
 * What a search for a tournament looks through: its name, and every opponent's override, name and
 * city, so that "Boston" finds what is on screen even under an override.
 */
export function tournamentHaystack(name: string, opponents: readonly Opponent[]): string {
  return haystackOf([
    name,
    ...opponents.flatMap((opponent) => [
      opponent.displayNameOverride,
      opponent.name,
      opponent.location?.city,
    ]),
  ]);
}
