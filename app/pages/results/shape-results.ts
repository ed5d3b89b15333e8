import type { Tournament, Content, Roster } from "#app/content/content.ts";
import { yearOf } from "#app/domain/dates/day.ts";
import { dateRangeInSeason } from "#app/domain/dates/written-dates.ts";
import { withForfeit, type Game, gameOf, playedOnly } from "#app/domain/games/game.ts";
import { marginOf } from "#app/domain/games/outcome.ts";
import {
  type GameGroup,
  groupGames,
  groupRounds,
  inPlayingOrder,
} from "#app/domain/games/playing-order.ts";
import { whenAtEvent } from "#app/domain/games/times.ts";
import { type Opponent, opponentOf } from "#app/domain/opponents.ts";
import { mapSearch, locationText, placeInFull } from "#app/domain/places/place.ts";
import { countRecord, pointsOf, pointsText, recordText, recordWords } from "#app/domain/records.ts";
import { newestSeasonFirst } from "#app/domain/seasons.ts";
import { otherNames } from "#app/domain/tournaments.ts";
import { itemAt } from "#app/lib/item-at.ts";
import { eventPage } from "#app/pages/shared/titles.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as gameFacts from "#words/facts/games.ts";
import * as words from "#words/pages/results.ts";
import type {
  ScoreGroup,
  ShapedGame,
  SeasonHead,
  TournamentRecord,
  ShapedTournament,
} from "./results-record.ts";

/** The fields of a tournament that decide how its games are shown. */
type EventKind = Pick<Tournament, "league" | "cancelled">;

function shapeGame(game: Game, event: EventKind): ShapedGame {
  const time = whenAtEvent(game, event);
  const side = game.at === undefined ? "" : gameFacts.sides[game.at];
  const when = [withForfeit(time, game), side].filter(Boolean).join(" · ");
  if (game.kind !== "played") {
    const opponent = game.kind === "undecided" ? null : game.opponent;
    return game.cancelled === true ? [opponent, when, eventFacts.notPlayed] : [opponent, when];
  }
  const { us, them, winner } = game.score;
  return winner === undefined
    ? [game.opponent, when, us, them]
    : [game.opponent, when, us, them, winner];
}

/** The record over games as text and as words; nothing while none is played. */
function shapeRecord(games: readonly Game[]): { record?: string; words?: string } {
  if (games.every((game) => game.kind !== "played")) return {};
  const record = countRecord(games);
  return { record: recordText(record), words: recordWords(record) };
}

function shapeGroup({ heading, games }: GameGroup<Game>, event: EventKind): ScoreGroup {
  const shaped = games.map((game) => shapeGame(game, event));
  return { heading, ...shapeRecord(games), games: shaped };
}

/** All points of the played games, "85–44"; nothing while none is played. */
function shapePoints(games: readonly Game[]): { points?: string } {
  const played = playedOnly(games);
  return played.length === 0 ? {} : { points: pointsText(pointsOf(played)) };
}

interface ShapedGames {
  readonly record?: string;
  readonly words?: string;
  readonly points?: string;
  readonly margins: readonly number[];
  readonly note?: string;
  readonly groups: readonly ScoreGroup[];
}

/** Remark on a tournament that was canceled or broken off. */
function noteOf(isCancelled: boolean, games: readonly Game[]): { note?: string } {
  if (!isCancelled) return {};
  const played = playedOnly(games).length;
  return {
    note: played === 0 ? words.wasCanceled : words.endedEarly(games.length - played),
  };
}

/** A tournament's games: under their types for reading, as margins for the chart. */
export function shapeGames(fixtures: Tournament["games"], event: EventKind = {}): ShapedGames {
  const isCancelled = event.cancelled === true;
  const games = fixtures.map((fixture) => {
    const isNotPlayed = isCancelled && fixture.score === undefined;
    return gameOf(isNotPlayed ? { ...fixture, cancelled: true as const } : fixture);
  });
  return {
    ...noteOf(isCancelled, games),
    ...shapeRecord(games),
    ...shapePoints(games),
    margins: inPlayingOrder(games).flatMap((game) =>
      game.kind === "played" ? [marginOf(game.score)] : [],
    ),
    groups: (event.league === true ? groupRounds(games) : groupGames(games)).map((group) =>
      shapeGroup(group, event),
    ),
  };
}

/**
 * A tournament in the words of the page.
 *
 * @param finish how its season ended: "12th Nationals"
 */
export function shapeTournament(
  tournament: Tournament,
  finish: string | undefined,
): ShapedTournament {
  const { id, name, year, dates, location, link, result } = tournament;
  const where = locationText(location);
  return {
    id,
    name,
    year,
    endYear: dates === undefined ? year : yearOf(dates.end),
    ...(dates === undefined ? ({ isUnannounced: true } as const) : {}),
    dates:
      dates === undefined
        ? eventFacts.datesToBeAnnounced
        : dateRangeInSeason(dates.start, dates.end, year),
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
  readonly site: Pick<Content["site"], "defaultRoster" | "governingBody">;
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
    tournaments: tournaments.map((tournament) => {
      const { link } = tournament;
      const label = link === undefined ? {} : { linkLabel: eventPage(content.site, link) };
      return Object.assign(shapeTournament(tournament, finishOf.get(tournament.year)), label);
    }),
    opponents: opponentsOf(tournaments, content),
    art,
  };
}
