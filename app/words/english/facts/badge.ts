/* How often a badge was earned. */

export const notEarned = "not earned";
export const earnedOnce = "earned once";
export const earnedTimes = (count: number) => `earned ${count} times`;
