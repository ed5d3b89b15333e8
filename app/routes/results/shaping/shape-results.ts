import type { Content, Roster, Tournament } from "#app/content/content.ts";
import { type Opponent, opponentOf } from "#app/domain/opponents.ts";
import { recordText, recordWords } from "#app/domain/records.ts";
import { newestSeasonFirst } from "#app/domain/seasons.ts";
import { itemAt } from "#app/lib/item-at.ts";
import type {
  SeasonHead,
  TournamentRecord,
  ShapedTournament,
} from "#app/routes/results/results-record.ts";
import { mapSearch, locationText, placeInFull } from "#app/domain/places/place.ts";
import { yearOf } from "#app/domain/dates/day.ts";
import { dateRange } from "#app/domain/dates/written-dates.ts";
import { yearOfTournament, otherNames } from "#app/domain/tournaments.ts";
import * as eventFacts from "#words/facts/event.ts";
import { shapeGames } from "./shape-games.ts";

/**
 * A tournament in the words of the page.
 *
 * @param finish how its season ended: "12th Nationals"
 */
export function shapeTournament(
  tournament: Tournament,
  finish: string | undefined,
): ShapedTournament {
  const { id, name, dates, location, link, result } = tournament;
  const year = yearOfTournament(tournament);
  const where = locationText(location);
  return {
    id,
    name,
    year,
    endYear: dates === undefined ? year : yearOf(dates.end),
    ...(dates === undefined ? ({ isUnannounced: true } as const) : {}),
    dates: dates === undefined ? eventFacts.datesToBeAnnounced : dateRange(dates.start, dates.end),
    where,
    otherNames: otherNames(tournament, finish),
    map: location.mapsLink ?? mapSearch(placeInFull(location)),
    ...(link === undefined ? {} : { link }),
    ...(result === undefined ? {} : { place: result }),
    ...shapeGames(tournament.games, tournament),
  };
}

/** The content that the page is shaped from. */
export interface ResultsContent extends Pick<Content, "opponents" | "rosters" | "tournaments"> {
  readonly site: Pick<Content["site"], "defaultRoster">;
}

function shapeSeason({ id, year, displayName, results }: Roster): SeasonHead {
  const season = { id, year, name: displayName };
  if (results === undefined) return season;
  const { finish } = results;
  return {
    ...season,
    record: recordText(results),
    words: recordWords(results),
    ...(finish === undefined ? {} : { finish }),
  };
}

/** The seasons, newest first, as the filter lists them. */
export function shapeSeasons({ rosters }: ResultsContent): SeasonHead[] {
  return newestSeasonFirst(rosters).map(shapeSeason);
}

/** The year of the season that is shown before a visitor picks one. */
export function defaultYear({ site, rosters }: ResultsContent): number {
  const roster = rosters.find(({ id }) => id === site.defaultRoster);
  return (roster ?? itemAt(rosters, rosters.length - 1)).year;
}

/** Opponents by key. An unknown team has only its key, made readable. */
export function opponentsOf(
  tournaments: readonly Tournament[],
  { opponents }: ResultsContent,
): Record<string, Opponent> {
  const games = tournaments.flatMap((tournament) => tournament.games);
  const keys = new Set(games.flatMap(({ opponent }) => opponent ?? []));
  return Object.fromEntries(
    [...keys].map((key) => {
      const { name, location, displayNameOverride } = opponentOf(key, opponents);
      return [key, { name, location: { city: location?.city }, displayNameOverride }];
    }),
  );
}

/** Finishes of the seasons, by year. */
function finishes({ rosters }: ResultsContent): Map<number, string | undefined> {
  return new Map(rosters.map(({ year, results }) => [year, results?.finish]));
}

/** The tournaments with what belongs to them; their artwork comes from the sheets that are drawn for them. */
export function shapeTournaments(
  tournaments: readonly Tournament[],
  content: ResultsContent,
  art: TournamentRecord["art"],
): TournamentRecord {
  const finishOf = finishes(content);
  return {
    tournaments: tournaments.map((tournament) =>
      shapeTournament(tournament, finishOf.get(tournament.year)),
    ),
    opponents: opponentsOf(tournaments, content),
    art,
  };
}
