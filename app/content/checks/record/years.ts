import type { Draft } from "#app/content/content.ts";
import { awardsFile, newsFile, tournamentFile } from "#app/content/files.ts";
import { error, type Finding } from "#app/content/finding.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import type { Check } from "#app/content/checks/check.ts";

function wrongYear(file: string, path: FieldPath, day: string, year: number): Finding[] {
  if (day.startsWith(`${year}-`)) return [];
  const cause = `date is ${day}, but the file is one of ${year}.`;
  const meant = `${year}${day.slice(4)}`;
  const remedy = `Did you mean ${meant}? If not, move it to the file of its year.`;
  return [{ ...error(file, path, cause, remedy), change: { to: meant } }];
}

function newsYears({ seasons }: Draft): Finding[] {
  return seasons.flatMap(({ year, news }) =>
    news.flatMap(({ date }, index) => wrongYear(newsFile(year), [index, "date"], date, year)),
  );
}

function awardYears({ badgeQuest }: Draft): Finding[] {
  return [...badgeQuest.editions.values()].flatMap(({ year, awards }) =>
    awards.flatMap(({ date }, index) => wrongYear(awardsFile(year), [index, "date"], date, year)),
  );
}

function tournamentNames({ tournaments }: Draft): Finding[] {
  return tournaments
    .filter(({ id, year }) => !(id.startsWith(`${year}-`) && /^[a-z0-9-]+$/.test(id)))
    .map(({ id, year }) =>
      error(
        tournamentFile(year, id),
        [],
        `A tournament of ${year} cannot be called ${id}.`,
        `Begin the file's name with ${year}- and go on in lower case, as in ${year}-nationals.yml.`,
      ),
    );
}

/** What stands in the folder or file of a year is of that year. */
export const years: Check = (content) => [
  ...newsYears(content),
  ...awardYears(content),
  ...tournamentNames(content),
];
