import type { Content } from "#app/content/content.ts";
import { files } from "#app/content/files.ts";
import { error, type FieldProblem, warning } from "#app/content/problem.ts";
import type { Check } from "./check.ts";

type Tryouts = NonNullable<NonNullable<Content["site"]>["tryouts"]>;

function* findProblems({ from, until, timeZone, dates }: Tryouts): Generator<FieldProblem> {
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
    yield warning(
      files.site,
      ["tryouts"],
      "The tryouts callout has no end date, so visitors see it until you delete it.",
      "Set until to the last day of registration, or delete tryouts when they are over.",
    );
  }
  const hasDays = from !== undefined || until !== undefined || dates.length > 0;
  if (timeZone === undefined && hasDays) {
    yield warning(
      files.site,
      ["tryouts"],
      "The tryouts have dates, but no time zone.",
      "Set timeZone to the local one, such as America/New_York.",
    );
  }
}

/** Tryouts open before they end, and have an end and a time zone. */
export const tryoutDaysCheck: Check = ({ site }) =>
  site.tryouts === undefined ? [] : [...findProblems(site.tryouts)];
