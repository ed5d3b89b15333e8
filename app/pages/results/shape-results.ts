import type { Tournament, Content, Roster } from "#app/content/content.ts";
import { yearOf } from "#app/domain/dates/day.ts";
import { dateRangeInSeason } from "#app/domain/dates/written-dates.ts";
import { withForfeit, type Game, gameOf, playedOnly, type Score } from "#app/domain/games/game.ts";
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
import { isTied, otherNames, placeText } from "#app/domain/tournaments.ts";
import { itemAt } from "#app/lib/item-at.ts";
import { eventPage } from "#app/routes/titles.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as gameFacts from "#words/facts/games.ts";
import * as words from "#words/pages/results.ts";
import type { YearArt } from "./draw-tournaments.ts";

/** Fields of a tournament that affect how its games are shown. */
type EventKind = Pick<Tournament, "league" | "cancelled">;

/**
 * A game: the opponent's key if known, its time ("Sat 9:00 AM", "Sat 9:00 AM (forfeit)"), and its
 * score, or "not played".
 */
export type ShapedGame =
  | readonly [opponent: string, when: string, us: number, them: number, winner?: Score["winner"]]
  | readonly [opponent: string | null, when: string, notPlayed?: string];

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

/** The record over the games as "3–1" and in words; undefined before the first game. */
function shapeRecord(games: readonly Game[]) {
  const record = playedOnly(games).length === 0 ? undefined : countRecord(games);
  return { record: record && recordText(record), words: record && recordWords(record) };
}

function shapeGroup({ heading, games }: GameGroup<Game>, event: EventKind) {
  return { heading, ...shapeRecord(games), games: games.map((game) => shapeGame(game, event)) };
}

/** Note on a tournament that was canceled or cut short. */
function noteOf(isCancelled: boolean, games: readonly Game[]): string | undefined {
  if (!isCancelled) return undefined;
  const played = playedOnly(games).length;
  return played === 0 ? words.wasCanceled : words.endedEarly(games.length - played);
}

/** A tournament's games: grouped by type, and as margins for the chart. */
export function shapeGames(fixtures: Tournament["games"], event: EventKind = {}) {
  const isCancelled = event.cancelled === true;
  const games = fixtures.map((fixture) => {
    const isNotPlayed = isCancelled && fixture.score === undefined;
    return gameOf(isNotPlayed ? { ...fixture, cancelled: true as const } : fixture);
  });
  const played = playedOnly(inPlayingOrder(games));
  const groups = event.league === true ? groupRounds(games) : groupGames(games);
  return {
    note: noteOf(isCancelled, games),
    ...shapeRecord(games),
    /** Points for and against in its played games, "85–44". */
    points: played.length === 0 ? undefined : pointsText(pointsOf(played)),
    /** Margin of each played game, in playing order. */
    margins: played.map(({ score }) => marginOf(score)),
    groups: groups.map((group) => shapeGroup(group, event)),
  };
}

/**
 * A tournament as text for the page.
 *
 * @param finish the season's finish: "12th Nationals"
 */
export function shapeTournament(
  tournament: Tournament,
  finish: string | undefined,
  site: ResultsContent["site"],
) {
  const { id, name, year, dates, location, link, result } = tournament;
  return {
    id,
    name,
    /** Year of its first day, under which it is listed. */
    year,
    /** The year of its last day. */
    endYear: dates === undefined ? year : yearOf(dates.end),
    /** It has no dates yet, and therefore no page. */
    isUnannounced: dates === undefined ? true : undefined,
    dates:
      dates === undefined
        ? eventFacts.datesToBeAnnounced
        : dateRangeInSeason(dates.start, dates.end, year),
    where: locationText(location),
    /** Alternative names for the search: "nationals", "Florida", "12th Nationals". */
    otherNames: otherNames(tournament, finish),
    map: location.mapsLink ?? mapSearch(placeInFull(location)),
    /** The event's own page. */
    link,
    /** "USAU page" */
    linkLabel: link && eventPage(site, link),
    /** The finishing place, from 1. */
    place: result,
    isTied: isTied(tournament, finish),
    placeText: placeText(tournament, finish),
    ...shapeGames(tournament.games, tournament),
  };
}

export type ShapedTournament = ReturnType<typeof shapeTournament>;

/** The content that the page is made from. */
export interface ResultsContent extends Pick<Content, "opponents" | "rosters" | "tournaments"> {
  readonly site: Pick<Content["site"], "defaultRoster" | "governingBody">;
}

function shapeSeason({ id, year, displayName, results }: Roster) {
  return {
    id,
    year,
    name: displayName,
    /** The published record, "16–11"; undefined until the first game. */
    record: results && recordText(results),
    /** The record in words: "16 wins, 11 losses". */
    words: results && recordWords(results),
    /** "3rd Regionals"; undefined until the season is over. */
    finish: results?.finish,
  };
}

/** A season in the filter, and in the heading above its tournaments. */
export type SeasonHead = ReturnType<typeof shapeSeason>;

/** The seasons in the filter, newest first. */
export function shapeSeasons({ rosters }: ResultsContent): SeasonHead[] {
  return newestSeasonFirst(rosters).map(shapeSeason);
}

/** Year of the default season. */
export function defaultYear({ site, rosters }: ResultsContent): number {
  const roster = rosters.find(({ id }) => id === site.defaultRoster);
  return (roster ?? itemAt(rosters, rosters.length - 1)).year;
}

/** Opponents by key. For an unknown team, the name is its key in readable form. */
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

/** The tournaments with their opponents, and URLs of the artwork drawn for them. */
export function shapeTournaments(
  tournaments: readonly Tournament[],
  content: ResultsContent,
  art: Readonly<Record<string, YearArt>>,
) {
  const finishes = new Map(content.rosters.map(({ year, results }) => [year, results?.finish]));
  return {
    /** Newest first. */
    tournaments: tournaments.map((tournament) =>
      shapeTournament(tournament, finishes.get(tournament.year), content.site),
    ),
    /** Every opponent of these tournaments, by key. */
    opponents: opponentsOf(tournaments, content),
    art,
  };
}

/** The tournaments with their opponents and artwork. */
export type TournamentRecord = ReturnType<typeof shapeTournaments>;

/** Data of the Results page. */
export interface ResultsRecord extends TournamentRecord {
  /** Newest first. */
  readonly seasons: readonly SeasonHead[];
  readonly defaultSeason: string;
  /** Sheet with the picture for an empty list. */
  readonly empty: string;
}
