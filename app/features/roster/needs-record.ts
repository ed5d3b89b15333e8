import type { RosterData } from "./roster-data.ts";
import type { RosterAsked } from "./selection.ts";

/** Whether an address asks for a season or a person that the outline only names. */
export function needsRecord(outline: RosterData, { season, player }: RosterAsked): boolean {
  const isElsewhere = season !== outline.defaultSeason;
  const isSeason = isElsewhere && outline.seasons.some(({ id }) => id === season);
  return isSeason || (player !== undefined && !Object.hasOwn(outline.people, player));
}
