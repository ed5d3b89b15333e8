import { expect, test } from "vitest";
import { readYaml } from "./read-yaml.ts";

const unclosed = "A bracket opens here and is not closed.";

test.each([
  ["of a game", "games:\n  - { opponent: gale, us: 13 \n  - { opponent: eddy, us: 9 }\n", 2, 5],
  [
    "of the last game",
    "games:\n  - { opponent: gale, us: 13 }\n  - { opponent: eddy, us: 9\n",
    3,
    5,
  ],
  ["of a field", "dates: { start: 2026-06-13, end: 2026-06-14\ntimeZone: x\n", 1, 8],
  ["of a list", "players: [alder, birch\ncaptains: [alder]\n", 1, 10],
])("an unclosed bracket is reported where it opens: %s", (_, text, line, column) => {
  expect(readYaml(text).problems).toMatchObject([{ line, column, cause: unclosed }]);
});

test("brackets across lines, in quotes and in comments are not reported", () => {
  const text = 'list: [alder,\n  birch]\nname: "a { b"\n# { c\nother: {\n  a: 1,\n}\n';
  expect(readYaml(text).problems).toEqual([]);
  const [problem] = readYaml(`${text}\tb: 1\n`).problems;
  expect(problem?.cause).toBe("The line starts with a tab.");
});
