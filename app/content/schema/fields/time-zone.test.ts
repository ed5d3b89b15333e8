import { expect, test } from "vitest";
import { timeZone } from "./time-zone.ts";

test.each(["America/New_York", "America/Indiana/Indianapolis", "Europe/London"])(
  "%s is a time zone",
  (value) => {
    expect(timeZone.safeParse(value).success).toBe(true);
  },
);

test.each(["EST", "America/Chicgo", "america/chicago", "+05:00", "Rockford time"])(
  "%s is none",
  (value) => {
    expect(timeZone.safeParse(value).success).toBe(false);
  },
);
