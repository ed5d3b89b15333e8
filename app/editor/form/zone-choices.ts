import type { Draft } from "#app/content/content.ts";
import { ZONE_LETTERS } from "#app/domain/dates/zones/logged-zone.ts";
import type { Choice } from "./choice.ts";

const asChoices = (zones: Iterable<string>): readonly Choice[] =>
  Array.from(new Set(zones), (key) => ({ key, label: key }));

/** The zones that the club has used already. */
function usedZones({ tournaments, site }: Draft): string[] {
  return [...tournaments.map(({ timeZone }) => timeZone), site?.tryouts?.timeZone ?? []].flat();
}

/** Time zones of places: those that were used, then all others. */
export function zoneChoices(draft: Draft): readonly Choice[] {
  return asChoices([...usedZones(draft), ...Intl.supportedValuesOf("timeZone")]);
}

/** Zones of a log: those that it has, letters in the United States, and those of the tournaments. */
export function logZoneChoices(draft: Draft): readonly Choice[] {
  const awards = [...draft.badgeQuest.editions.values()].flatMap((edition) => edition.awards);
  const logged = awards.flatMap(({ zone }) => zone ?? []);
  const letters = draft.states.country === "US" ? ZONE_LETTERS : [];
  return asChoices([...logged, ...letters, ...usedZones(draft)]);
}
