import { expect, test } from "vitest";
import { smallContent } from "#app/content/testing/small-content.ts";
import { conflictKey } from "./conflicts.ts";
import {
  checkTexts,
  conflictsIn,
  openWorkspace,
  reviewTexts,
  withAnswers,
  withChange,
  withoutFile,
} from "./workspace.ts";

const storedWith = (texts: ReadonlyMap<string, string>, ...unreadable: readonly string[]) => ({
  head: "0",
  login: "captain",
  texts,
  unreadable: new Set(unreadable),
  isArchived: false,
  site: { head: "0", tree: undefined, texts },
  request: undefined,
  isRequest: false,
});
const opened = openWorkspace(storedWith(smallContent));
const before = checkTexts(smallContent);

test("the review names a tournament of a year without a season, and none of a season", () => {
  const esc = smallContent.get("seasons/2019/tournaments/2019-esc.yml") ?? "";
  const reviewed = (year: number) => {
    const file = `seasons/${year}/tournaments/${year}-open.yml`;
    const text = esc
      .replaceAll("2019-", `${year}-`)
      .replace(/games:[^]*/, "")
      .replace("Elite Select", "Open");
    return reviewTexts(withChange(opened, file, () => text).texts, before).problems;
  };
  expect(reviewed(2030)).toMatchObject([
    { severity: "warning", cause: "Open Challenge is in 2030, which has no season." },
  ]);
  expect(reviewed(2019)).toEqual([]);
});

test("beside a file that can't be read, only new errors count", () => {
  const { texts } = openWorkspace(
    storedWith(
      new Map([...smallContent].filter(([file]) => file !== "players.yml")),
      "players.yml",
    ),
  );
  const unreadable = new Set(["players.yml"]);
  const known = checkTexts(texts);
  expect(known.problems.some(({ severity }) => severity === "error")).toBe(true);
  expect(reviewTexts(texts, known, unreadable).problems).toEqual([]);
  const broken = new Map(texts).set("opponents.yml", "anchors: 1\n");
  const severities = reviewTexts(broken, known, unreadable).problems.map(
    ({ severity }) => severity,
  );
  expect(severities).toContain("error");
});

test("the review lists new warnings and every error, but no existing warnings", () => {
  const late = withChange(opened, "seasons/2019/roster.yml", (text) =>
    text.replace("wins: 1", "wins: 2"),
  ).texts;
  const causes = (texts: typeof late, known: typeof before) =>
    reviewTexts(texts, known).problems.map(({ severity }) => severity);
  expect(causes(late, before)).toEqual(["warning"]);
  expect(causes(late, checkTexts(late))).toEqual([]);
  const broken = new Map(late).set("players.yml", "alder: 1\n");
  expect(causes(broken, checkTexts(broken))).toContain("error");
  expect(causes(broken, checkTexts(broken))).not.toContain("warning");
});

test("an undone change is no change, and discarding a file leaves the others", () => {
  const twice = ["testimonials.yml", "players.yml"].reduce(
    (now, file) => withChange(now, file, (text) => `${text}# more\n`),
    opened,
  );
  expect([...twice.edits.keys()]).toEqual(["testimonials.yml", "players.yml"]);
  const undone = withChange(twice, "players.yml", (text) => text.replace("# more\n", ""));
  expect([...undone.edits.keys()]).toEqual(["testimonials.yml"]);
  const discarded = withoutFile(twice, "testimonials.yml");
  expect([...discarded.edits.keys()]).toEqual(["players.yml"]);
  expect(discarded.texts.get("testimonials.yml")).toBe(smallContent.get("testimonials.yml"));
});

test("a file with Windows line endings keeps them", () => {
  const texts = new Map(smallContent).set("testimonials.yml", "- { quote: A,\r\n author: B }\r\n");
  const windows = openWorkspace(storedWith(texts));
  const { edits } = withChange(windows, "testimonials.yml", (text) => `${text}# more\n`);
  expect(edits.get("testimonials.yml")?.mine).toBe("- { quote: A,\r\n author: B }\r\n# more\r\n");
});

const elm = (first: string) => `\nelm:\n  name: { first: ${first}, last: Elm }\n`;

test("two players whom two captains added under one key are both kept, and mine gets another key", () => {
  const [file, roster] = ["players.yml", "seasons/2019/roster.yml"];
  const text = smallContent.get(file) ?? "";
  const stored = storedWith(new Map(smallContent).set(file, text + elm("Ann")));
  const rosterText = smallContent.get(roster) ?? "";
  const mine = new Map([
    [file, { base: text, mine: text + elm("Zoe") }],
    [
      roster,
      {
        base: rosterText,
        mine: rosterText.replace("alder, ek]", "alder, ek, elm]\nnumbers: { elm: 8 }"),
      },
    ],
  ]);
  const merging = openWorkspace(stored, mine);
  const [conflict, ...others] = conflictsIn(merging, file);
  expect(others).toEqual([]);
  const answers = new Map([[conflict ? conflictKey(conflict) : "", "both" as const]]);
  const { texts } = withAnswers(merging, file, answers);
  expect(texts.get(file)).toContain("elm:\n  name: { first: Ann, last: Elm }");
  expect(texts.get(file)).toContain("elm-z:\n  name: { first: Zoe, last: Elm }");
  expect(texts.get(roster)).toContain("[alder, ek, elm-z]");
  expect(texts.get(roster)).toContain("numbers: { elm-z: 8 }");
  expect(texts.get(roster)).not.toMatch(/elm\b(?!-z)/);
});
