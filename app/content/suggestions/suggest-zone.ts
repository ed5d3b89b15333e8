import { closest } from "./closest.ts";

/** What people call the zones of the country, by their first letters. */
const zones: readonly (readonly [RegExp, string])[] = [
  [/^(?:eastern|e[sd]?t\b)/i, "America/New_York"],
  [/^(?:central|c[sd]?t\b)/i, "America/Chicago"],
  [/^(?:mountain|m[sd]?t\b)/i, "America/Denver"],
  [/^(?:pacific|p[sd]?t\b)/i, "America/Los_Angeles"],
];

/**
 * The time zones that somebody may have meant who called one otherwise ("EST", "Central Time") or misspelled it.
 * Those of the venue's state, where they are known, count more than what was written: "EST" in Illinois is Chicago.
 */
export function suggestZones(written: string, ofVenue: readonly string[] = []): readonly string[] {
  const plain = written.trim();
  const called = zones.find(([pattern]) => pattern.test(plain))?.[1];
  const meant = called ?? closest(plain, [...zones.map(([, name]) => name), ...ofVenue]);
  if (ofVenue.length > 0 && !ofVenue.includes(meant ?? "")) return ofVenue;
  return meant === undefined ? [] : [meant];
}
