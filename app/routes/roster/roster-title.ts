import { fullName } from "#app/domain/roster/full-name.ts";
import { type SiteTitle, titleWith } from "#app/page/titles.ts";
import * as words from "#words/pages/roster.ts";
import { pageLabels } from "#words/page-labels.ts";
import type { RosterData } from "./roster-data.ts";
import type { RosterSelection } from "./selection.ts";

/** What the browser's tab says: "Freya Alder · Côte Sauvage 2016", "Côte Sauvage 2016 · Roster". */
export function rosterTitle(
  site: SiteTitle,
  data: RosterData,
  { season, view, person }: RosterSelection,
): string {
  const entry = person === undefined ? undefined : data.people[person];
  if (view === "player" && entry !== undefined) return `${fullName(entry)} · ${season.name}`;
  if (view === "list") return words.listOf(season.name);
  return season.id === data.defaultSeason
    ? titleWith(site, pageLabels.roster)
    : words.rosterOf(season.name);
}
