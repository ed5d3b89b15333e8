import type { Draft } from "#app/content/content.ts";
import { files } from "#app/content/files.ts";
import { error, type Finding, warning } from "#app/content/finding.ts";
import type { Check } from "./check.ts";

type Tryouts = NonNullable<NonNullable<Draft["site"]>["tryouts"]>;

function wrongOrder({ from, until, dates }: Tryouts): Finding[] {
  const remedy = "Correct one of the two.";
  const span =
    from !== undefined && until !== undefined && until < from
      ? [
          error(
            files.site,
            ["tryouts", "until"],
            `Registration ends on ${until}, before it opens on ${from}.`,
            remedy,
          ),
        ]
      : [];
  const days = dates.flatMap(({ start, end }, index) =>
    start !== undefined && end !== undefined && end <= start
      ? [
          error(
            files.site,
            ["tryouts", "dates", index, "end"],
            `The tryout ends at ${end}, not after its start at ${start}.`,
            remedy,
          ),
        ]
      : [],
  );
  return [...span, ...days];
}

/** Warns about a callout without an end, which stays forever, and about days and times without a time zone. */
function unfinished({ from, until, timeZone, dates }: Tryouts): Finding[] {
  const end =
    until === undefined
      ? [
          warning(
            files.site,
            ["tryouts"],
            "The tryouts callout has no end date, so visitors see it until you delete it.",
            "Set until to the last day of registration, or delete tryouts when they are over.",
          ),
        ]
      : [];
  const hasDays = from !== undefined || until !== undefined || dates.length > 0;
  const zone =
    timeZone === undefined && hasDays
      ? [
          warning(
            files.site,
            ["tryouts"],
            "The tryouts have dates, but no time zone.",
            "Set timeZone to the local one, such as America/New_York.",
          ),
        ]
      : [];
  return [...end, ...zone];
}

/** Tryouts open before they end, and have an end. */
export const tryoutDays: Check = ({ site }) =>
  site?.tryouts === undefined ? [] : [...wrongOrder(site.tryouts), ...unfinished(site.tryouts)];
