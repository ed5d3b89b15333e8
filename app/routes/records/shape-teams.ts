import { displayName } from "#app/domain/opponents/opponent.ts";
import { countRecord, recordText } from "#app/domain/records/record.ts";
import { top } from "#app/lib/list/top.ts";
import * as words from "#words/pages/records.ts";
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

function countTeam(opponent: Opponent): RecordsTeam {
  const games = meetingsWith(opponent);
  const record = countRecord(games);
  return {
    id: opponent.id,
    name: displayName(opponent),
    ...record,
    record: recordText(record),
    games: games.length,
  };
}

/** The teams by how often they were played, those never lost to, and those never beaten. */
export function shapeTeams(record: ClubRecord) {
  const teams = opponentsByName(record)
    .filter(({ now }) => now === undefined)
    .map(countTeam)
    .filter(({ games }) => games > 0);
  const byGames = sortedBy(teams, ({ games }) => -games);
  const { first, equals } = top(byGames, MOST_PLAYED, ({ games }) => games);
  return {
    teams: teams.length,
    mostPlayed: first,
    equallyPlayed: equals === 0 ? "" : words.andMoreTeams(equals, first.at(-1)?.games ?? 0),
    neverLost: byGames.filter(({ losses, games }) => losses === 0 && games >= NEVER_LOST),
    stillToBeat: byGames.filter(({ wins, games }) => wins === 0 && games >= STILL_TO_BEAT),
  };
}
