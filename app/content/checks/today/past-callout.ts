import type { CheckOfDay } from "#app/content/checks/check.ts";
import { files } from "#app/content/files.ts";
import { warning, type Finding } from "#app/content/finding.ts";
import { yearOf } from "#app/domain/dates/day-steps.ts";

function past(field: string, cause: string): Finding[] {
  const remedy = "Write that of the next tryouts, or delete tryouts until there are some.";
  return [warning(files.site, ["tryouts", field], cause, remedy)];
}

/** The callout does not call for tryouts that are over: by its last day, or by a year in its words. */
export const pastCallout: CheckOfDay = ({ site }, today) => {
  const { callout = "", until } = site?.tryouts ?? {};
  if (until !== undefined) {
    return until >= today
      ? []
      : past("until", `Registration ended on ${until}, and today is ${today}.`);
  }
  const years = (callout.match(/\b20\d\d\b/g) ?? []).map(Number);
  if (years.length === 0 || Math.max(...years) >= yearOf(today)) return [];
  return past("callout", `The callout is for ${Math.max(...years)}, and today is ${today}.`);
};
