import type { Content } from "#app/content/content.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import { awardsFile, files, newsFile, tournamentFile } from "#app/content/files.ts";
import { error, type FieldProblem, warning } from "#app/content/problem.ts";
import type { Day } from "#app/domain/dates/day.ts";
import type { Check } from "./check.ts";

/** Dates of a file, with words for its messages. */
interface DatesOfFile {
  readonly file: string;
  readonly year: number;
  readonly days: readonly { readonly path: FieldPath; readonly date: Day }[];
  readonly isRight: (date: string) => boolean;
  /** "games" */
  readonly entries: string;
  /** Completes "date is 2019-05-04": ", outside the tournament of 2019". */
  readonly complaint: string;
  readonly remedy: string;
}

/** From this many wrong dates, and if they are most of the file, it is probably a copy from another year. */
const MIN_IN_COPY = 3;

/** Dates that do not belong in their file. A file copied from another year is one problem. */
function wrongDates({ file, year, days, isRight, entries, complaint, remedy }: DatesOfFile) {
  const wrong = days.filter(({ date }) => !isRight(date));
  const [first] = wrong;
  if (first !== undefined && wrong.length >= MIN_IN_COPY && wrong.length * 2 > days.length) {
    const cause = `date is ${first.date}${complaint}, and so are ${wrong.length - 1} more of ${days.length}.`;
    const advice = `If the file is a copy from another year, delete its ${entries}. If not, correct the dates, or move the ${entries} to their year.`;
    return [error(file, first.path, cause, advice)];
  }
  return wrong.map(({ path, date }): FieldProblem => {
    const meant = `${year}${date.slice(4)}`;
    const guess = isRight(meant) ? `Did you mean ${meant}? ` : "";
    return error(file, path, `date is ${date}${complaint}.`, `${guess}${remedy}`);
  });
}

/** Every game is played on a day of its tournament. */
const gamesInTournament: Check = ({ tournaments }) =>
  tournaments.flatMap(({ id, year, dates, games }) => {
    // Another check reports this.
    if (dates !== undefined && dates.end < dates.start) return [];
    const span = dates === undefined ? `of ${year}` : `from ${dates.start} to ${dates.end}`;
    return wrongDates({
      file: tournamentFile(year, id),
      year,
      days: games.flatMap(({ date }, index) =>
        date === undefined ? [] : { path: ["games", index, "date"], date },
      ),
      isRight: (day) =>
        dates === undefined ? day.startsWith(`${year}-`) : dates.start <= day && day <= dates.end,
      entries: "games",
      complaint: `, outside the tournament ${span}`,
      remedy: "Correct the date of the game, or the dates of the tournament.",
    });
  });

function datesInYear(file: string, year: number, entries: string, all: readonly { date: Day }[]) {
  return wrongDates({
    file,
    year,
    days: all.map(({ date }, index) => ({ path: [index, "date"], date })),
    isRight: (day) => day.startsWith(`${year}-`),
    entries,
    complaint: `, but the file is for ${year}`,
    // "If not" answers "Did you mean …?", which always precedes it: the same day of the file's year is right.
    remedy: "If not, move it to the right year's file.",
  });
}

/** News and awards are in the files of their years. */
const entriesInYear: Check = ({ seasons, badgeQuest }) => [
  ...seasons.flatMap(({ year, news }) => datesInYear(newsFile(year), year, "entries", news)),
  ...[...badgeQuest.editions.values()].flatMap(({ year, awards }) =>
    datesInYear(awardsFile(year), year, "awards", awards),
  ),
];

/** The name of a tournament's file starts with its year and is in lower case. */
const tournamentFileNames: Check = ({ tournaments }) =>
  tournaments
    .filter(({ id, year }) => !(id.startsWith(`${year}-`) && /^[a-z0-9-]+$/.test(id)))
    .map(({ id, year }) => {
      const cause = `A tournament of ${year} cannot be called ${id}.`;
      const remedy = `Start the file name with ${year}- and continue in lower case, as in ${year}-nationals.yml.`;
      return error(tournamentFile(year, id), [], cause, remedy);
    });

type Tryouts = NonNullable<Content["site"]["tryouts"]>;

function* findTryoutProblems({ from, until, timeZone, dates }: Tryouts): Generator<FieldProblem> {
  if (from !== undefined && until !== undefined && until < from) {
    const cause = `Registration ends on ${until}, before it opens on ${from}.`;
    yield error(files.site, ["tryouts", "until"], cause, "Correct one of the two.");
  }
  for (const [index, { start, end }] of dates.entries()) {
    if (start === undefined || end === undefined || end > start) continue;
    const cause = `The tryout ends at ${end}, not after its start at ${start}.`;
    const path = ["tryouts", "dates", index, "end"];
    yield error(files.site, path, cause, "Correct one of the two.");
  }
  if (until === undefined) {
    const cause = "The tryouts callout has no end date, so visitors see it until you delete it.";
    const remedy =
      "Set until to the last day of registration, or delete tryouts when they are over.";
    yield warning(files.site, ["tryouts"], cause, remedy);
  }
  const hasDays = from !== undefined || until !== undefined || dates.length > 0;
  if (timeZone === undefined && hasDays) {
    const cause = "The tryouts have dates, but no time zone.";
    const remedy = "Set timeZone to the local one, such as America/New_York.";
    yield warning(files.site, ["tryouts"], cause, remedy);
  }
}

/** Tryouts and their days begin before they end, and have an end and a time zone. */
const tryoutDays: Check = ({ site }) =>
  site.tryouts === undefined ? [] : [...findTryoutProblems(site.tryouts)];

/** A year noted as missing has no team; it may have news. */
const missingYears: Check = ({ site, seasons }) =>
  (site.missingYears ?? []).flatMap(({ year }, index) => {
    const hasTeam = seasons.some((season) => season.year === year && season.roster !== undefined);
    if (!hasTeam) return [];
    const path = ["missingYears", index, "year"];
    const remedy = "Delete its note, or correct the year.";
    return error(files.site, path, `There is a season ${year}.`, remedy);
  });

export const dayChecks: readonly Check[] = [
  gamesInTournament,
  entriesInYear,
  tournamentFileNames,
  tryoutDays,
  missingYears,
];
