import { currentId } from "#app/domain/former-ids.ts";
import { fullName } from "#app/domain/full-name.ts";
import { peopleOf } from "#app/domain/roster.ts";
import { resolveSeason, notInRecord } from "#app/domain/seasons.ts";
import { address } from "#app/lib/path/query.ts";
import { pages, paths } from "#app/pages/shared/paths.ts";
import * as words from "#words/pages/roster.ts";
import type { RosterData, SeasonData } from "./shape-roster.ts";

interface Missed {
  /** The address names a season that does not exist. */
  isUnknown: boolean;
  /** The person asked for who is not on the season's roster. */
  missing: string | undefined;
  /** The person shown instead. */
  shown: string | undefined;
}

/** A sentence for an address that asks for something the page cannot show; none for all others. */
function noticeOf(data: RosterData, season: SeasonData, missed: Missed): string | undefined {
  const { isUnknown, missing, shown } = missed;
  const sentences: string[] = [];
  if (isUnknown) sentences.push(notInRecord(season));
  if (missing !== undefined) {
    // An address may say "toString", which every record answers to.
    const who = Object.hasOwn(data.people, missing) ? data.people[missing] : undefined;
    const whom = who === undefined ? words.thatPlayer : fullName(who);
    sentences.push(words.notOnTheRosterOf(whom, season.name));
    const instead = shown === undefined ? undefined : data.people[shown];
    if (instead !== undefined) sentences.push(words.thisIs(fullName(instead)));
  }
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}

export type RosterView = "roster" | "list" | "player";

/** The query as written, unchecked. */
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
  /** Notice if the page cannot show the requested season, view or player. */
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
  const player = currentId(data.formerIds, asked.player);
  const named = people.find((id) => id === player);
  const person = named ?? people[0];
  const missing = view === "player" && named === undefined ? player : undefined;
  return {
    season,
    view,
    people,
    person,
    notice: noticeOf(data, season, { isUnknown, missing, shown: person }),
  };
}

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
