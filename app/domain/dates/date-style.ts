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
 * Sets the format of dates and times where there is one club: in a document, in a command of the captains. Machine-readable
 * dates do not change (decision 028).
 */
export function setDateStyle({ dates, hours }: DateStyle): void {
  style = { dates, hours };
}

/**
 * Runs synchronous work with a club's format of dates and times, so that clubs rendered in one process do not change each
 * other.
 */
export function withDateStyle<Result>(club: DateStyle, work: () => Result): Result {
  const before = style;
  setDateStyle(club);
  try {
    return work();
  } finally {
    style = before;
  }
}

/** Whether dates begin with the day of the month. */
export function isDayFirst(): boolean {
  return style.dates === "day-first";
}

/** Whether times use the 24-hour clock. */
export function has24Hours(): boolean {
  return style.hours === 24;
}
