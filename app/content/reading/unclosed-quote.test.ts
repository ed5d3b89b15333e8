import { expect, test } from "vitest";
import { readYaml } from "./read-yaml.ts";

const unclosed = "A quote opens here and is not closed.";

test.each([
  ["up to the end of the file", 'name: "Fog\nlink: x\nresult: 3\n', 1, 7],
  ["up to the quote of another text", 'name: "Fog\nlink: "x"\nresult: 3\n', 1, 7],
  ["a single one", "name: 'Fog\nlink: 'x'\n", 1, 7],
  ["up to an apostrophe", "- link: 'x\n- title: B\n- title: Dad's\n", 1, 9],
  [
    "of a time in brackets",
    'games:\n  - { time: "09:00, us: 13 }\n  - { time: "10:00", us: 13 }\n  - { time: "11:00" }\n',
    2,
    13,
  ],
  ["of the last time", 'games:\n  - { time: "09:00, us: 13 }\n  - { us: 13 }\n', 2, 13],
])("an unclosed quote is reported where it opens: %s", (_, text, line, column) => {
  expect(readYaml(text).problems).toMatchObject([{ line, column, cause: unclosed }]);
});

test("a two-line text is not blamed for another mistake", () => {
  const [problem] = readYaml('name: "Fog\n  Bowl"\nlink: [x\n').problems;
  expect(problem?.cause).toBe("A bracket opens here and is not closed.");
});
