import { z } from "zod";
import { ZONE_LETTERS, ZONE_NAME } from "#app/domain/dates/zones/logged-zone.ts";
import { isTimeZone } from "./time-zone.ts";

/** Whether a text names the zone of a logged time. */
export function isZone(value: string): boolean {
  return ZONE_LETTERS.includes(value) || isTimeZone(value);
}

/** The zone of a logged time: by its letters, as in the United States, or by its name in the zone database. */
export const zone = z
  .string()
  .refine(isZone)
  .meta({
    kind: "logged zone",
    pattern: `^(?:${ZONE_LETTERS.join("|")}|${ZONE_NAME})$`,
    description:
      "A zone is EDT, CDT, MDT, PDT or the like, or a name such as Europe/Berlin, and stands beside a time only.",
    examples: [...ZONE_LETTERS],
  });
