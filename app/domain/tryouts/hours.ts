import { clockText } from "#app/domain/dates/time-of-day.ts";
import type { TimeOfDay } from "#app/domain/dates/time-of-day.ts";
import * as dates from "#words/grammar/dates.ts";
import * as words from "#words/pages/join.ts";

/** "10:00 AM to 3:00 PM", "from 10:00 AM", "until 3:00 PM"; nothing where neither start nor end is known. */
export function hours(
  start: TimeOfDay | undefined,
  end: TimeOfDay | undefined,
): string | undefined {
  if (start === undefined) return end === undefined ? undefined : words.until(clockText(end));
  return end === undefined
    ? words.from(clockText(start))
    : dates.between(clockText(start), clockText(end));
}
