import { expect, test } from "vitest";
import { checkContent } from "#app/content/check-content.ts";
import { draftAfter, smallContent } from "#app/content/testing/small-content.ts";

/** The tournament of the small content, 2019-esc, of a club with these lines in its site.yml. */
const readTournament = (lines: string) =>
  draftAfter(["site.yml", "badgeQuest:", `${lines}\nbadgeQuest:`]).tournaments[0];

test("a tournament has the club’s settings for its event", () => {
  expect(readTournament("")?.scene).toBeUndefined();
  expect(readTournament("events: { esc: { scene: peaks } }")?.scene).toBe("peaks");
});

test("the championship has a star, unless the club chooses otherwise", () => {
  // The name of esc, the event of the tournament, however its signs are written.
  expect(readTournament("championship: { name: E.S.C. }")?.scene).toBe("star");
  const both = "championship: { name: ESC }\nevents: { esc: { scene: cup } }";
  expect(readTournament(both)?.scene).toBe("cup");
});

test("a renamed event has the years of the present one, and its scene", () => {
  const renamed = "events: { esc: { sameAs: open }, open: { scene: globe } }";
  expect(readTournament(renamed)).toMatchObject({ event: "open", scene: "globe" });
});

/** The small content with another year. */
function checkYear(year: string) {
  const inYear = (text: string) => text.replaceAll("2019", year);
  const texts = new Map(Array.from(smallContent, ([file, text]) => [inYear(file), inYear(text)]));
  return checkContent(texts);
}

test("seasons, playlists and Badge Quest may be from the last century", () => {
  const { draft, problems } = checkYear("1999");
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(draft.seasons.map(({ year, tournaments }) => [year, tournaments.length])).toEqual([
    [1999, 1],
  ]);
  expect([...draft.playlists.keys(), ...draft.badgeQuest.editions.keys()]).toEqual([1999, 1999]);
});

test("a folder outside the sport’s years is reported as unread", () => {
  const { draft, problems } = checkYear("2119");
  expect(draft.seasons).toEqual([]);
  expect(problems.map(({ cause }) => cause)).toContain("The site does not use this file.");
});
