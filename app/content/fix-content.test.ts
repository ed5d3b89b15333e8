import { checkContent } from "./check-content.ts";
import { fixContent } from "./fix-content.ts";
import { withoutHints } from "./report.ts";
import { editContent, problemsAfter, smallContent, type Edit } from "./testing/small-content.ts";
import { expect, test } from "vitest";

const esc = "seasons/2019/tournaments/2019-esc.yml";

const mistakes: Edit[] = [
  [esc, "type: POOL", "type: pool"],
  [esc, "date: 2019-08-17", "date: 8/17/2019"],
  [esc, 'time: "09:00"', "time: 9:00 AM"],
  [esc, "us: 13", 'us: "13"'],
  [esc, "sanctioned", "link:\nsanctioned"],
  ["players.yml", "position: Handler", "positon: handler"],
];

test("every certain fix is applied, and everything else stays", () => {
  const before = editContent(...mistakes);
  const { texts, solved } = fixContent(before, () => false);
  expect(Object.fromEntries(texts)).toEqual({
    [esc]: smallContent.get(esc),
    "players.yml": smallContent.get("players.yml"),
  });
  // A second round fixes "handler", which "positon" hid at first.
  expect(solved.length).toBeGreaterThan(mistakes.length);
  expect(withoutHints(checkContent(new Map([...before, ...texts])).problems)).toEqual([]);
});

test("a mistake with two fixes, or none, is left to a person", () => {
  const twins =
    "\nekk: { name: { first: Ann, last: Ekk }, position: Cutter }\nekl: { name: { first: Ann, last: Ekl }, position: Cutter }\n";
  const before = editContent(
    ["players.yml", "\nberg:", `${twins}berg:`],
    ["seasons/2019/roster.yml", "players: [alder, ek]", "players: [alder, ek, ekx]"],
    [esc, "us: 13", "us: -13"],
  );
  expect(fixContent(before, () => true).texts).toEqual(new Map());
});

test.each<readonly [what: string, edit: Edit]>([
  ["a person", ["seasons/2019/roster.yml", "players: [alder, ek]", "players: [alder, eek]"]],
  ["a person by nickname", ["badge-quest/2019/awards.csv", "HI_FIVE,ek", "HI_FIVE,Moth"]],
  ["an opponent", [esc, "opponent: anchors", "opponent: Anchors"]],
  ["the year of a game", [esc, "date: 2019-08-17", "date: 2018-08-17"]],
  ["a year that lacks a digit", [esc, "date: 2019-08-17", "date: 219-08-17"]],
  ["a year of two digits", [esc, "date: 2019-08-17", "date: 8/17/19"]],
  ["the year of a story", ["seasons/2019/news.yml", "2019-06-25", "2018-06-25"]],
  ["the year of an award", ["badge-quest/2019/awards.csv", "ek,2019", "ek,2018"]],
  ["the order of day and month", [esc, "date: 2019-08-17", "date: 8/7/2019"]],
])("%s is never guessed", (_, edit) => {
  const before = editContent(edit);
  expect(checkContent(before).problems.some(({ severity }) => severity === "error")).toBe(true);
  expect(fixContent(before, () => true).texts).toEqual(new Map());
});

test("an edition copied with the awards of another year is one error, which only a person can fix", () => {
  const log = smallContent.get("badge-quest/2019/awards.csv") ?? "";
  const more = [9, 10].map((day) => `HI_FIVE,ek,2019-07-${day},,,Utah ${day},\n`).join("");
  const before = new Map([
    ...smallContent,
    ["badge-quest/2020/edition.yml", smallContent.get("badge-quest/2019/edition.yml") ?? ""],
    ["badge-quest/2020/awards.csv", `${log}${more}`],
  ]);
  const { problems } = checkContent(before);
  const errors = problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ file, cause, remedy }) => [file, cause, remedy])).toEqual([
    [
      "badge-quest/2020/awards.csv",
      "date is 2019-07-07, but the file is for 2020, and so are 3 more of 4.",
      "If the file is a copy from another year, delete its awards. If not, correct the dates, or move the awards to their year.",
    ],
  ]);
  expect(fixContent(before, () => true).texts).toEqual(new Map());
});

test("line endings and byte-order marks are kept", () => {
  const stored = `\uFEFF${(smallContent.get(esc) ?? "").replaceAll("\n", "\r\n")}`;
  const texts = new Map([...smallContent, [esc, stored.replace("type: POOL", "type: pool")]]);
  expect(fixContent(texts, () => false).texts.get(esc)).toBe(stored);
});

test("a warning is fixed only on request", () => {
  const inCapitals: Edit = [esc, "city: Rockford", "city: DENVER"];
  expect(problemsAfter(inCapitals)).toMatchObject([{ severity: "warning" }]);
  expect(fixContent(editContent(inCapitals), () => false).texts.size).toBe(0);
  expect(
    fixContent(editContent(inCapitals), ({ severity }) => severity === "warning").texts.size,
  ).toBe(1);
});

test.each(["Null", "NULL", "True", "007"])(
  "a person named %s keeps her name, in quotes",
  (name) => {
    const person = `\nekk: { name: { first: Ann, last: ${name} }, position: Cutter }\nberg:`;
    const before = editContent(["players.yml", "\nberg:", person]);
    const [problem] = withoutHints(checkContent(before).problems);
    expect(problem?.remedy).toContain(`or like yes or no: "${name}".`);
    const { texts } = fixContent(before, () => false);
    expect(texts.get("players.yml")).toContain(`last: "${name}" }`);
    const after = withoutHints(checkContent(new Map([...before, ...texts])).problems);
    expect(after.filter(({ severity }) => severity === "error")).toEqual([]);
  },
);

test("a person named Null is not reported as an unknown value", () => {
  const person = `\nekk: { name: { first: Ann, last: "Null" }, position: Cutter }\nberg:`;
  expect(problemsAfter(["players.yml", "\nberg:", person])).toEqual([]);
});
