import { logWith } from "#app/content/testing/award-log.ts";
import { expect, test } from "vitest";

test.each([
  ["GUESS_WHO", "Gusser - Kim", "Guesser"],
  ["GUESS_WHO", "Guess - Kim", "Guesser"],
  ["RIDDLE_ME_THIS", "Guesser", "Solver"],
  ["RIDDLE_ME_THIS", "Submit - Kim", "Poster"],
  ["CHILDHOOD_CHARM", "Midle School", "Middle School"],
])("a note of %s that says “%s” gets the role %s suggested", (badge, note, role) => {
  const [problem] = logWith(`${badge},ek,2019-07-01,,,${note},`);
  expect(problem).toMatchObject({ severity: "warning", line: 2, field: "note" });
  expect(problem?.remedy).toContain(`Did you mean ${role}?`);
});

test("an unknown role is reported; spaces make no difference to a known one", () => {
  const [problem] = logWith("CELEBRITY_CHEF,ek,2019-07-01,,,Made soup,");
  expect(problem?.cause).toBe(
    'CELEBRITY_CHEF is earned as Inspiration and Chef, not as "Made soup".',
  );
  expect(logWith("CHILDHOOD_CHARM,ek,2019-07-01,,,Baby / Toddler,")).toEqual([]);
});
