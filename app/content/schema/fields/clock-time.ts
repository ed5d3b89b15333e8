import { TIME_OF_DAY } from "#app/domain/dates/time-of-day.ts";
import { z } from "zod";

/** A time on the clock of the venue, "HH:MM" from 00:00 to 23:59; the zone is named elsewhere. */
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe(
    "A time is written as HH:MM from 00:00 to 23:59, such as 09:00, and is left out when it is not known.",
  );

/** The time of an award: as {@link clockTime}, with seconds ("HH:MM:SS") where they matter. */
export const awardTime = z
  .string()
  .regex(TIME_OF_DAY)
  .describe(
    "A time is written as HH:MM from 00:00 to 23:59, such as 09:00, and stays empty when only the day is known.",
  );
