import * as language from "#words/language.ts";

/** RFC 9116 asks for an expiry date less than a year ahead. */
const VALID_MS = 364 * 24 * 60 * 60 * 1000;

/**
 * Contact for security problems, in the format of RFC 9116.
 *
 * @param publishedAt time of publishing, in milliseconds since 1970
 */
export function securityTxt(mail: string, address: string, publishedAt: number): string {
  const expires = new Date(publishedAt + VALID_MS).toISOString();
  return [
    `Contact: mailto:${mail}`,
    `Expires: ${expires.slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${language.tag}`,
    `Canonical: ${address}/.well-known/security.txt`,
    "",
  ].join("\n");
}
