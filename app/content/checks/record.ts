import type { Content, Tournament, Season } from "#app/content/content.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import {
  files,
  rosterFile,
  tournamentFile,
  awardsFile,
  playlistsFile,
} from "#app/content/files.ts";
import { error, type FieldProblem, warning } from "#app/content/problem.ts";
import { daysBetween } from "#app/domain/dates/day.ts";
import { isPlausibleHour, type Score } from "#app/domain/games/game.ts";
import { countOutcomes, recordText, type TeamRecord } from "#app/domain/records.ts";
import { plural } from "#app/lib/text.ts";
import { type Check, repeats } from "./check.ts";

/** Every captain is a player or coach of the roster. */
const captainsOnRoster: Check = ({ rosters, players: allPlayers }) =>
  rosters.flatMap(({ year, captains, players, coaches }) => {
    const people = new Set([...players, ...coaches]);
    return captains.flatMap((captain, index) => {
      if (people.has(captain) || !allPlayers.has(captain)) return [];
      const cause = `${captain} is a captain, but not on this roster.`;
      const remedy = `Add ${captain} to the players, or remove them from the captains.`;
      return error(rosterFile(year), ["captains", index], cause, remedy);
    });
  });

/** Everyone with a number for a season plays on its roster. */
const numbersOnRoster: Check = ({ rosters }) =>
  rosters.flatMap(({ year, players, coaches, numbers = {} }) =>
    Object.keys(numbers).flatMap((id) => {
      if (players.includes(id)) return [];
      const [problem, remedy] = coaches.includes(id)
        ? ["is a coach", "Delete the number: coaches don't have one."]
        : ["is not on this roster", `Add ${id} to the players, or delete the number.`];
      const cause = `${id} has a number here, but ${problem}.`;
      return error(rosterFile(year), ["numbers", id], cause, remedy);
    }),
  );

/** A former name belongs to one other team and has no former names itself: pages only follow one step. */
const formerNames: Check = ({ opponents }) => {
  const listed = [...opponents.values()].flatMap(({ id, formerly = [] }) =>
    formerly.map((key, index) => ({ key, now: id, path: [id, "formerly", index] })),
  );
  const repeated = new Set(repeats(listed.filter(({ key, now }) => key !== now)));
  return listed.flatMap((former) => {
    const { key, now, path } = former;
    if (key === now) {
      const cause = `${key} is listed as its own former name.`;
      return error(files.opponents, path, cause, "Delete it, or use the entry of the former name.");
    }
    const problems: FieldProblem[] = [];
    if (opponents.get(key)?.formerly?.length) {
      const cause = `${key} is a former name of ${now}, but has former names itself.`;
      const remedy = `List all former names under ${now}, and delete formerly under ${key}.`;
      problems.push(error(files.opponents, path, cause, remedy));
    }
    if (repeated.has(former)) {
      const cause = `${key} is listed twice as a former name.`;
      const remedy = "Keep one of the two: a former name belongs to one team.";
      problems.push(error(files.opponents, path, cause, remedy));
    }
    return problems;
  });
};

/** Start of a game; undefined at night, which another check reports. */
function gameStart({ date, time }: Tournament["games"][number]): string | undefined {
  if (date === undefined || time === undefined || !isPlausibleHour(time)) return undefined;
  return `${date} ${time}`;
}

function reportDisorder({ id, year, games }: Tournament): FieldProblem[] {
  return [...games.entries()].flatMap(([index, game]) => {
    const [before, start] = [games[index - 1], gameStart(game)];
    const earlier = before && gameStart(before);
    if (start === undefined || earlier === undefined || start >= earlier) return [];
    const cause = `This game starts on ${start}, before the game above it (${earlier}).`;
    const remedy = "List games in playing order. Correct the time, or move the game.";
    return warning(tournamentFile(year, id), ["games", index, "time"], cause, remedy);
  });
}

/** Games are in playing order. One out of order often has AM and PM mixed up. */
const gamesInOrder: Check = ({ tournaments }) => tournaments.flatMap(reportDisorder);

