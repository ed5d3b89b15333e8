import { ownTime } from "#app/domain/dates/time-of-day.ts";
import { plural } from "#app/lib/text/plural.ts";
import type { ScoresAsOf } from "#app/routes/tournament/tournament-data.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Why the scores may be older than those of the site. */
export type Trouble = "offline" | "failed" | "other scripts";

/** "just now", "3 minutes ago", "2 hours ago" */
export function ago(milliseconds: number): string {
  if (milliseconds < MINUTE) return "just now";
  if (milliseconds < HOUR) return `${plural(Math.floor(milliseconds / MINUTE), "minute")} ago`;
  if (milliseconds < DAY) return `${plural(Math.floor(milliseconds / HOUR), "hour")} ago`;
  return `${plural(Math.floor(milliseconds / DAY), "day")} ago`;
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

/** What stands beside the title: how old the scores are, or why they are not asked for. */
export function statusWords(status: Status): string {
  const { now, isExpected, scoresAsOf, checkedAt, trouble, zone } = status;
  const asOf = scoresAsOf === undefined ? "" : `Scores as of ${scoresAsOf.words} ${zone}`;
  if (now === undefined) return asOf;
  const since = checkedAt ?? scoresAsOf?.at;
  if (trouble === "other scripts") return "There is a new version of this page";
  if (trouble === "failed") return "The scores could not be fetched";
  if (trouble === "offline")
    return since === undefined ? "No connection" : `Not updated since ${ownTime(since)}`;
  if (!isExpected && checkedAt === undefined) return asOf;
  if (scoresAsOf !== undefined) return `Updated ${ago(now - scoresAsOf.at)}`;
  return checkedAt === undefined ? "" : `Checked ${ago(now - checkedAt)}`;
}
