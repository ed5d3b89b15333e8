import { sortedBy } from "#app/lib/list.ts";
import type { Day } from "./day.ts";

/** A copy in order of day, newest first; equals keep their order, items without a day come last. */
export function newestFirst<T>(items: readonly T[], getDay: (item: T) => Day | undefined): T[] {
  // The empty key sorts before every day. Reversing before and after keeps equals as they were.
  return sortedBy(items.toReversed(), (item) => getDay(item) ?? "").toReversed();
}
