/** A phone as Lighthouse emulates it (slow 4G, a quarter of the speed), or its desktop preset. */
export type Form = "mobile" | "desktop";

export const forms: readonly Form[] = ["mobile", "desktop"];

/** What was transferred, by what it is. `photo` is every image that is not a drawing. */
export const transferTypes = ["html", "script", "style", "font", "art", "photo", "other"] as const;

export type TransferType = (typeof transferTypes)[number];

/** Bytes over the wire by type: compressed bodies with their headers, empty cache, no scrolling. */
export type Transfer = Readonly<Record<TransferType, number>>;

/** What one Lighthouse run says of a page. Scores are 0 to 100, times milliseconds. */
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
  /** The part of it that the page's own work takes, without waiting for a processor. */
  readonly ownBlocking: number;
  /** Cumulative Layout Shift, to the thousandth. */
  readonly shift: number;
  readonly requests: number;
  /** Requests that were not answered, or with an error. */
  readonly failed: number;
  /** How fast the machine was, by Lighthouse's own benchmark: about 2000 for a fast desktop. */
  readonly machine: number;
}

/** First Contentful Paint as it was seen on its form's line, ms. */
export interface FirstPaints {
  readonly painted: number;
  /** That of the same page without scripts. */
  readonly paintedPlain: number;
}

/** Everything that is measured of one route in one form. */
export interface RouteFigures extends LighthouseFigures, FirstPaints {
  readonly transfer: Transfer;
  /** Elements that axe finds fault with. */
  readonly axeNodes: number;
  /** From the press of a link to this page to the frame that shows it, ms. */
  readonly navigation: number;
  /** From a key to the last frame it changes, at a quarter of the speed, ms; the slowest key. */
  readonly typing?: number;
  /** The slowest of the same keys in a page that has nothing but a field, ms. */
  readonly typingBare?: number;
  /** Which part of the processors' time others had during one of the measurements, at most, 0 to 1. */
  readonly stolen: number;
}

/** One row of the measurement. */
export interface Measured {
  readonly route: string;
  readonly form: Form;
  readonly figures: RouteFigures;
}

/** What a visitor's first visit transfers, photographs apart. */
export function coldLoad(transfer: Transfer): number {
  return transferTypes.reduce((sum, type) => (type === "photo" ? sum : sum + transfer[type]), 0);
}
