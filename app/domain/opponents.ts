import { capitalize } from "#app/lib/text.ts";
import * as words from "#words/facts.ts";
import { searchWords, spacedWords } from "./fold.ts";

/** Readable name for an unknown key: "hoist-x" becomes "Hoist X". */
export function readableKey(key: string): string {
  const parts = key.split(/[-_\s]+/).filter((word) => word !== "");
  return parts.map(capitalize).join(" ");
}

/** The parts of a team's displayed name. */
interface TeamName {
  readonly name: string;
  readonly location?: { readonly city?: string | null | undefined } | undefined;
  /** Replaces city and name where they would be wrong. */
  readonly displayNameOverride?: string | null | undefined;
}

/** Label for an opponent that other games still decide. */
export const OPPONENT_TO_COME = words.opponentToCome;

/** The initials of a city of several words: "la" for Los Angeles. */
function cityInitials(city: string): string | undefined {
  const parts = searchWords(city);
  return parts.length > 1 ? parts.map((word) => word.charAt(0)).join("") : undefined;
}

/**
 * Name of a team on pages: its override, else city and name ("Chicago Nereid"); a name that contains the city, or starts
 * with its initials ("LA Astra"), is used alone.
 */
export function displayName({ name, location, displayNameOverride }: TeamName): string {
  if (displayNameOverride) return displayNameOverride;
  if (!location?.city || spacedWords(name).includes(spacedWords(location.city))) return name;
  if (searchWords(name)[0] === cityInitials(location.city)) return name;
  return `${location.city} ${name}`;
}

/** The opponent with a key; for an unknown key, one with only a readable name. */
export function findOpponent<Team extends TeamName>(
  key: string,
  opponents: ReadonlyMap<string, Team>,
): Team | TeamName {
  return opponents.get(key) ?? { name: readableKey(key) };
}
