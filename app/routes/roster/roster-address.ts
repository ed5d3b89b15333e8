import { peopleOf } from "#app/domain/roster.ts";
import { address, pages, paths } from "#app/paths.ts";
import type { RosterData, SeasonData } from "./roster-data.ts";
import type { RosterView } from "./selection.ts";

function inAddress({ defaultSeason }: RosterData, { id }: SeasonData): string | undefined {
  return id === defaultSeason ? undefined : id;
}

/** A season with nobody picked, in roster view. */
export function seasonAddress(data: RosterData, season: SeasonData): string {
  return paths.roster({ season: inAddress(data, season) });
}

/** A view of a season with a person picked; the first of the roster is picked by default. */
export function viewAddress(
  data: RosterData,
  season: SeasonData,
  view: RosterView,
  person: string | undefined,
): string {
  return paths.roster({
    season: inAddress(data, season),
    view: view === "roster" ? undefined : view,
    player: person === peopleOf(season)[0] ? undefined : person,
  });
}

/** The season's results, to which a button leads. */
export function resultsAddress(data: RosterData, season: SeasonData): string {
  return address(`${pages.results.path}/`, { season: inAddress(data, season) });
}
