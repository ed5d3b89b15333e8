/**
 * Until when security.txt may be relied on (RFC 9116 asks for less than a year ahead). A fixed day,
 * because the same content must give the same bytes; the build says so when it has passed, and a
 * maintainer who has checked that the address still reaches somebody moves it a year on.
 */
export const SECURITY_EXPIRES = "2027-11-01T00:00:00Z";

/** @param now milliseconds since 1970, as the clock gives them */
export function hasExpired(expires: string, now: number): boolean {
  return now >= Date.parse(expires);
}

/** Whom to tell about a weakness of the site, in the form of RFC 9116. */
export function securityTxt(mail: string, address: string): string {
  return [
    `Contact: mailto:${mail}`,
    `Expires: ${SECURITY_EXPIRES}`,
    "Preferred-Languages: en",
    `Canonical: ${address}/.well-known/security.txt`,
    "",
  ].join("\n");
}
