import { expect, test } from "vitest";
import { problemsAfter } from "./testing/small-content.ts";
import { findConflictMarks, findInvisible } from "./text-rules.ts";

test("merge conflict markers are reported at the first one", () => {
  const text = "name: Fog Bowl\n<<<<<<< HEAD\nresult: 2\n=======\nresult: 3\n>>>>>>> phone\n";
  expect(findConflictMarks(text)).toMatchObject({ line: 2, column: 1 });
  const others = ["remark: a < b\n", "# =======\n", "=======\n", "quote: >-\n  <<<\n"];
  expect(others.flatMap((other) => findConflictMarks(other) ?? [])).toEqual([]);
});

test.each(["202E", "2066", "200B", "00AD", "FEFF", "0007", "034F"])(
  "the invisible character U+%s in a name is an error at its position",
  (code) => {
    const character = String.fromCodePoint(Number.parseInt(code, 16));
    expect(problemsAfter(["players.yml", "Freya", `Be${character}cky`])).toEqual([
      {
        severity: "error",
        file: "players.yml",
        line: 2,
        column: 20,
        field: "the file",
        cause: `There is an invisible character here, U+${code}.`,
        remedy: "Delete the text around it and type it again, without copying.",
      },
    ]);
  },
);

test("an invisible character is an error escaped, and in a cell of a log", () => {
  const edits = [
    ["players.yml", "Freya", String.raw`"Be\u202Ecky"`],
    ["badge-quest/2019/awards.csv", "Ohio", "Oh\u200Bio"],
  ] as const;
  expect(edits.flatMap((edit) => problemsAfter(edit))).toMatchObject([
    { severity: "error", line: 2, column: 18 },
    { severity: "error", line: 3, column: 27 },
  ]);
});

test("several invisible characters in a line are one problem", () => {
  expect(findInvisible("a\nso\u00ADft\u00ADly\n")).toMatchObject([
    { line: 2, column: 3, cause: expect.stringContaining("There is 1 more after it.") },
  ]);
});

test("accents, dashes, tabs, emoji, and joiners in scripts that need them are visible", () => {
  expect(findInvisible("Québec – “Piña” …\t👩‍🚀 🤷🏽‍♀️ ❤️ ♥︎ 🏴󠁧󠁢󠁷󠁬󠁳󠁿 1️⃣")).toEqual([]);
  expect(findInvisible("مهسا می\u200Cرضایی क्\u200Dष")).toEqual([]);
  expect(["Fre\u200Cya", "Fre\u200Dya"].flatMap((name) => findInvisible(name))).toHaveLength(2);
});

test("a non-breaking space in an indent is named", () => {
  const [problem] = problemsAfter(["players.yml", "  jersey: 8", "  jersey:\u00A08"]);
  expect(problem?.remedy).toContain("There is a non-breaking space: type a regular one.");
});

const many = "x".repeat(10_000);

test.each([
  ["first", "60", "players.yml", "first: Freya", `first: ${many}`],
  ["title", "120", "seasons/2019/news.yml", "title: Roster", `title: ${many}`],
  ["rule", "400", "badge-quest/badges.yml", "Present a teammate.", many],
  ["welcome", "1,000", "site.yml", "Welcome.", many],
  ["link", "2,000", "seasons/2019/news.yml", "/roster2019", `/${many.slice(1)}`],
] as const)("%s has at most %s characters", (field, most, file, from, to) => {
  expect(problemsAfter([file, from, to])).toMatchObject([
    {
      severity: "error",
      file,
      cause: `${field} is 10,000 characters long, but at most ${most} fit.`,
      remedy: `Shorten it to ${most} characters or fewer.`,
    },
  ]);
});

test("a report does not repeat a text that is too long", () => {
  const problems = [
    ...problemsAfter(["seasons/2019/roster.yml", "captains: [alder]", `captains: [${many}]`]),
    ...problemsAfter(
      ["opponents.yml", "breakwater", many.slice(0, 1000)],
      ["site.yml", "about:", `${many.slice(0, 1000)}: 1\nabout:`],
    ),
  ];
  const texts = problems.map(({ field, cause, remedy }) => `${field} ${cause} ${remedy}`);
  expect(texts).toHaveLength(3);
  expect(texts.filter((text) => text.length >= 600)).toEqual([]);
});
