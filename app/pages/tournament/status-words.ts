import { visitorTime } from "#app/domain/dates/time-of-day.ts";
import { relativeTime } from "#app/domain/dates/time.ts";
import type { ScoresAsOf } from "./shape-body.ts";

/** Reason why the scores may be out of date. */
export type Trouble = "offline" | "failed" | "new page";

interface Status {
  /** Undefined when prerendering. */
  readonly now: number | undefined;
  /** Whether scores are expected at this hour. */
  readonly isExpected: boolean;
  readonly scoresAsOf: ScoresAsOf | undefined;
  /** Time of the site's last response. */
  readonly checkedAt: number | undefined;
  readonly trouble: Trouble | undefined;
}

/** Status beside the title: the age of the scores, or the reason why they are not updated. */
export function statusWords(status: Status): string {
  const { now, isExpected, scoresAsOf, checkedAt, trouble } = status;
  // A document is read at any time, and between games nothing is new for hours: both give the time, not the age.
  const hasAge = now !== undefined && (isExpected || checkedAt !== undefined);
  if (trouble === "new page") return "This page has been updated";
  if (trouble === "failed") return "The scores couldn’t be loaded";
  if (trouble === "offline") {
    const updatedAt = checkedAt ?? scoresAsOf?.at;
    return updatedAt === undefined
      ? "No connection"
      : `Not updated since ${visitorTime(updatedAt)}`;
  }
  if (!hasAge) return scoresAsOf === undefined ? "" : `Scores as of ${scoresAsOf.words}`;
  if (scoresAsOf !== undefined) return `Updated ${relativeTime(scoresAsOf.at, now)}`;
  return checkedAt === undefined ? "" : `Checked ${relativeTime(checkedAt, now)}`;
}
