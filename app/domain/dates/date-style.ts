/**
 * How a club writes days and hours. What it does not say is as in the United States: "May 3, 2026" and
 * "9:30 AM".
 */
export interface DateStyle {
  /** "3 May 2026" where days come first. */
  readonly dates?: "month-first" | "day-first" | undefined;
  /** "21:30" where a day has 24 hours. */
  readonly hours?: 12 | 24 | undefined;
}

let style: DateStyle = {};

/**
 * Says how all days and hours are written from here on: once, when the club is known and before its first
 * page is made (decision 028). Machines get the same days as ever.
 */
export function setDateStyle({ dates, hours }: DateStyle): void {
  style = { dates, hours };
}

/** Whether the day of the month is written before its name. */
export function isDayFirst(): boolean {
  return style.dates === "day-first";
}

/** Whether hours are counted to 24. */
export function has24Hours(): boolean {
  return style.hours === 24;
}