/** One warning per person, at the first place that names her. */
function reportStrangers(
  { rosters, players }: Content,
  id: string,
  file: string,
  named: readonly { readonly player: string; readonly path: FieldPath }[],
): FieldProblem[] {
  const roster = rosters.find((candidate) => candidate.id === id);
  if (roster === undefined) return [];
  const seen = new Set([...roster.players, ...roster.coaches]);
  return named.flatMap(({ player, path }) => {
    if (seen.has(player) || !players.has(player)) return [];
    seen.add(player);
    const cause = `${player} is not on the roster ${id}.`;
    const remedy = "If it's right, leave it as is.";
    return warning(file, path, cause, remedy);
  });
}

/** Awards and tracks are those of people on the roster. */
const peopleOnRoster: Check = (content) => [
  ...[...content.badgeQuest.editions.values()].flatMap(({ year, roster, awards }) => {
    const named = awards.map(({ player }, index) => ({ player, path: [index, "player"] }));
    return reportStrangers(content, roster, awardsFile(year), named);
  }),
  ...[...content.playlists.values()].flatMap(({ year, roster, playlists }) => {
    const named = playlists.flatMap(({ id, trackList }) =>
      trackList.map(({ artist }, index) => ({
        player: artist,
        path: ["playlists", id, "trackList", index, "artist"],
      })),
    );
    return reportStrangers(content, roster, playlistsFile(year), named);
  }),
];

/** No game of a tournament is listed twice, with the same opponent, day and time. */
const repeatedGames: Check = ({ tournaments }) =>
  tournaments.flatMap(({ id, year, games }) => {
    const dated = games.flatMap(({ opponent, date, time }, index) => {
      if (opponent === undefined || date === undefined || time === undefined) return [];
      return { key: [opponent, date, time].join(), opponent, path: ["games", index] };
    });
    return repeats(dated).map(({ opponent, path }) => {
      const cause = `The game against ${opponent} is listed twice, at the same date and time.`;
      const remedy = "Keep one of the two, or correct the time.";
      return error(tournamentFile(year, id), path, cause, remedy);
    });
  });

/** The scores of the games that count. */
function countedScores({ tournaments }: Season): Score[] {
  return tournaments
    .filter(({ sanctioned }) => sanctioned)
    .flatMap(({ games }) => games.flatMap(({ score }) => score ?? []));
}

/** A record in messages: "16-11", "12-3-4" with ties. */
function recordInFile(record: TeamRecord): string {
  return recordText(record).replaceAll("–", "-");
}

function reportDifference(season: Season): FieldProblem[] {
  const results = season.roster?.results;
  if (results === undefined) return [];
  const published = recordInFile(results);
  const record = countOutcomes(countedScores(season));
  const counted = recordInFile(record);
  if (published === counted) return [];
  const { ties } = record;
  const lacksTies = results.ties === undefined && recordInFile({ ...results, ties }) === counted;
  const cause = `The published record is ${published}, but the games of the sanctioned tournaments add up to ${counted}.`;
  const remedy = lacksTies
    ? `Add ties: ${ties}. If the published record leaves them out, leave it as is.`
    : "The site shows the published record. If it's right, leave it as is.";
  return [warning(rosterFile(season.year), ["results"], cause, remedy)];
}

/** The published record of a season is what its sanctioned games add up to. */
const seasonRecord: Check = ({ seasons }) => seasons.flatMap(reportDifference);

/** A season has a roster. Without one, its results only count in the all-time figures. */
const resultsWithoutSeason: Check = ({ seasons }) =>
  seasons.flatMap((season) => {
    const { year, roster, tournaments } = season;
    const scores = countedScores(season);
    const first = tournaments.find(
      ({ sanctioned, games }) => sanctioned && games.some(({ score }) => score),
    );
    if (roster !== undefined || first === undefined) return [];
    const cause = `${year} has ${plural(scores.length, "result")} but no roster, so the site has no season ${year}: no page, no choice in Results, no row in seasons.csv.`;
    const remedy = `Add seasons/${year}/roster.yml.`;
    return warning(tournamentFile(year, first.id), [], cause, remedy);
  });

