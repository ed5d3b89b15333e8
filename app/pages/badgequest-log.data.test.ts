import { expect, test } from "vitest";
import { data as page } from "./badgequest.data.ts";
import { data as log } from "./badgequest-log.data.ts";

const { quest } = page;
const badgeAt = (index: number) => quest.badges[index]?.id;
const personAt = (index: number) => quest.people[index]?.id;

test("the log has every award of a badge of the set by a person of the edition", () => {
  expect(log.entries.length).toBe(951);
  expect(log.entries.filter(([badge, person]) => !badgeAt(badge) || !personAt(person))).toEqual([]);
});

test("the counts of the leaderboard and of the badges are those of the log", () => {
  for (const [index, { id, badges }] of quest.people.entries()) {
    expect(log.entries.filter(([, person]) => person === index).length, id).toBe(badges);
  }
  for (const [index, { id, times }] of quest.badges.entries()) {
    expect(log.entries.filter(([badge]) => badge === index).length, id).toBe(times);
  }
});

test("the weeks of the log are those of the chart", () => {
  const perWeek = quest.weeks.map(
    (_, index) => log.entries.filter(([, , week]) => week === index).length,
  );
  expect(perWeek).toEqual(quest.weeks.map(({ values }) => values.reduce((sum, n) => sum + n, 0)));
});

test("it is in order of time, newest first, with the notes and without times where none is known", () => {
  const [first] = log.entries;
  const last = log.entries.findLast(([badge]) => badgeAt(badge) === "REPORTING_FOR_DUTY");
  expect(first?.[3]).toBe("Sep 23rd 2019, 2:45 pm");
  expect(last?.slice(3)).toEqual(["Jul 7th 2019, 2:00 pm", "Coach"]);
  expect(
    log.entries.filter(([, , , when]) => !when.includes(",")).map((entry) => entry[3]),
  ).toEqual(["Aug 24th 2019", "Jul 17th 2019"]);
});

test("every badge has its rule, and whoever thought of it by name", () => {
  const badges = [...quest.badges, ...log.otherBadges];
  expect(badges.filter(({ id }) => (log.details[id]?.rule ?? "") === "")).toEqual([]);
  expect(log.details["RIVANIMALS"]?.creator).toEqual({ id: "soter", name: "Laura Soter" });
  expect(log.details["HAPPY_HISTORIAN"]?.creator?.season).toBe("rival-2021");
});

test("what other editions knew of badges and people", () => {
  expect(log.details["FIFTY_PLATES"]?.earlier).toEqual(["2018: earned 40 times by 16 people"]);
  expect(log.details["PLANK_PRO"]?.earlier).toEqual(["2017: in use"]);
  expect(log.earlier["knowles"]).toEqual(["2018: 47 badges, 2nd place"]);
  expect(log.earlier["miller"]).toEqual(["2018: 3 badges"]);
  expect(log.earlier["soter"]).toBeUndefined();
});

test("every claim of a plate leads to the map", () => {
  const claims = log.entries.filter(([badge]) => badgeAt(badge) === "FIFTY_PLATES");
  expect(claims.length).toBe(47);
  expect(claims.filter(([, , , , note = ""]) => log.plates[note] === undefined)).toEqual([]);
  expect(log.plates["Mexico (bonus)"]).toBe("MEX");
  expect(log.details["FIFTY_PLATES"]?.onMap).toBe(true);
});
