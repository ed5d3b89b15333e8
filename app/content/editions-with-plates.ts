import { findClaims } from "#app/domain/fifty-plates.ts";
import type { States } from "#app/domain/places/state.ts";
import type { Content, Edition } from "./content.ts";

/** All editions, the states with plates, and the edition that Badge Quest shows. */
interface Editions {
  readonly badgeQuest: Pick<Content["badgeQuest"], "editions">;
  readonly states: States;
  readonly site: { readonly badgeQuest?: { readonly edition: number } | undefined } | undefined;
}

/**
 * Editions with claimed plates, oldest first. If there are none, the edition that Badge Quest shows, with
 * every state still open, if it has the badge for plates.
 */
export function editionsWithPlates({
  badgeQuest: { editions },
  states,
  site,
}: Editions): Edition[] {
  if (states.list.length === 0) return [];
  const claimed = [...editions.values()].filter(
    (edition) => findClaims(edition, states).length > 0,
  );
  const defaultEdition = editions.get(site?.badgeQuest?.edition ?? 0);
  if (claimed.length > 0 || defaultEdition === undefined) return claimed;
  return defaultEdition.plateBadges.length === 0 ? claimed : [defaultEdition];
}
