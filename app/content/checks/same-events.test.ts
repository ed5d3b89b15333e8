import { expect, test } from "vitest";
import { problemsAfter } from "#app/content/testing/small-content.ts";

const causes = (events: string) =>
  problemsAfter(["site.yml", "badgeQuest:", `events: ${events}\nbadgeQuest:`]).map(
    ({ severity, field, cause }) => `${severity} ${field}: ${cause}`,
  );

test("sameAs names another event, which has no sameAs itself", () => {
  expect(causes("{ east: { sameAs: open }, open: { scene: globe } }")).toEqual([]);
  expect(causes("{ east: { sameAs: west }, west: { sameAs: east } }")).toEqual([
    "error events, east, sameAs: east is the same as west, which is listed as the same as east.",
    "error events, west, sameAs: west is the same as east, which is listed as the same as west.",
  ]);
  expect(causes("{ east: { sameAs: east } }")).toEqual([
    "error events, east, sameAs: east is listed as the same as itself.",
  ]);
});
