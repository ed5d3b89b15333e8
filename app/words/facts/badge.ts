import { plural } from "#app/lib/plural.ts";
import * as counts from "#words/grammar/counts.ts";

/* A badge: who created and earned it, and how often. */

export const createdBy = "Created by";
export const earnedByNobody = "Not earned by anyone.";
const adverbs = ["never", "once", "twice"] as const;

/** "41 times by 17 people", "twice, by one person" */
export const timesBy = (times: number, people: number) =>
  people === 1
    ? `${adverbs[times] ?? plural(times, "time")}, by one person`
    : `${plural(times, "time")} by ${counts.people(people)}`;
/** Label below a group's number of awards. */
export const timesBelow = (count: number) => (count === 1 ? "time" : "times");
export const notEarned = "not earned";
export const earnedOnce = "earned once";
export const earnedTimes = (count: number) => `earned ${count} times`;
