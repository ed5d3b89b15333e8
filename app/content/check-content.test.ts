import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";
import { withoutHints } from "./report.ts";
import type { Problem } from "./problem.ts";
import { problemsAfter, findProblems, smallContent } from "./testing/small-content.ts";

test("valid content has no problems", () => {
  expect(findProblems(smallContent)).toEqual([]);
});

test("ids and years come from the names of files and folders, and from keys", () => {
  const { draft } = checkContent(smallContent);
  expect(draft.rosters.map(({ id, year }) => [id, year])).toEqual([["cote-sauvage-2019", 2019]]);
  expect(draft.tournaments.map(({ id, year }) => [id, year])).toEqual([["2019-esc", 2019]]);
  expect([...draft.players.keys()]).toEqual(["alder", "ek", "berg"]);
  expect(draft.badgeQuest.editions.get(2019)?.activated).toEqual(["HI_FIVE"]);
  expect(draft.playlists.get(2019)?.playlists.map(({ id }) => id)).toEqual(["favorites"]);
});

test("tournaments are sorted oldest first, with dateless ones at the start of their year", () => {
  const texts = new Map(smallContent);
  const text = texts.get("seasons/2019/tournaments/2019-esc.yml") ?? "";
  const undated = text.replace(/dates.*\n/, "").replace(/games:\n.*\n/, "");
  texts.set("seasons/2019/tournaments/2019-unannounced.yml", undated);
  texts.set("seasons/2019/tournaments/2019-a.yml", text.replaceAll("2019-08", "2019-09"));
  texts.set("seasons/2018/tournaments/2018-z.yml", undated);
  expect(checkContent(texts).draft.tournaments.map(({ id }) => id)).toEqual([
    "2018-z",
    "2019-unannounced",
    "2019-esc",
    "2019-a",
  ]);
});

test("a year may have news without a team", () => {
  const news =
    "- { title: A, link: https://example.com/, date: 2020-05-26, author: B, type: VIDEO }\n";
  const { draft, problems } = checkContent(
    new Map([...smallContent, ["seasons/2020/news.yml", news]]),
  );
  expect(withoutHints(problems)).toEqual([]);
  expect(draft.seasons.map(({ year, roster }) => [year, roster?.id])).toEqual([
    [2019, "cote-sauvage-2019"],
    [2020, undefined],
  ]);
  expect(draft.news.map(({ date }) => date)).toEqual(["2019-06-25", "2020-05-26"]);
});

test("a missing players.yml is reported", () => {
  const texts = new Map(smallContent);
  texts.delete("players.yml");
  expect(findProblems(texts)).toEqual([
    {
      severity: "error",
      file: "players.yml",
      line: 1,
      column: 1,
      field: "the file",
      cause: "The file is missing.",
      remedy: "Restore an earlier version. README.md explains what belongs in it.",
    },
  ]);
});

test.each(["seasons/2019/rooster.yml", "seasons/2107/news.yml", "seasons/2019/news.yaml"])(
  "%s, a file that the site does not use, is reported",
  (file) => {
    const problems = findProblems(new Map([...smallContent, [file, "[]\n"]]));
    expect(problems).toEqual([
      {
        severity: "error",
        file,
        line: 1,
        column: 1,
        field: "the file",
        cause: "The site does not use this file.",
        remedy:
          "Rename or delete it. README.md lists the file names, such as seasons/2019/roster.yml.",
      },
    ]);
  },
);

const badLink = ["seasons/2019/news.yml", "/roster2019", "/rooster"] as const;
const badJersey = ["players.yml", "jersey: 8", "jersey: 100"] as const;
const badTime = ["badge-quest/2019/awards.csv", "14:00", "1236:00"] as const;
const badCaptain = ["seasons/2019/roster.yml", "captains: [alder]", "captains: [aspen]"] as const;

const list = (problems: readonly Problem[]) =>
  problems.map(({ file, cause }) => `${file}: ${cause}`);

test("problems of all files are reported in one run, in reading order", () => {
  expect(list(problemsAfter(badJersey, badTime, badLink))).toEqual([
    'badge-quest/2019/awards.csv: time is "1236:00".',
    "players.yml: jersey is 100.",
  ]);
});

test("once all files can be read, all problems between files are reported in one run", () => {
  expect(list(problemsAfter(badLink, badCaptain))).toEqual([
    "seasons/2019/news.yml: link is /rooster, but the site has no such page.",
    'seasons/2019/roster.yml: captains 1 is "aspen", which is not in players.yml.',
  ]);
});
