import type { OpponentId } from "#app/domain/ids.ts";
import { displayName } from "#app/domain/opponents.ts";
import { countRecord, type TeamRecord } from "#app/domain/records.ts";
import { sortedBy } from "#app/lib/list.ts";
import { hasOpponentPage, meetingsWith, opponentsByName } from "#app/record/figures.ts";
import type { ClubRecord, Opponent } from "#app/record/record.ts";

export interface OpponentShape {
  readonly id: OpponentId;
  readonly name: string;
  /** Set for teams met at unsanctioned tournaments only. */
  readonly hasNoPage?: true | undefined;
}

/** An opponent in lists, with the games that have a score, those under its former names included. */
export interface MetOpponent extends OpponentShape, TeamRecord {
  readonly ties: number;
  readonly games: number;
  /** Year of the last game; 0 before the first one. */
  readonly lastYear: number;
}

/** An opponent's name, and whether it has a page. */
export function shapeOpponent(opponent: Opponent): OpponentShape {
  const { id } = opponent;
  const name = displayName(opponent);
  return hasOpponentPage(opponent) ? { id, name } : { id, name, hasNoPage: true };
}

/** An opponent with the record against it. */
export function shapeMetOpponent(opponent: Opponent): MetOpponent {
  const games = meetingsWith(opponent);
  return {
    ...shapeOpponent(opponent),
    ...countRecord(games),
    games: games.length,
    lastYear: games.at(-1)?.tournament.year ?? 0,
  };
}

/** The teams with a page under their current names: most games first, then by name. */
export function currentOpponents(record: ClubRecord): Opponent[] {
  const teams = opponentsByName(record).filter(({ now }) => now === undefined);
  return sortedBy(teams, (team) => -meetingsWith(team).length);
}

/** The teams with a page that were played, under their current names: most games first, then by name. */
export function metOpponents(record: ClubRecord): Opponent[] {
  return currentOpponents(record).filter((team) => meetingsWith(team).length > 0);
}

/** The names of a team besides its displayed one: its own, and its former ones. */
export function listOtherNames(opponent: Opponent): string[] {
  const { name, formerly } = opponent;
  const names = [name, ...formerly.flatMap((team) => [displayName(team), team.name])];
  return [...new Set(names)].filter((alias) => alias !== displayName(opponent));
}
