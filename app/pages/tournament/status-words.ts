import { ownTime } from "#app/domain/dates/time-of-day.ts";
import * as dates from "#words/grammar/dates.ts";
import * as words from "#words/pages/tournament.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Reason the scores may be out of date. */
export type Trouble = "offline" | "failed" | "other scripts";

/** "just now", "3 minutes ago", "2 hours ago" */
export function ago(milliseconds: number): string {
  if (milliseconds < MINUTE) return dates.justNow;
  if (milliseconds < HOUR) return dates.ago(Math.floor(milliseconds / MINUTE), "minute");
  if (milliseconds < DAY) return dates.ago(Math.floor(milliseconds / HOUR), "hour");
  return dates.ago(Math.floor(milliseconds / DAY), "day");
}

/** When the content was published last, where the build knows it. */
export interface ScoresAsOf {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** "Saturday, June 12, 3:42 PM" */
  readonly words: string;
}

interface Status {
  /** Nothing in the document. */
  readonly now: number | undefined;
  /** Scores may arrive at this hour. */
  readonly isExpected: boolean;
  readonly scoresAsOf: ScoresAsOf | undefined;
  /** When the site answered last. */
  readonly checkedAt: number | undefined;
  readonly trouble: Trouble | undefined;
  /** "Eastern time" */
  readonly zone: string;
}

/** Status beside the title: the age of the scores, or why they are not updated. */
export function statusWords(status: Status): string {
  const { now, isExpected, scoresAsOf, checkedAt, trouble, zone } = status;
  const asOf = scoresAsOf === undefined ? "" : words.scoresAsOf(scoresAsOf.words, zone);
  if (now === undefined) return asOf;
  const since = checkedAt ?? scoresAsOf?.at;
  if (trouble === "other scripts") return words.newVersionOfThisPage;
  if (trouble === "failed") return words.scoresCouldNotBeFetched;
  if (trouble === "offline")
    return since === undefined ? words.noConnection : words.notUpdatedSince(ownTime(since));
  if (!isExpected && checkedAt === undefined) return asOf;
  if (scoresAsOf !== undefined) return words.updated(ago(now - scoresAsOf.at));
  return checkedAt === undefined ? "" : words.checked(ago(now - checkedAt));
}
