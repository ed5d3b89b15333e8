import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const until = "until: 2019-05-01";
const zone = ", timeZone: America/New_York";

test("tryouts with an end date and a time zone are valid", () => {
  expect(problemsAfter(["site.yml", until, `from: 2019-04-01, ${until}`])).toEqual([]);
});

test("registration cannot end before it opens", () => {
  const [problem] = problemsAfter(["site.yml", until, `from: 2019-06-01, ${until}`]);
  expect(problem?.field).toBe("tryouts, until");
  expect(problem?.cause).toBe("Registration ends on 2019-05-01, before it opens on 2019-06-01.");
});

test.each(["10:00", "15:00"])("a tryout that starts at 15:00 cannot end at %s", (end) => {
  const day = `dates: [{ day: 2019-05-11, start: "15:00", end: "${end}" }]`;
  const [problem] = problemsAfter(["site.yml", until, `${until}, ${day}`]);
  expect(problem?.field).toBe("tryouts, dates 1, end");
  expect(problem?.cause).toBe(`The tryout ends at ${end}, not after its start at 15:00.`);
});

test("a callout without an end date is a warning", () => {
  const [problem] = problemsAfter(["site.yml", `, ${until}${zone}`, ""]);
  expect(problem?.severity).toBe("warning");
  expect(problem?.cause).toMatch(/^The tryouts callout has no end/);
});

test("tryouts with dates, but without a time zone, are a warning", () => {
  const [problem] = problemsAfter(["site.yml", zone, ""]);
  expect(problem?.cause).toBe("The tryouts have dates, but no time zone.");
});
