/**
 * Everybody of an edition: its roster in its order, then guests, who earned a badge without standing
 * on it, by their first award. Guests have a place like everybody else.
 *
 * @param roster ids, in the order of the roster
 * @param earners who earned each award, in order of entry
 */
export function questPeople(roster: readonly string[], earners: readonly string[]): string[] {
  return [...new Set([...roster, ...earners])];
}
