import { expect, test } from "vitest";
import { smallContent } from "#app/content/testing/small-content.ts";
import {
  checkTexts,
  isInConflict,
  openWorkspace,
  reviewTexts,
  withChange,
  withoutFile,
} from "./workspace.ts";

const storedWith = (texts: ReadonlyMap<string, string>, ...unreadable: readonly string[]) => ({
  head: "0",
  login: "captain",
  texts,
  unreadable: new Set(unreadable),
  isArchived: false,
});
const stored = storedWith(smallContent);
const opened = openWorkspace(stored);
const before = checkTexts(smallContent);

/** Problems after a tournament without games was added to a year. */
function reviewNewTournament(year: number) {
  const esc = smallContent.get("seasons/2019/tournaments/2019-esc.yml") ?? "";
  const file = `seasons/${year}/tournaments/${year}-open.yml`;
  const text = esc
    .replaceAll("2019-", `${year}-`)
    .replace(/games:[^]*/, "")
    .replace("Elite Select", "Open");
  return reviewTexts(withChange(opened, file, () => text).texts, stored, before).problems;
}

test("the review warns of a new tournament in a year without a season", () => {
  expect(reviewNewTournament(2030)).toMatchObject([
    { severity: "warning", cause: "Open Challenge is in 2030, which has no season." },
  ]);
  expect(reviewNewTournament(2019)).toEqual([]);
});

test("beside a file that can't be read, only new errors count", () => {
  const texts = new Map([...smallContent].filter(([file]) => file !== "players.yml"));
  const partly = storedWith(texts, "players.yml");
  const known = checkTexts(texts);
  expect(known.problems.some(({ severity }) => severity === "error")).toBe(true);
  expect(reviewTexts(texts, partly, known).problems).toEqual([]);
  const broken = new Map(texts).set("opponents.yml", "anchors: 1\n");
  expect(reviewTexts(broken, partly, known).problems).toContainEqual(
    expect.objectContaining({ severity: "error", file: "opponents.yml" }),
  );
});

/** Content with a warning: the games have one win, not two. */
const withWarning = withChange(opened, "seasons/2019/roster.yml", (text) =>
  text.replace("wins: 1", "wins: 2"),
).texts;

const severities = (texts: typeof withWarning, known: typeof before) =>
  reviewTexts(texts, stored, known).problems.map(({ severity }) => severity);

test("the review lists a warning only if it is new", () => {
  expect(severities(withWarning, before)).toEqual(["warning"]);
  expect(severities(withWarning, checkTexts(withWarning))).toEqual([]);
});

test("the review lists an error even if it is not new", () => {
  const broken = new Map(smallContent).set("players.yml", "alder: 1\n");
  expect(severities(broken, checkTexts(broken))).toContain("error");
});

test("while a file cannot be read, the forms know its content as it is stored", () => {
  const texts = new Map(smallContent)
    .set("players.yml", "alder: 1\n")
    .set("opponents.yml", `${smallContent.get("opponents.yml") ?? ""}gale: { name: Gale }\n`);
  const { draft } = reviewTexts(texts, stored, before);
  expect([...draft.players.keys()]).toEqual(["alder", "ek", "berg"]);
  expect([...draft.opponents.keys()]).toEqual(["anchors", "breakwater", "gale"]);
});

const twoEdits = ["testimonials.yml", "players.yml"].reduce(
  (now, file) => withChange(now, file, (text) => `${text}# more\n`),
  opened,
);

test("an edit that was undone is no longer one", () => {
  expect([...twoEdits.edits.keys()]).toEqual(["testimonials.yml", "players.yml"]);
  const undone = withChange(twoEdits, "players.yml", (text) => text.replace("# more\n", ""));
  expect([...undone.edits.keys()]).toEqual(["testimonials.yml"]);
});

test("discarding a file restores its stored text and leaves the other edits", () => {
  const discarded = withoutFile(twoEdits, "testimonials.yml");
  expect([...discarded.edits.keys()]).toEqual(["players.yml"]);
  expect(discarded.texts.get("testimonials.yml")).toBe(smallContent.get("testimonials.yml"));
});

test("a further change in a conflict does not overwrite what another captain stored", () => {
  const file = "testimonials.yml";
  const [base, mine, theirs] = ["", "# mine\n", "# theirs\n"];
  const newer = storedWith(new Map(smallContent).set(file, theirs));
  const conflicting = openWorkspace(newer, new Map([[file, { base, mine }]]));
  const changed = withChange(conflicting, file, (text) => `${text}# more\n`);
  expect([conflicting, changed].map((now) => isInConflict(now, file))).toEqual([true, true]);
});

test("an edited file keeps its Windows line endings", () => {
  const texts = new Map(smallContent).set("testimonials.yml", "- { quote: A,\r\n author: B }\r\n");
  const windows = openWorkspace(storedWith(texts));
  const { edits } = withChange(windows, "testimonials.yml", (text) => `${text}# more\n`);
  expect(edits.get("testimonials.yml")?.mine).toBe("- { quote: A,\r\n author: B }\r\n# more\r\n");
});
