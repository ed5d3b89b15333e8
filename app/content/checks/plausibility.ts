import type { Tournament } from "#app/content/content.ts";
import { rosterFile, editionFile, tournamentFile, files } from "#app/content/files.ts";
import { warning, hint, type FieldProblem } from "#app/content/problem.ts";
import { dayNumber } from "#app/domain/dates/day.ts";
import { weekday } from "#app/domain/dates/written-dates.ts";
import { fullName } from "#app/domain/full-name.ts";
import { isPlausibleHour, swapAmAndPm } from "#app/domain/games/game.ts";
import { type Jersey, jerseyIn } from "#app/domain/jersey.ts";
import { nameOnCards, personOnCards } from "#app/domain/marks.ts";
import { romanize } from "#app/lib/letters.ts";
import { enumerate } from "#words/grammar.ts";
import type { Check } from "./check.ts";

/** No two players of a roster wear the same number. */
const jerseysOnce: Check = ({ rosters, players }) =>
  rosters.flatMap(({ year, players: roster, numbers }) => {
    const worn = new Map<Jersey, string>();
    return roster.flatMap((id, index) => {
      const jersey = jerseyIn({ numbers }, { id, jersey: players.get(id)?.jersey });
      if (jersey === undefined) return [];
      const wearer = worn.get(jersey);
      worn.set(jersey, wearer ?? id);
      if (wearer === undefined || wearer === id) return [];
      const cause = `${id} has number ${jersey}, and so does ${wearer} on this roster.`;
      const remedy =
        "Correct one in players.yml, or add that season's number to numbers in the roster. If both wore it, leave it as is.";
      return warning(rosterFile(year), ["players", index], cause, remedy);
    });
  });

/** An edition was last updated in its own year. */
const lastUpdated: Check = ({ badgeQuest }) =>
  [...badgeQuest.editions.values()].flatMap(({ year, lastUpdated }) => {
    if (lastUpdated === undefined || lastUpdated.startsWith(`${year}-`)) return [];
    const cause = `The edition of ${year} was last updated on ${lastUpdated.slice(0, 10)}, in another year.`;
    const remedy = "Change it to the date of the last award. If it's right, leave it as is.";
    return warning(editionFile(year), ["lastUpdated", "date"], cause, remedy);
  });

/** Lowest score of a winner, even in a game cut short by time or weather. */
const LOWEST_WINNING_SCORE = 4;

/** A game with a very low score is a forfeit or explained. */
const lowScores: Check = ({ tournaments }) =>
  tournaments.flatMap(({ id, year, games }) =>
    games.flatMap(({ score, forfeit, remark }, index) => {
      if (score === undefined || forfeit === true || remark !== undefined) return [];
      if (Math.max(score.us, score.them) >= LOWEST_WINNING_SCORE) return [];
      const cause = `The score is ${score.us}-${score.them}, too low for a finished game.`;
      const remedy = "Correct it, add forfeit: won or forfeit: lost, or explain it in remark.";
      return warning(tournamentFile(year, id), ["games", index, "us"], cause, remedy);
    }),
  );

/** Reports a name that cards show differently: a hint where Greek or Cyrillic is only transliterated, else a warning. */
function reportChangedName(
  file: string,
  path: FieldProblem["path"],
  name: string,
  onCards: string,
): readonly FieldProblem[] {
  if (onCards === name) return [];
  const isTransliterated = onCards === romanize(name);
  const cause = `Share cards only have Latin letters, so they show “${onCards}” for “${name}”. Pages show the original.`;
  const remedy = isTransliterated
    ? "If you want a different spelling, write it in Latin letters."
    : "Write it in Latin letters, or change its key, which replaces it.";
  return [(isTransliterated ? hint : warning)(file, path, cause, remedy)];
}

/** Share cards can spell every name. Pages show other alphabets in the visitor's fonts. */
const namesInPictures: Check = ({ players, opponents, tournaments }) => [
  ...[...players].flatMap(([id, { name }]) => {
    const usualName = { first: name.first, last: name.last };
    const onCards = fullName(personOnCards(usualName, id));
    return reportChangedName(files.players, [id, "name"], fullName(usualName), onCards);
  }),
  ...[...opponents].flatMap(([id, { name }]) =>
    reportChangedName(files.opponents, [id, "name"], name, nameOnCards(name, id)),
  ),
  ...tournaments.flatMap(({ id, year, name, event }) =>
    reportChangedName(tournamentFile(year, id), ["name"], name, nameOnCards(name, event)),
  ),
];

/** Whether a range of days, given as numbers, has a Saturday or Sunday. January 1, 1970, day 0, was a Thursday. */
function touchesWeekend(start: number, end: number): boolean {
  const days = Array.from({ length: Math.min(7, end - start + 1) }, (_, index) => start + index);
  return days.some((day) => [2, 3].includes(((day % 7) + 7) % 7));
}

/** Tournaments are on weekends or over New Year. One from Monday to Friday often has a wrong month or year. */
const plausibleDays: Check = ({ tournaments }) =>
  tournaments.flatMap(({ id, year, dates }) => {
    if (dates === undefined || dates.start.slice(0, 4) !== dates.end.slice(0, 4)) return [];
    const [start, end] = [dayNumber(dates.start), dayNumber(dates.end)];
    if (end < start || touchesWeekend(start, end)) return [];
    const lastDay = end === start ? "" : ` to ${weekday(dates.end)}`;
    const cause = `The tournament is not on a weekend: ${weekday(dates.start)}${lastDay}.`;
    const remedy =
      "Check the dates against the tournament's page. If they're right, leave them as is.";
    return warning(tournamentFile(year, id), ["dates", "start"], cause, remedy);
  });

function findNightGames({ id, year, games }: Tournament): FieldProblem[] {
  return games.flatMap(({ time }, index) => {
    if (time === undefined || isPlausibleHour(time)) return [];
    const guess = swapAmAndPm(time);
    const question = isPlausibleHour(guess) ? `Did you mean ${guess}? ` : "";
    const cause = `time is ${time}, when games rarely start.`;
    const remedy = `${question}If it's right, leave it as is.`;
    return warning(tournamentFile(year, id), ["games", index, "time"], cause, remedy);
  });
}

/** Games start during the day. One at night often has AM and PM mixed up. */
const plausibleHours: Check = ({ tournaments }) => tournaments.flatMap(findNightGames);

/** The time zone of a tournament is one of its state. */
const venueZones: Check = ({ tournaments }) =>
  tournaments.flatMap(({ id, year, timeZone, location: { region } }) => {
    const { code = "", timeZones: zones = [] } = region ?? {};
    if (zones.length === 0 || zones.includes(timeZone)) return [];
    const cause = `timeZone is ${timeZone}, but ${code} is in ${enumerate(zones)}.`;
    const remedy = `Did you mean ${zones.join(" or ")}? If not, correct the state.`;
    return warning(tournamentFile(year, id), ["timeZone"], cause, remedy);
  });

export const plausibilityChecks: readonly Check[] = [
  jerseysOnce,
  lastUpdated,
  lowScores,
  namesInPictures,
  plausibleDays,
  plausibleHours,
  venueZones,
];
