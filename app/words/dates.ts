import { plural } from "#app/lib/text.ts";

export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** Abbreviated month or weekday: "Jul", "Sat". */
export const inThreeLetters = (name: string) => name.slice(0, 3);

/** Suffixes of times on the 12-hour clock. */
export const morning = "AM";
export const afternoon = "PM";

/** Time since a moment. */
export const ago = (count: number, unit: "year" | "month" | "day" | "hour" | "minute") =>
  `${plural(count, unit)} ago`;
export const justNow = "just now";

/** "Central time"; the name comes from `Intl`. */
export const timeZone = (name: string) => name.replace(/ Time$/, " time");

/** First and last day of a streak, or just one day. */
export const fromTo = (days: readonly string[]) => days.join(" to ");

/** "Eastern" for "Eastern time", after a time. */
export const shortZone = (zone: string) => zone.replace(/ time$/, "");

/** "2015 to 2022", "10:00 AM to 3:00 PM" */
export const between = (first: number | string, last: number | string) => `${first} to ${last}`;
