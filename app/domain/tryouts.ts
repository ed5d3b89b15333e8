import { splitWords } from "#app/lib/text/split-words.ts";
import * as dates from "#words/grammar/dates.ts";
import * as words from "#words/pages/join.ts";
import type { Day } from "./dates/day.ts";
import type { DatedTryouts } from "./today/dates.ts";
import { clockText, type TimeOfDay } from "./dates/time-of-day.ts";

/** First and last day of registration. */
interface Registration {
  readonly from?: Day | undefined;
  readonly until: Day;
  readonly timeZone?: string | undefined;
}

/**
 * Start and end of registration, in the time zone of the tryouts, else of the newest tournament, else UTC.
 *
 * @param tournaments oldest first
 */
export function datedTryouts(
  { from, until, timeZone }: Registration,
  tournaments: readonly { readonly timeZone: string }[],
): DatedTryouts {
  return { from, until, zone: timeZone ?? tournaments.at(-1)?.timeZone ?? "UTC" };
}

/** The last year in a callout, if there is one. */
export function calloutYear(callout: string): number | undefined {
  const years = (callout.match(/\b20\d\d\b/g) ?? []).map(Number);
  return years.length === 0 ? undefined : Math.max(...years);
}

/** The last day of registration: from the content, else the last day of the year in the callout. */
export function lastDay({
  callout,
  until,
}: {
  readonly callout: string;
  readonly until?: Day | undefined;
}): Day | undefined {
  const year = calloutYear(callout);
  return until ?? (year === undefined ? undefined : `${year}-12-31`);
}

/** "Register for our 2023 tryouts!" in lines: its first word, the words between, and its last word. */
export function filledCalloutLines(callout: string): readonly string[] {
  const words = splitWords(callout);
  return [words.slice(0, 1), words.slice(1, -1), words.slice(1).slice(-1)]
    .map((line) => line.join(" "))
    .filter((line) => line !== "");
}

/** "10:00 AM to 3:00 PM", "from 10:00 AM", "until 3:00 PM"; undefined if both are unknown. */
export function hours(
  start: TimeOfDay | undefined,
  end: TimeOfDay | undefined,
): string | undefined {
  if (start === undefined) return end === undefined ? undefined : words.until(clockText(end));
  return end === undefined
    ? words.from(clockText(start))
    : dates.between(clockText(start), clockText(end));
}
