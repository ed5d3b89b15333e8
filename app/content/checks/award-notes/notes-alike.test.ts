import { expect, test } from "vitest";
import { hintsWith } from "#app/content/testing/award-log.ts";
import { isSameNote } from "#app/content/checks/award-notes.ts";

test.each([
  ["Sidline Captain", "Sideline Captain"],
  ["Strength/Conditioning Captain", "Strength and Conditioning Captain"],
  ["Cbus Pod Leader", "Pod Leader (Columbus)"],
  ["Dogs", "Dog"],
])("%s is %s", (one, other) => {
  expect([isSameNote(one, other), isSameNote(other, one)]).toEqual([true, true]);
});

test.each([
  ["Cow", "Crow"],
  ["Fly", "Tiger Bee Fly"],
  ["Caterpillar", "Caterpillar (another kind)"],
  ["Pod Leader (Columbus)", "Pod Leader (Cleveland)"],
  ["Snack Captain", "Swag Captain"],
  ["Captain", "Coach"],
])("%s is not %s", (one, other) => {
  expect([isSameNote(one, other), isSameNote(other, one)]).toEqual([false, false]);
});

test("animals in the plural are a hint, and names that end so are not", () => {
  const rows = ["Dogs", "Walrus", "Ibis", "Albatross", "Bug (unidentified)"].map(
    (note) => `RIVANIMALS,ek,2019-07-09,,,${note},`,
  );
  expect(hintsWith(...rows).map(({ cause }) => cause)).toEqual([
    'note is "Dogs", which looks like a plural.',
  ]);
});

test("the note that is less frequent is a hint, with the usual one", () => {
  const rows = [
    "REPORTING_FOR_DUTY,ek,2019-07-09,,,Sidline Captain,",
    "REPORTING_FOR_DUTY,berg,2019-07-09,,,Sideline Captain,",
    "REPORTING_FOR_DUTY,alder,2019-07-09,,,Sideline Captain,",
  ];
  const [found, ...more] = hintsWith(...rows);
  expect(more).toEqual([]);
  expect([found?.line, found?.cause]).toEqual([
    2,
    'note is "Sidline Captain", but another REPORTING_FOR_DUTY has "Sideline Captain".',
  ]);
  expect(found?.remedy).toMatch(/^Did you mean Sideline Captain\?/);
});
