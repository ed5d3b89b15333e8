import { expect, test } from "vitest";
import { problemsAfter } from "#app/content/testing/small-content.ts";
import { findInvisible } from "#app/content/text-rules.ts";

test.each([
  ["\u202E", "U+202E"],
  ["\u2066", "U+2066"],
  ["\u200B", "U+200B"],
  ["\u00AD", "U+00AD"],
  ["\uFEFF", "U+FEFF"],
  ["\u0007", "U+0007"],
  ["\u034F", "U+034F"],
])("%j in a name is an error at its position", (character, name) => {
  const problems = problemsAfter(["players.yml", "Freya", `Be${character}cky`]);
  expect(problems).toEqual([
    {
      severity: "error",
      file: "players.yml",
      line: 2,
      column: 20,
      field: "the file",
      cause: `There is an invisible character here, ${name}.`,
      remedy: "Delete the text around it and type it again, without copying.",
    },
  ]);
});

test("an escaped invisible character is an error at the start of its text", () => {
  const [problem] = problemsAfter(["players.yml", "Freya", String.raw`"Be\u202Ecky"`]);
  expect(problem).toMatchObject({ line: 2, column: 18 });
  expect(problem?.cause).toContain("U+202E");
});

test("an invisible character in a cell of a log is an error", () => {
  const [problem] = problemsAfter(["badge-quest/2019/awards.csv", "Ohio", "Oh\u200Bio"]);
  expect(problem).toMatchObject({ severity: "error", line: 3, column: 27 });
});

test("several invisible characters in a line are one problem", () => {
  expect(findInvisible("a\nso\u00ADft\u00ADly\n")).toMatchObject([
    { line: 2, column: 3, cause: expect.stringContaining("There is 1 more after it.") },
  ]);
});

test("accents, dashes, tabs and emoji are not invisible characters", () => {
  expect(findInvisible("Québec – “Piña” …\t👩‍🚀 🤷🏽‍♀️ ❤️ ♥︎ 🏴󠁧󠁢󠁷󠁬󠁳󠁿 1️⃣")).toEqual([]);
});

test("joiners are valid in scripts that need them, and nowhere else", () => {
  expect(findInvisible("مهسا می\u200Cرضایی क्\u200Dष")).toEqual([]);
  expect(findInvisible("Fre\u200Cya")).toHaveLength(1);
  expect(findInvisible("Fre\u200Dya")).toHaveLength(1);
});
