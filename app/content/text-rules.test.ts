import { expect, test } from "vitest";
import { problemsAfter } from "./testing/small-content.ts";
import { findConflictMarks, findInvisible } from "./text-rules.ts";

test("merge conflict markers are reported at the first one", () => {
  const text = "name: Fog Bowl\n<<<<<<< HEAD\nresult: 2\n=======\nresult: 3\n>>>>>>> phone\n";
  expect(findConflictMarks(text)).toMatchObject({ line: 2, column: 1 });
  const others = ["remark: a < b\n", "# =======\n", "=======\n", "quote: >-\n  <<<\n"];
  expect(others.flatMap((other) => findConflictMarks(other) ?? [])).toEqual([]);
});

const freya = "  name: { first: Freya, last: Alder, nickname: Moth }";

test.each(["202E", "2066", "200B", "00AD", "FEFF", "0007", "034F"])(
  "the invisible character U+%s in a name is an error at its position",
  (code) => {
    const character = String.fromCodePoint(Number.parseInt(code, 16));
    const line = freya.replace("Freya", `Fre${character}ya`);
    expect(problemsAfter(["players.yml", freya, line])).toEqual([
      {
        severity: "error",
        file: "players.yml",
        line: 2,
        column: line.indexOf(character) + 1,
        field: "the file",
        cause: `There is an invisible character here, U+${code}.`,
        remedy: "Delete the text around it and type it again, without copying.",
      },
    ]);
  },
);

test("an invisible character in an escape of YAML is an error at the start of its text", () => {
  const line = freya.replace("Freya", String.raw`"Fre\u202Eya"`);
  expect(problemsAfter(["players.yml", freya, line])).toMatchObject([
    { severity: "error", line: 2, column: line.indexOf('"') + 1 },
  ]);
});

test("an invisible character in a cell of CSV is an error at its position", () => {
  const row = "HI_FIVE,ek,2019-07-08,,,Oh\u200Bio,";
  const edit = ["badge-quest/2019/awards.csv", row.replace("\u200B", ""), row] as const;
  expect(problemsAfter(edit)).toMatchObject([
    { severity: "error", line: 3, column: row.indexOf("\u200B") + 1 },
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
  expect(["Fre\u200Cya", "Fre\u200Dya"].map((name) => findInvisible(name).length)).toEqual([1, 1]);
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

test.each([
  ["an unknown captain", "seasons/2019/roster.yml", "captains: [alder]", `captains: [${many}]`],
  ["the key of an opponent", "opponents.yml", "breakwater", many.slice(0, 1000)],
  ["an unknown field", "site.yml", "about:", `${many.slice(0, 1000)}: 1\nabout:`],
] as const)("a report does not repeat %s that is too long", (_, file, from, to) => {
  const texts = problemsAfter([file, from, to]).flatMap(({ field, cause }) => [field, cause]);
  expect(texts.map((text) => text.includes("x".repeat(61)))).toEqual([false, false]);
});