/** A season with scores has a record. */
const recordMissing: Check = ({ seasons }) =>
  seasons.flatMap((season) => {
    const { year, roster } = season;
    if (roster === undefined || roster.results !== undefined) return [];
    const scores = countedScores(season);
    if (scores.length === 0) return [];
    const counted = countOutcomes(scores);
    const { wins, losses, ties } = counted;
    const tied = ties === 0 ? "" : `, ties: ${ties}`;
    const cause = `The season has games with scores, ${recordInFile(counted)}, but no record.`;
    const remedy = `Add results: { wins: ${wins}, losses: ${losses}${tied} }, and finish when the season is over.`;
    return warning(rosterFile(year), [], cause, remedy);
  });

const MAX_DAYS = 10;

/** A league may begin in one year and end in the next. */
const MAX_LEAGUE_DAYS = 366;

/** Whether a day is in a season: in its year, or close to it if the tournament names its season. */
function isInSeason(day: string, { year, season }: Tournament): boolean {
  const yearsApart = Math.abs(Number(day.slice(0, 4)) - year);
  return yearsApart === 0 || (yearsApart === 1 && season === year);
}

function findWrongDates(tournament: Tournament): FieldProblem | undefined {
  const { id, dates, year, season = year, games, result, league } = tournament;
  const report = (path: FieldPath, cause: string, remedy: string) =>
    error(tournamentFile(year, id), path, cause, remedy);
  if (season !== year) {
    const remedy = `Move the file to seasons/${season}/tournaments/ and start its name with ${season}-, or correct season.`;
    return report(["season"], `season is ${season}, but the file is in seasons/${year}.`, remedy);
  }
  if (dates === undefined) {
    const hasScores = games.some(({ score }) => score !== undefined);
    if (!hasScores && result === undefined) return undefined;
    const remedy = `Add dates: { start: ${year}-08-17, end: ${year}-08-18 }.`;
    return hasScores
      ? report(["games"], "The tournament has scores but no dates.", remedy)
      : report(["result"], "The tournament has a result but no dates.", remedy);
  }
  const { start, end } = dates;
  const maxDays = league === true ? MAX_LEAGUE_DAYS : MAX_DAYS;
  const isOverNewYear = end.startsWith(`${year + 1}-`) && daysBetween(start, end) < maxDays;
  for (const [field, day] of Object.entries(dates)) {
    if (isInSeason(day, tournament) || (field === "end" && isOverNewYear)) continue;
    const cause = `${field} is ${day}, but the tournament is in the season ${year}.`;
    const remedy = `Did you mean ${year}${day.slice(4)}? If not, move the file to the right season, or add season: ${year} if it counts for ${year}.`;
    return report(["dates", field], cause, remedy);
  }
  if (end < start) {
    const cause = `The end, ${end}, is before the start, ${start}.`;
    return report(["dates", "end"], cause, "Correct one of the two.");
  }
  const length = daysBetween(start, end) + 1;
  if (length <= maxDays) return undefined;
  const remedy =
    league === true
      ? "A league lasts at most a year. Correct the start or the end."
      : `A tournament lasts at most ${MAX_DAYS} days. Correct the start or the end, or add league: true for an event of several weekends or a season.`;
  return report(["dates", "end"], `The tournament lasts ${length} days.`, remedy);
}

/** A tournament with scores or a result has dates: in its season, in order, and not too long unless it is a league. */
const tournamentDates: Check = ({ tournaments }) =>
  tournaments.flatMap((tournament) => findWrongDates(tournament) ?? []);

export const recordChecks: readonly Check[] = [
  captainsOnRoster,
  numbersOnRoster,
  formerNames,
  gamesInOrder,
  peopleOnRoster,
  repeatedGames,
  seasonRecord,
  resultsWithoutSeason,
  recordMissing,
  tournamentDates,
];
