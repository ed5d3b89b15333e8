import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";
import { withoutHints } from "./report.ts";
import { findProblems, smallContent } from "./testing/small-content.ts";

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
