import { expect, test } from "vitest";
import { problemsAfter } from "#app/content/testing/small-content.ts";

const tournament = "seasons/2019/tournaments/2019-esc.yml";

test.each([
  [
    "a long dash in a day",
    [tournament, "start: 2019-08-17", "start: 2019–08–17"],
    "There is a long dash: type a hyphen. Did you mean 2019-08-17?",
  ],
  [
    "curly quotes around a time",
    [tournament, '"09:00"', "“09:00”"],
    'There are curly quotes: type straight ones, ". Did you mean 09:00?',
  ],
  [
    "a bullet in place of a hyphen",
    ["seasons/2019/roster.yml", "coaches: [berg]", "coaches:\n  • berg"],
    "There is a long dash: type a hyphen.",
  ],
  [
    "a non-breaking space in an indent",
    ["players.yml", "  jersey: 8", "  jersey:\u00A08"],
    "There is a non-breaking space: type a regular one.",
  ],
] as const)("%s is named", (_, edit, remedy) => {
  const [problem] = problemsAfter(edit);
  expect(problem?.remedy).toContain(remedy);
});

test("a name in curly quotes is a warning", () => {
  expect(problemsAfter([tournament, "Elite Select Challenge", "“Fog Bowl”"])).toMatchObject([
    { severity: "warning", cause: "name is in curly quotes, and visitors will see them." },
  ]);
});
