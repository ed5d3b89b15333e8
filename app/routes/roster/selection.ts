import { peopleOf } from "#app/domain/roster/people.ts";
import { resolveSeason } from "#app/domain/seasons/resolve-season.ts";
import { noticeOf } from "./notice.ts";
import type { RosterData, SeasonData } from "./roster-data.ts";

export type RosterView = "roster" | "list" | "player";

/** What the address asks for, unchecked. */
export interface RosterAsked {
  season?: string | undefined;
  view?: string | undefined;
  player?: string | undefined;
}

export interface RosterSelection {
  season: SeasonData;
  view: RosterView;
  /** Players, then coaches. */
  people: readonly string[];
  /** The selected one; none only where nobody is on the roster yet. */
  person: string | undefined;
  /** What the address asked for and the page cannot show. */
  notice: string | undefined;
}

function viewOf(asked: string | undefined): RosterView {
  return asked === "list" || asked === "player" ? asked : "roster";
}

function defaultSeason({ seasons, defaultSeason: id }: RosterData): SeasonData {
  const season = seasons.find((one) => one.id === id) ?? seasons.at(-1);
  if (season === undefined) throw new RangeError("There is no season to show.");
  return season;
}

/** The season, the view and the person that an address names, with defaults for what it does not. */
export function selectionOf(data: RosterData, asked: RosterAsked): RosterSelection {
  const { season, isUnknown } = resolveSeason(data.seasons, asked.season, defaultSeason(data));
  const view = viewOf(asked.view);
  const people = peopleOf(season);
  const named = people.find((id) => id === asked.player);
  const person = named ?? people[0];
  const missing = view === "player" && named === undefined ? asked.player : undefined;
  return {
    season,
    view,
    people,
    person,
    notice: noticeOf(data, season, { isUnknown, missing, shown: person }),
  };
}
