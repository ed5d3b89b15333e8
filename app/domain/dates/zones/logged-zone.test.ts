import { expect, test } from "vitest";
import { momentIn } from "#app/domain/dates/logged-zone.ts";

test("a zone abbreviation has one offset in summer and winter", () => {
  expect(momentIn("2019-10-03", "16:00", "PDT")).toBe("2019-10-03T16:00:00-07:00");
  expect(momentIn("2019-01-03", "16:00", "PDT")).toBe("2019-01-03T16:00:00-07:00");
  expect(momentIn("2019-01-03", "16:00", "HST")).toBe("2019-01-03T16:00:00-10:00");
});

test("a named zone has the offset of its date", () => {
  expect(momentIn("2026-07-03", "21:30", "Europe/Berlin")).toBe("2026-07-03T21:30:00+02:00");
  expect(momentIn("2026-12-03", "21:30", "Europe/Berlin")).toBe("2026-12-03T21:30:00+01:00");
  expect(momentIn("2026-12-03", "21:30", "Europe/London")).toBe("2026-12-03T21:30:00+00:00");
  expect(momentIn("2026-07-03", "09:00", "Asia/Kathmandu")).toBe("2026-07-03T09:00:00+05:45");
  expect(momentIn("2026-07-03", "09:00", "America/St_Johns")).toBe("2026-07-03T09:00:00-02:30");
});
