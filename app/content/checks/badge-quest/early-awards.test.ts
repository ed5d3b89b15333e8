import { editContent, findProblems } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const log = "badge-quest/2019/awards.csv";

/** Warnings about a log whose first award is on this day. */
function warnings(firstDay: string): unknown[] {
  const texts = editContent(
    [
      "badge-quest/2019/edition.yml",
      "activated: [HI_FIVE]",
      "updates: [{ update: 0, badges: [HI_FIVE] }]",
    ],
    [log, "2019-07-07,14:00,EDT", `${firstDay},,`],
  );
  return findProblems(texts).map(({ file, line, cause }) => [file, line, cause]);
}

test("an award a week before all others of its update probably has the wrong date", () => {
  // The other award is on July 8.
  expect(warnings("2019-07-01")).toEqual([
    [log, 2, "date is 2019-07-01, 7 days before any other award from that update."],
  ]);
  expect(warnings("2019-07-02")).toEqual([]);
});
