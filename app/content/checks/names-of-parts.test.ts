import { expect, test } from "vitest";
import { problemsAfter } from "#app/content/testing/small-content.ts";

const naming = (parts: string) =>
  problemsAfter(["site.yml", "badgeQuest:", `parts: ${parts}\nbadgeQuest:`]).map(
    ({ field, cause }) => `${field}: ${cause}`,
  );

test("a renamed section must not have the name of another page", () => {
  expect(naming("{ badgeQuest: The Long Tide, playlists: Deck Tape }")).toEqual([]);
  expect(naming("{ badgeQuest: results }")).toEqual([
    "parts, badgeQuest: Another page is also called results.",
  ]);
  expect(naming("{ fiftyPlates: Core Values }")).toEqual([
    "parts, fiftyPlates: Another page is also called Core Values.",
  ]);
});

test("an unknown section is reported", () => {
  expect(naming("{ lighthouse: Tide }")).toHaveLength(1);
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
