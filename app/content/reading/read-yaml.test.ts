import { expect, test } from "vitest";
import { readYaml } from "./read-yaml.ts";

const games = `games:
  - { opponent: anchors, us: 13 }
  - opponent: hoist
    us:
`;

test("dates, times and no stay plain text", () => {
  expect(readYaml("date: 2019-08-17\ntime: 10:25\nyes: no\n").raw).toEqual({
    date: "2019-08-17",
    time: "10:25",
    yes: "no",
  });
});

test("a value has its line and column, and a field those of its key", () => {
  const { locate } = readYaml(games);
  expect(locate(["games", 0, "us"])).toEqual({ line: 2, column: 30 });
  expect(locate(["games", 0, "us"], "key")).toEqual({ line: 2, column: 26 });
  expect(locate(["games", 1, "opponent"])).toEqual({ line: 3, column: 15 });
});

test("a group of lines is located at its key, and a missing field at its parent", () => {
  const { locate } = readYaml(games);
  expect(locate(["games"])).toEqual({ line: 1, column: 1 });
  expect(locate(["games", 1])).toEqual({ line: 3, column: 5 });
  expect(locate(["games", 1, "them"])).toEqual({ line: 3, column: 5 });
  expect(locate(["nothing"])).toEqual({ line: 1, column: 1 });
});

const BRACKET = "A bracket opens here and is not closed.";
const QUOTE = "A quote opens here and is not closed.";

test.each([
  ["title: Regionals: the sequel", 1, 8, "A text contains a colon."],
  ['a: "x\nb: "y"\nc: 2', 1, 4, QUOTE],
  ['- { a: "x, b: 1 }\n- { a: "y" }', 1, 8, QUOTE],
  ["a: { b: 1 c: 2 }", 1, 9, "Something is missing here: a quote, a bracket, a comma or a colon."],
  ["a:\n\tb: 1", 2, 1, "The line starts with a tab."],
  ["a: @x", 1, 4, "A text starts with a character that is not allowed there."],
  ["a: 1\n---\nb: 1", 2, 1, "There is a line of three hyphens."],
  ["a: !x y", 1, 4, "A text starts with an exclamation mark."],
  ["a: !!binary aGk=", 1, 13, "A text starts with an exclamation mark."],
  [`a:\n  - ${"[".repeat(9000)}`, 2, 105, "Brackets or indents are nested too deeply here."],
  ['a: "\\q"', 1, 5, "A text in double quotes contains a backslash."],
  ["a: 1\n  b: 2", 1, 4, "A line has no colon, or the next line is indented too far."],
  ["a: [1\nb: 2", 1, 4, BRACKET],
  ["a: *b", 1, 4, "A text starts with * or &, which has a special meaning here."],
  ["games:\n  - { opponent: gale, us: 13 \n  - { opponent: eddy, us: 9 }\n", 2, 5, BRACKET],
  ["games:\n  - { opponent: gale, us: 13 }\n  - { opponent: eddy, us: 9\n", 3, 5, BRACKET],
  ["dates: { start: 2026-06-13, end: 2026-06-14\ntimeZone: x\n", 1, 8, BRACKET],
  ["players: [alder, birch\ncaptains: [alder]\n", 1, 10, BRACKET],
  ['name: "Fog\n  Bowl"\nlink: [x\n', 3, 7, BRACKET],
  ['name: "Fog\nlink: x\nresult: 3\n', 1, 7, QUOTE],
  ['name: "Fog\nlink: "x"\nresult: 3\n', 1, 7, QUOTE],
  ["name: 'Fog\nlink: 'x'\n", 1, 7, QUOTE],
  ["- link: 'x\n- title: B\n- title: Dad's\n", 1, 9, QUOTE],
  ['games:\n  - { time: "09:00, us: 13 }\n  - { time: "10:00" }\n', 2, 13, QUOTE],
  ['games:\n  - { time: "09:00, us: 13 }\n  - { us: 13 }\n', 2, 13, QUOTE],
  ["a: &b c", 1, 7, "A text starts with * or &, which has a special meaning here."],
])("%j is unreadable, and the first mistake is reported", (text, line, column, cause) => {
  const { raw, problems } = readYaml(text);
  expect(raw).toBeUndefined();
  expect(problems).toMatchObject([{ severity: "error", line, column, field: "the file", cause }]);
  expect(problems[0]?.remedy).not.toBe("");
});

test("every duplicate key is reported, and the rest is still read", () => {
  const { raw, problems } = readYaml("a: 1\na: 2\nb: 1\nb: 2\n");
  expect(problems).toEqual([
    {
      severity: "error",
      line: 2,
      column: 1,
      field: "the file",
      cause: "This key is used twice.",
      remedy: "Keep one of the two and delete or rename the other.",
    },
    expect.objectContaining({ line: 4 }),
  ]);
  expect(raw).toEqual({ a: 2, b: 2 });
});

/** Milliseconds of work to read a text with one key repeated this often; other programs do not count. */
function timeFor(keys: number): number {
  const text = "person: { name: { first: Ann, last: Berg }, position: Cutter }\n".repeat(keys);
  const start = process.cpuUsage();
  expect(readYaml(text).problems).toHaveLength(keys - 1);
  return process.cpuUsage(start).user / 1000;
}

test("thousands of duplicate keys are reported in linear time", () => {
  // The first reading also compiles the parser.
  timeFor(100);
  // Eight times as many keys may take a few times longer; quadratic reading would take 64 times.
  expect(timeFor(2000)).toBeLessThan(Math.max(100, 30 * timeFor(250)));
});

test("a text cut off by a # is reported, a comment is not", () => {
  expect(readYaml("title: We are #1\n").problems).toMatchObject([
    {
      line: 1,
      column: 8,
      cause: "Everything after the # is a comment, which the site ignores.",
    },
  ]);
  expect(readYaml("title: We are one # a comment\n").problems).toEqual([]);
});

test("a key that would get lost is reported", () => {
  expect(readYaml("__proto__: 1\n").problems).toMatchObject([
    { line: 1, column: 1, cause: "__proto__ cannot be a key." },
  ]);
});

test.each([
  ["us: 0x10", "0x10 is read as the number 16."],
  ["jersey: 1e1", "1e1 is read as the number 10."],
  ["seed: 0o17", "0o17 is read as the number 15."],
])("%s is an unusual number format and is reported", (text, cause) => {
  expect(readYaml(text).problems).toMatchObject([{ severity: "error", line: 1, cause }]);
});

test("ordinary numbers, and texts with digits, are not reported", () => {
  expect(readYaml('a: 1.5\nb: "1e1"\nc: 10th\nd: 0x\ne: -3').problems).toEqual([]);
});

test("a key that YAML reads as null is read as text", () => {
  const { raw, locate } = readYaml("ek: { a: 1 }\nnull: { a: 2 }\n");
  expect(raw).toEqual({ ek: { a: 1 }, null: { a: 2 } });
  expect(locate(["null", "a"])).toEqual({ line: 2, column: 12 });
});

test("brackets across lines, in quotes and in comments are not reported", () => {
  const text = 'list: [alder,\n  birch]\nname: "a { b"\n# { c\nother: {\n  a: 1,\n}\n';
  expect(readYaml(text).problems).toEqual([]);
  const [problem] = readYaml(`${text}\tb: 1\n`).problems;
  expect(problem?.cause).toBe("The line starts with a tab.");
});
