/**
 * The suffix of an ordinal number, a whole number from 0 up: st, nd, rd or th (docs/product.md,
 * Results), with th for 11 to 13, 111 and so on.
 */
export function ordinalSuffix(number: number): "st" | "nd" | "rd" | "th" {
  const lastTwo = number % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return "th";
  switch (lastTwo % 10) {
    case 1:
      return "st";
    case 2:
      return "nd";
    case 3:
      return "rd";
    default:
      return "th";
  }
}

/** A number as an ordinal: "1st", "12th", "113th". */
export function ordinal(number: number): string {
  return `${number}${ordinalSuffix(number)}`;
}

/** Prefix of a tied place: "T9th". */
export const tied = "T";

interface OrdinalParts {
  readonly isTied: boolean;
  readonly number: number;
  /** "st", "nd", "rd" or "th" */
  readonly suffix: string;
}

/** The parts of "T9th", which a medal sets in different sizes. */
export function ordinalParts(place: string): OrdinalParts {
  const number = Number.parseInt(place.replace(tied, ""), 10);
  return { isTied: place.startsWith(tied), number, suffix: ordinalSuffix(number) };
}
