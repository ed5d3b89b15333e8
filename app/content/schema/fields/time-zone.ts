import { z } from "zod";
import { ZONE_NAME } from "#app/domain/dates/zones/logged-zone.ts";

const written = new RegExp(`^${ZONE_NAME}$`);

/**
 * Whether a text names a zone of the zone database, as it is written there: `Intl` also takes America/New_york,
 * other programs that read the zone of a calendar do not. An older name such as US/Eastern is one, too.
 */
export function isTimeZone(value: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat("en-US", { timeZone: value }).resolvedOptions();
    const isMisspelled = timeZone !== value && timeZone.toLowerCase() === value.toLowerCase();
    return written.test(value) && !isMisspelled;
  } catch {
    return false;
  }
}

/** The time zone of a venue by its name in the zone database, such as "America/Chicago". */
export const timeZone = z
  .string()
  .refine(isTimeZone)
  .meta({
    kind: "time zone",
    pattern: written.source,
    description: "A time zone is named like America/New_York, America/Chicago or America/Denver.",
    examples: ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"],
  });
