import { checkContent } from "#app/content/check-content.ts";
import { withoutHints } from "#app/content/report.ts";
import { editContent, type Edit } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const esc = "seasons/2019/tournaments/2019-esc.yml";
const openRegistration: Edit = ["site.yml", "until: 2019-05-01", "until: 2029-05-01"];
const withoutEnd: Edit = ["site.yml", "until: 2019-05-01, ", ""];
const datedCallout: Edit = ["site.yml", "callout: Register", "callout: Register for 2019"];
const unplayed: Edit[] = [
  [esc, ", us: 13, them: 9", ""],
  ["seasons/2019/roster.yml", "results: { wins: 1, losses: 0 }\n", ""],
];

function causes(today: string | undefined, ...edits: readonly Edit[]): string[] {
  const { problems } = checkContent(editContent(...edits), { today });
  return withoutHints(problems).map(({ file, line, cause }) => `${file}:${line} ${cause}`);
}

test("a tournament without scores is reported two weeks after its end, and not before", () => {
  expect(causes("2019-09-01", openRegistration, ...unplayed)).toEqual([]);
  expect(causes("2019-09-02", openRegistration, ...unplayed)).toEqual([
    `${esc}:7 The tournament ended 15 days ago, and the game against anchors has no score.`,
  ]);
});

test("a tournament without any games is reported two weeks after its end", () => {
  const game = `  - { opponent: anchors, type: POOL, date: 2019-08-17, time: "09:00" }\n`;
  const withoutGames: Edit[] = [...unplayed, [esc, `games:\n${game}`, ""]];
  expect(causes("2019-09-01", openRegistration, ...withoutGames)).toEqual([]);
  expect(causes("2019-09-02", openRegistration, ...withoutGames)).toEqual([
    `${esc}:2 The tournament ended 15 days ago, and no game is listed.`,
  ]);
});

test("a canceled tournament needs no scores", () => {
  const canceled: Edit = [esc, "sanctioned: true", "sanctioned: true\ncancelled: true"];
  expect(causes("2019-09-02", openRegistration, ...unplayed, canceled)).toEqual([]);
});

test("a callout is reported once registration is over", () => {
  expect(causes("2019-05-01")).toEqual([]);
  expect(causes("2019-05-02")).toEqual([
    "site.yml:9 Registration ended on 2019-05-01, and today is 2019-05-02.",
  ]);
});

/** Causes that name the day on which a callout for 2019 without an end date is checked. */
const calloutCauses = (today: string) =>
  causes(today, datedCallout, withoutEnd).filter((cause) => cause.includes("today is"));

test("a callout without an end date is reported after the year in its text", () => {
  expect(calloutCauses("2019-12-31")).toEqual([]);
  expect(calloutCauses("2020-01-01")).toEqual([
    "site.yml:9 The callout is for 2019, and today is 2020-01-01.",
  ]);
});

test("a check without overdue things leaves out scores, but not a callout of a past year", () => {
  const { problems } = checkContent(editContent(datedCallout, withoutEnd, ...unplayed), {
    today: "2020-01-01",
    hasOverdue: false,
  });
  const due = problems.filter(({ cause }) => /today is|ended/.test(cause));
  expect(due.map(({ severity, cause }) => [severity, cause])).toEqual([
    ["warning", "The callout is for 2019, and today is 2020-01-01."],
  ]);
});

test("a check without overdue things does not say that registration is over", () => {
  const { problems } = checkContent(editContent(), { today: "2030-01-01", hasOverdue: false });
  expect(problems).toEqual([]);
});

test("a build, which has no current date, reports nothing that is overdue", () => {
  expect(causes(undefined, ...unplayed)).toEqual([]);
});
