/** A club's formats of dates and times. The defaults are those of the United States: "May 3, 2026" and "9:30 AM". */
export interface DateStyle {
  /** "day-first" gives "3 May 2026". */
  readonly dates?: "month-first" | "day-first" | undefined;
  /** 24 gives "21:30". */
  readonly hours?: 12 | 24 | undefined;
}

let style: DateStyle | undefined;

/**
 * Sets the format of dates and times: whenever content is read, before a page is loaded or rendered, and before a
 * document hydrates (decision 028).
 */
export function setDateStyle({ dates, hours }: DateStyle): void {
  style = { dates, hours };
}

function dateStyle(): DateStyle {
  if (style === undefined) throw new Error("Call setDateStyle before formatting dates and times");
  return style;
}

/** Whether dates begin with the day of the month. */
export function isDayFirst(): boolean {
  return dateStyle().dates === "day-first";
}

/** Whether times use the 24-hour clock. */
export function has24Hours(): boolean {
  return dateStyle().hours === 24;
}
