import { hasPoints, findOutcome } from "#app/domain/games/outcome.ts";
import { displayName } from "#app/domain/opponents.ts";
import { paths } from "#app/routes/paths.ts";
import type { ClubRecord, Game, Opponent, Person, Season, Tournament } from "#app/record/record.ts";
import { lastNumber, seasonFigures } from "#app/record/figures.ts";
import type { GameRow, OpponentRow, PlayerRow, SeasonRow, TournamentRow } from "./rows.ts";

const dedupe = <T>(list: readonly T[]): T[] => [...new Set(list)];

function playerRow(person: Person): PlayerRow {
  const { id, name, position, tenures } = person;
  const jersey = lastNumber(person);
  const yearsAs = (role: string) =>
    tenures.flatMap(({ as, alsoCoach, season }) =>
      as === role || (role === "coach" && alsoCoach) ? [season.year] : [],
    );
  return {
    id,
    firstName: name.first,
    lastName: name.last,
    nickname: name.nickname,
    jersey,
    otherJerseys: tenures.flatMap(({ season, jersey: worn }) =>
      worn === undefined || worn === jersey ? [] : `${season.year}: ${worn}`,
    ),
    position,
    seasons: tenures.map(({ season }) => season.year),
    captainIn: yearsAs("captain"),
    coachIn: yearsAs("coach"),
    page: tenures.length === 0 ? undefined : paths.player({ id }),
  };
}

function seasonRow(season: Season): SeasonRow {
  const { year, displayName: name, results, members, highlights } = season;
  const { counted } = seasonFigures(season);
  const ids = (roles: readonly string[]) =>
    members.flatMap(({ as, alsoCoach, person }) =>
      roles.includes(as) || (alsoCoach && roles.includes("coach")) ? [person.id] : [],
    );
  return {
    year,
    name,
    publishedWins: results?.wins,
    publishedLosses: results?.losses,
    publishedTies: results?.ties,
    finish: results?.finish,
    countedWins: counted.wins,
    countedLosses: counted.losses,
    countedTies: counted.ties,
    players: ids(["player", "captain"]),
    captains: season.captains.map(({ id }) => id),
    coaches: ids(["coach"]),
    highlights: [...highlights],
    page: paths.season({ year }),
  };
}

function tournamentRow(tournament: Tournament): TournamentRow {
  const { id, year, name, dates, timeZone, location, sanctioned, cancelled } = tournament;
  return {
    id,
    year,
    name,
    start: dates?.start,
    end: dates?.end,
    timeZone,
    city: location.city,
    state: location.state,
    country: location.country,
    league: tournament.league ?? false,
    sanctioned,
    cancelled: cancelled ?? false,
    seed: tournament.seed,
    result: tournament.result,
    remark: tournament.remark,
    link: tournament.link,
    page: dates === undefined ? undefined : paths.tournament({ id }),
  };
}

function gameRow(game: Game): GameRow {
  const { tournament, opponent, type, round, date, time, forfeit, remark, video } = game;
  const score = game.kind === "played" ? game.score : undefined;
  const points = score && hasPoints(score) ? score : undefined;
  return {
    tournament: tournament.id,
    year: tournament.year,
    opponent: opponent?.id,
    type,
    round,
    at: game.at,
    date,
    time,
    timeZone: tournament.timeZone,
    us: points?.us,
    them: points?.them,
    outcome: score && findOutcome(score),
    forfeit: forfeit ?? false,
    cancelled: game.cancelled ?? false,
    remark,
    video,
  };
}

function opponentRow(opponent: Opponent): OpponentRow {
  const { id, location, formerly, games } = opponent;
  return {
    id,
    name: displayName(opponent),
    city: location?.city,
    state: location?.state,
    country: location?.country,
    formerly: formerly.map((team) => team.id),
    metIn: dedupe(games.map(({ tournament }) => tournament.year)),
  };
}

/** Everyone in the record, in content order. */
export function playerRows({ people }: ClubRecord): PlayerRow[] {
  return Array.from(people.values(), playerRow);
}

export function seasonRows({ seasons }: ClubRecord): SeasonRow[] {
  return seasons.map(seasonRow);
}

/** All tournaments, oldest first, including unsanctioned and upcoming ones. */
export function tournamentRows({ tournaments }: ClubRecord): TournamentRow[] {
  return tournaments.map(tournamentRow);
}

/** The games of sanctioned tournaments, oldest first. */
export function gameRows({ games }: ClubRecord): GameRow[] {
  return games.map(gameRow);
}

export function opponentRows({ opponents }: ClubRecord): OpponentRow[] {
  return Array.from(opponents.values(), opponentRow);
}
