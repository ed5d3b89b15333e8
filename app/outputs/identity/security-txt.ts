import * as language from "#words/language.ts";

/**
 * Expiry date of security.txt (RFC 9116 asks for less than a year ahead). It is fixed, because the same
 * content must give the same bytes. The build says so a month before; a maintainer then checks
 * that the address still reaches somebody, and moves the date a year on.
 */
export const SECURITY_EXPIRES = "2027-11-01T00:00:00Z";

const DAY = 24 * 60 * 60 * 1000;

/** Length of the longest month, so that a monthly check notices in advance. */
const DAYS_AHEAD = 31;

/**
 * Message if security.txt has expired or will within a month; undefined otherwise.
 *
 * @param now current time in milliseconds since 1970
 */
export function expiryProblem(expires: string, now: number): string | undefined {
  const left = (Date.parse(expires) - now) / DAY;
  if (left >= DAYS_AHEAD) return undefined;
  const when = `${left > 0 ? "expires" : "expired"} on ${expires.slice(0, 10)}`;
  return `security.txt ${when}. Check that its address still reaches somebody, then set a later day in app/outputs/identity/security-txt.ts.`;
}

/** Contact for security problems, in the format of RFC 9116. */
export function securityTxt(mail: string, address: string): string {
  return [
    `Contact: mailto:${mail}`,
    `Expires: ${SECURITY_EXPIRES}`,
    `Preferred-Languages: ${language.tag}`,
    `Canonical: ${address}/.well-known/security.txt`,
    "",
  ].join("\n");
}
