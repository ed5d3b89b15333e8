/** A calendar day as "YYYY-MM-DD", in no time zone. Sorting the text sorts the days. */
export type Day = string;

export interface DayParts {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** 1 to 31 */
  readonly day: number;
}

const MS_PER_DAY = 86_400_000;

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function numberIfDay(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const [year, month, day] = [text.slice(0, 4), text.slice(5, 7), text.slice(8)].map(Number);
  const ms = Date.UTC(year ?? NaN, (month ?? NaN) - 1, day);
  // February 30 rolls over to March 2: only a real day comes back as it went in.
  return isoDay(ms) === text ? ms / MS_PER_DAY : undefined;
}

/** Whether the text is a calendar day; "2019-02-29" is not. */
export function isDay(text: string): boolean {
  return numberIfDay(text) !== undefined;
}

/** Whole days since January 1, 1970. Throws a RangeError if the text is not a calendar day. */
export function dayNumber(day: Day): number {
  const number = numberIfDay(day);
  if (number === undefined) {
    throw new RangeError(`"${day}" is not a calendar day such as "2019-07-09"`);
  }
  return number;
}

/** The day that is a number of whole days after January 1, 1970. */
export function dayOfNumber(number: number): Day {
  return isoDay(number * MS_PER_DAY);
}

/** Year, month and day as numbers. Throws a RangeError if the text is not a calendar day. */
export function dayParts(day: Day): DayParts {
  dayNumber(day);
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8)),
  };
}

/** Number of nights between two days: 0 for the same day, negative if the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** The day a number of days later, or earlier if it is negative. */
export function addDays(day: Day, days: number): Day {
  return dayOfNumber(dayNumber(day) + days);
}

/** The year of a day, four digits. */
export function getYear(day: Day): number {
  return dayParts(day).year;
}
