/** Characters up to which a title is set in the normal style (docs/product.md, Roster 2019). */
const LONGEST_NORMAL = 20;

/**
 * Whether a track's title gets the long-title style: more than 20 characters, letters with accents
 * as one.
 */
export function isLongTitle(title: string): boolean {
  return Array.from(title.normalize("NFC")).length > LONGEST_NORMAL;
}
