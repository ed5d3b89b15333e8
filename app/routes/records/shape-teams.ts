import { displayName } from "#app/domain/opponents/opponent.ts";
import { countRecord, recordText } from "#app/domain/records/record.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import { meetingsWith, opponentsByName } from "#app/record/meetings.ts";
import type { ClubRecord, Opponent } from "#app/record/record.ts";
import type { RecordsTeam } from "./records-data.ts";

/** How many teams the list of those most played shows. */
const MOST_PLAYED = 12;
/** From so many games on, never to have lost says something. */
const NEVER_LOST = 3;
/** From so many games on, a team is still to beat. */
const STILL_TO_BEAT = 2;

interface Counted {
  readonly shown: RecordsTeam;
  readonly wins: number;
  readonly losses: number;
}

function countTeam(opponent: Opponent): Counted {
  const games = meetingsWith(opponent);
  const record = countRecord(games);
  const { id } = opponent;
  const shown = {
    id,
    name: displayName(opponent),
    record: recordText(record),
    games: games.length,
  };
  return { shown, wins: record.wins, losses: record.losses };
}

const shownOf = (list: readonly Counted[]) => list.map(({ shown }) => shown);

/** The teams by how often they were played, those never lost to, and those never beaten. */
export function shapeTeams(record: ClubRecord) {
  const teams = opponentsByName(record)
    .filter(({ now }) => now === undefined)
    .map(countTeam)
    .filter(({ shown }) => shown.games > 0);
  const byGames = sortedBy(teams, ({ shown }) => -shown.games);
  return {
    teams: teams.length,
    mostPlayed: shownOf(byGames.slice(0, MOST_PLAYED)),
    neverLost: shownOf(
      byGames.filter(({ shown, losses }) => losses === 0 && shown.games >= NEVER_LOST),
    ),
    stillToBeat: shownOf(
      byGames.filter(({ shown, wins }) => wins === 0 && shown.games >= STILL_TO_BEAT),
    ),
  };
}
