import { expect, test } from "vitest";
import { problemsAfter } from "#app/content/testing/small-content.ts";

const problemsWith = (parts: string) =>
  problemsAfter(["site.yml", "badgeQuest:", `parts: ${parts}\nbadgeQuest:`]).map(
    ({ field, cause }) => `${field}: ${cause}`,
  );

test("a part that the club renames must not have the name of another page", () => {
  expect(problemsWith("{ badgeQuest: The Long Tide, playlists: Deck Tape }")).toEqual([]);
  expect(problemsWith("{ badgeQuest: results }")).toEqual([
    "parts, badgeQuest: Another page is also called results.",
  ]);
  expect(problemsWith("{ fiftyPlates: Core Values }")).toEqual([
    "parts, fiftyPlates: Another page is also called Core Values.",
  ]);
});

test("a part that the site does not have is reported", () => {
  expect(problemsWith("{ lighthouse: Tide }")).toHaveLength(1);
});

test("an opponent must not have the name of another page", () => {
  const [problem] = problemsAfter([
    "opponents.yml",
    "Break Water\n",
    "Break Water\n  displayNameOverride: Results\n",
  ]);
  expect(problem).toMatchObject({
    severity: "error",
    field: "breakwater, name",
    cause: "Another page is also called Results.",
  });
});
