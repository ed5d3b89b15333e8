import { closest } from "./closest.ts";

/** What people call the zones of the country, by their first letters. */
const zones: readonly (readonly [RegExp, string])[] = [
  [/^(?:eastern|e[sd]?t\b)/i, "America/New_York"],
  [/^(?:central|c[sd]?t\b)/i, "America/Chicago"],
  [/^(?:mountain|m[sd]?t\b)/i, "America/Denver"],
  [/^(?:pacific|p[sd]?t\b)/i, "America/Los_Angeles"],
];

/** The zone of the zone database whose name was misspelled. */
export function zoneNamed(written: string): string | undefined {
  return written.includes("/") ? closest(written, Intl.supportedValuesOf("timeZone")) : undefined;
}

/**
 * The time zones that somebody may have meant who called one otherwise ("EST", "Central Time") or misspelled it.
 * Those of the venue's state, where they are known, count more than what was written: "EST" in Illinois is Chicago.
 */
export function suggestZones(written: string, ofVenue: readonly string[] = []): readonly string[] {
  const plain = written.trim();
  const called = zones.find(([pattern]) => pattern.test(plain))?.[1];
  const usual = closest(plain, [...zones.map(([, name]) => name), ...ofVenue]);
  const meant = called ?? usual ?? zoneNamed(plain);
  if (ofVenue.length > 0 && !ofVenue.includes(meant ?? "")) return ofVenue;
  return meant === undefined ? [] : [meant];
}
