import { expect, test } from "vitest";
import { problemsAfter } from "#app/content/testing/small-content.ts";

const many = "x".repeat(10_000);

test.each([
  ["first", "60", "players.yml", "first: Freya", `first: ${many}`],
  ["title", "120", "seasons/2019/news.yml", "title: Roster", `title: ${many}`],
  ["rule", "400", "badge-quest/badges.yml", "Present a teammate.", many],
  ["welcome", "1,000", "site.yml", "Welcome.", many],
  ["link", "2,000", "seasons/2019/news.yml", "/roster2019", `/${many.slice(1)}`],
  ["The key", "60", "opponents.yml", "breakwater", many.slice(0, 100)],
] as const)("%s has at most %s characters", (field, most, file, from, to) => {
  const problems = problemsAfter([file, from, to]);
  const length = field === "The key" ? "100" : "10,000";
  expect(problems).toMatchObject([
    {
      severity: "error",
      file,
      cause: `${field} is ${length} characters long, but at most ${most} fit.`,
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
  expect(problems).toHaveLength(3);
  for (const { field, cause, remedy } of problems) {
    expect(`${field} ${cause} ${remedy}`.length).toBeLessThan(600);
  }
});
