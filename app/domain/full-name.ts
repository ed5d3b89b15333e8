import { fold } from "./fold.ts";

/** The parts of a name that lists show. */
export interface NameParts {
  /** Empty for a single name. */
  readonly first: string;
  readonly last: string;
  /** Number that distinguishes her from someone with the same name. */
  readonly apart?: string | undefined;
}

/** First and last name, "Freya Alder"; with the number if two people have the same name, "Orla Walsh (17)". */
export function fullName({ first, last, apart }: NameParts): string {
  return `${first} ${last}${apart === undefined ? "" : ` (${apart})`}`.trim();
}

/** Key for lists of people by last, then by first name; accents and case do not matter. */
export function nameForOrder({ first, last }: NameParts): string {
  return `${fold(last)} ${fold(first)}`;
}
