/** A phone as Lighthouse emulates it (slow 4G, a quarter of the speed), or its desktop preset. */
export type Form = "mobile" | "desktop";

export const forms: readonly Form[] = ["mobile", "desktop"];

/** Types of transfers. `photo` is every image that is not artwork. */
export const transferTypes = ["html", "script", "style", "font", "art", "photo", "other"] as const;

export type TransferType = (typeof transferTypes)[number];

/** Bytes over the wire by type: compressed bodies with their headers, empty cache, no scrolling. */
export type Transfer = Readonly<Record<TransferType, number>>;

/** Result of one Lighthouse run. Scores are 0 to 100, times milliseconds. */
export interface LighthouseFigures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** First Contentful Paint. */
  readonly firstPaint: number;
  /** Largest Contentful Paint. */
  readonly largestPaint: number;
  /** Total Blocking Time. */
  readonly blocking: number;
  /** The part of it without waiting for a processor. */
  readonly ownBlocking: number;
  /** Cumulative Layout Shift, to the thousandth. */
  readonly shift: number;
  readonly requests: number;
  /** Requests that were not answered, or with an error. */
  readonly failed: number;
  /** Speed of the machine in Lighthouse's own benchmark: about 2000 for a fast desktop. */
  readonly machine: number;
}

/** First Contentful Paint on a really slowed line, ms. */
export interface FirstPaints {
  readonly painted: number;
  /** That of the same page without scripts. */
  readonly paintedPlain: number;
}

/** Everything that is measured of one route in one form. */
export interface RouteFigures extends LighthouseFigures, FirstPaints {
  readonly transfer: Transfer;
  /** Elements that violate a rule of axe. */
  readonly axeNodes: number;
  /** From the press of a link to the frame that shows the page, at a quarter of the speed, ms. */
  readonly navigation?: number | undefined;
  /** From a key to the last frame it changes, at a quarter of the speed, ms; the slowest key. */
  readonly typing?: number | undefined;
  /** The highest share of processor time that the host took away during a measurement, 0 to 1. */
  readonly stolen: number;
}

/** One row of the measurement. */
export interface Measured {
  readonly route: string;
  readonly form: Form;
  readonly figures: RouteFigures;
}

/** Bytes of a first visit, without photographs. */
export function coldLoad(transfer: Transfer): number {
  return transferTypes.reduce((sum, type) => (type === "photo" ? sum : sum + transfer[type]), 0);
}
