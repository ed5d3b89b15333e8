import { checkContent } from "#app/content/check-content.ts";
import { withoutHints } from "#app/content/report.ts";
import { editContent, type Edit } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const esc = "seasons/2019/tournaments/2019-esc.yml";
const endless: Edit = ["site.yml", "until: 2019-05-01, ", ""];
const unplayed: Edit[] = [
  ["site.yml", "until: 2019-05-01", "until: 2029-05-01"],
  [esc, ", us: 13, them: 9", ""],
  ["seasons/2019/roster.yml", "results: { wins: 1, losses: 0 }\n", ""],
];

function causes(today: string | undefined, ...edits: readonly Edit[]): string[] {
  const { problems } = checkContent(editContent(...edits), { today });
  return withoutHints(problems).map(({ file, line, cause }) => `${file}:${line} ${cause}`);
}

test("a tournament without scores is reported two weeks after its end, and not before", () => {
  expect(causes("2019-09-01", ...unplayed)).toEqual([]);
  expect(causes("2019-09-02", ...unplayed)).toEqual([
    `${esc}:7 The tournament ended 15 days ago, and the game against anchors has no score.`,
  ]);
  expect(
    causes("2019-09-02", ...unplayed, [
      esc,
      "sanctioned: true",
      "sanctioned: true\ncancelled: true",
    ]),
  ).toEqual([]);
});

test("a callout is reported once registration is over", () => {
  expect(causes("2019-05-01")).toEqual([]);
  expect(causes("2019-05-02")).toEqual([
    "site.yml:9 Registration ended on 2019-05-01, and today is 2019-05-02.",
  ]);
});

test("a callout without an end date is reported after the year in its text", () => {
  const edits: Edit[] = [["site.yml", "callout: Register", "callout: Register for 2019"], endless];
  const overdue = (today: string) =>
    causes(today, ...edits).filter((cause) => cause.includes("today is"));
  expect(overdue("2019-12-31")).toEqual([]);
  expect(overdue("2020-01-01")).toEqual([
    "site.yml:9 The callout is for 2019, and today is 2020-01-01.",
  ]);
});

test("a check without overdue reports still reports a callout of a past year", () => {
  const dated: Edit = ["site.yml", "callout: Register", "callout: Register for 2019"];
  const { problems } = checkContent(editContent(dated, endless, ...unplayed.slice(1)), {
    today: "2020-01-01",
    hasOverdue: false,
  });
  const due = problems.filter(({ cause }) => /today is|ended/.test(cause));
  expect(due.map(({ severity, cause }) => [severity, cause])).toEqual([
    ["warning", "The callout is for 2019, and today is 2020-01-01."],
  ]);
  expect(
    checkContent(editContent(), { today: "2030-01-01", hasOverdue: false }).problems.map(
      ({ cause }) => cause,
    ),
  ).toEqual(checkContent(editContent()).problems.map(({ cause }) => cause));
});

test("without a current date no check depends on one", () => {
  expect(causes(undefined, ...unplayed)).toEqual([]);
});
