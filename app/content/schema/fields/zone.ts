import type { Frozen } from "#app/content/frozen.ts";
import { z } from "zod";

/** The summer-time zones in which Badge Quest is played, as the award log abbreviates them. */
export const zone = z
  .enum(["EDT", "MDT", "PDT"])
  .describe("A zone is EDT, MDT or PDT, and stands beside a time only.");

export type Zone = Frozen<z.output<typeof zone>>;

/** How far each zone is from UTC, written as in an ISO moment. */
export const zoneOffset = {
  EDT: "-04:00",
  MDT: "-06:00",
  PDT: "-07:00",
} as const satisfies Record<Zone, string>;
