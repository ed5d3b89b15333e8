import { currentId } from "#app/domain/former-ids.ts";
import { fullName } from "#app/domain/full-name.ts";
import { resolveSeason, notInRecord } from "#app/domain/seasons.ts";
import { address } from "#app/lib/path/query.ts";
import { pages, paths } from "#app/routes/paths.ts";
import * as words from "#words/pages/roster.ts";
import type { RosterData, SeasonData } from "./shape-roster.ts";

/**
 * Notices for a URL that names somebody who is not on the season's roster.
 *
 * @param shown the person shown instead
 */
function describeMissing(
  { people }: RosterData,
  season: SeasonData,
  missing: string,
  shown: string | undefined,
): string[] {
  // Guards against inherited keys, such as "toString" in a URL.
  const who = Object.hasOwn(people, missing) ? people[missing] : undefined;
  const whom = who === undefined ? words.thatPlayer : fullName(who);
  const instead = shown === undefined ? undefined : people[shown];
  return [
    words.notOnRoster(whom, season.name),
    ...(instead === undefined ? [] : [words.thisIs(fullName(instead))]),
  ];
}

export type RosterView = "roster" | "list" | "player";

/** The query as written, unchecked. */
export interface RosterAsked {
  season?: string | undefined;
  view?: string | undefined;
  player?: string | undefined;
}

function chooseView(asked: string | undefined): RosterView {
  return asked === "list" || asked === "player" ? asked : "roster";
}

function defaultSeason({ seasons, defaultSeason: id }: RosterData): SeasonData {
  const season = seasons.find((season) => season.id === id) ?? seasons.at(-1);
  if (season === undefined) throw new RangeError("There is no season to show.");
  return season;
}

/**
 * Season, view and person for a URL, with defaults. The person is undefined only if the roster is
 * still empty. The notice is empty, or says what the page can't show.
 */
export function selectMember(data: RosterData, asked: RosterAsked) {
  const { season, isUnknown } = resolveSeason(data.seasons, asked.season, defaultSeason(data));
  const view = chooseView(asked.view);
  const people = season.members.map(({ id }) => id);
  const player = currentId(data.formerIds, asked.player);
  const named = people.find((id) => id === player);
  const person = named ?? people[0];
  const missing = view === "player" && named === undefined ? player : undefined;
  const sentences = [
    ...(isUnknown ? [notInRecord(season)] : []),
    ...(missing === undefined ? [] : describeMissing(data, season, missing, person)),
  ];
  return { season, view, people, person, notice: sentences.join(" ") };
}

export type RosterSelection = ReturnType<typeof selectMember>;

function seasonParameter({ defaultSeason }: RosterData, { id }: SeasonData): string | undefined {
  return id === defaultSeason ? undefined : id;
}

/** URL of a season's grid, with nobody selected. */
export function seasonAddress(data: RosterData, season: SeasonData): string {
  return paths.roster({ season: seasonParameter(data, season) });
}

/** URL of a view of a season with a person selected; by default, the first on the roster. */
export function viewAddress(
  data: RosterData,
  season: SeasonData,
  view: RosterView,
  person: string | undefined,
): string {
  return paths.roster({
    season: seasonParameter(data, season),
    view: view === "roster" ? undefined : view,
    player: person === season.members[0]?.id ? undefined : person,
  });
}

/** URL of the season's results. */
export function resultsAddress(data: RosterData, season: SeasonData): string {
  return address(`${pages.results.path}/`, { season: seasonParameter(data, season) });
}
