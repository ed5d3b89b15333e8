/**
 * A club's formats of dates and times. The defaults are those of the United States: "May 3, 2026" and "9:30
 * AM".
 */
export interface DateStyle {
  /** "day-first" gives "3 May 2026". */
  readonly dates?: "month-first" | "day-first" | undefined;
  /** 24 gives "21:30". */
  readonly hours?: 12 | 24 | undefined;
}

let style: DateStyle = {};

/**
 * Sets the format of all dates and times, once, when the club is known and before its first page is rendered
 * (decision 028). Machine-readable dates do not change.
 */
export function setDateStyle({ dates, hours }: DateStyle): void {
  style = { dates, hours };
}

/** Whether dates begin with the day of the month. */
export function isDayFirst(): boolean {
  return style.dates === "day-first";
}

/** Whether times use the 24-hour clock. */
export function has24Hours(): boolean {
  return style.hours === 24;
}
