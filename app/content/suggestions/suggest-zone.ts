import { closest } from "./closest.ts";

/** What people call the zones of the country, by their first letters. */
const zones: readonly (readonly [RegExp, string])[] = [
  [/^(?:eastern|e[sd]?t\b)/i, "America/New_York"],
  [/^(?:central|c[sd]?t\b)/i, "America/Chicago"],
  [/^(?:mountain|m[sd]?t\b)/i, "America/Denver"],
  [/^(?:pacific|p[sd]?t\b)/i, "America/Los_Angeles"],
];

/** The name of a time zone that was called otherwise ("EST", "Central Time") or misspelled. */
export function suggestZone(written: string): string | undefined {
  const plain = written.trim();
  const called = zones.find(([pattern]) => pattern.test(plain))?.[1];
  return (
    called ??
    closest(
      plain,
      zones.map(([, name]) => name),
    )
  );
}
