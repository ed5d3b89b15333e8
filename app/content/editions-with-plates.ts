import { claimsOf } from "#app/domain/fifty-plates.ts";
import type { States } from "#app/domain/places/state.ts";
import type { Content, Edition } from "./content.ts";

/** All editions, the states whose plates are claimed, and which edition Badge Quest shows. */
interface Editions {
  readonly badgeQuest: Pick<Content["badgeQuest"], "editions">;
  readonly states: States;
  readonly site: { readonly badgeQuest?: { readonly edition: number } | undefined } | undefined;
}

/**
 * The editions in which somebody claimed a plate, oldest first. As long as nobody has, it is the one
 * that Badge Quest shows, with every state still open, if the badge for plates is in use in it.
 */
export function editionsWithPlates({
  badgeQuest: { editions },
  states,
  site,
}: Editions): Edition[] {
  if (states.list.length === 0) return [];
  const claimed = [...editions.values()].filter((edition) => claimsOf(edition, states).length > 0);
  const shown = editions.get(site?.badgeQuest?.edition ?? 0);
  return claimed.length > 0 || shown === undefined || shown.onMap.length === 0 ? claimed : [shown];
}
