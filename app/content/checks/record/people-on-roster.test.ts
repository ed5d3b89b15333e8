import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

test("a person with an award or a track who is not on the roster is one warning per file", () => {
  const problems = problemsAfter(
    ["seasons/2019/roster.yml", "players: [alder, ek]", "players: [alder]"],
    ["badge-quest/2019/awards.csv", "HI_FIVE,alder", "HI_FIVE,ek"],
  );
  const remedy = "If it's right, leave it as is.";
  expect(problems).toEqual([
    {
      severity: "warning",
      file: "badge-quest/2019/awards.csv",
      line: 2,
      column: 9,
      field: "player",
      cause: "ek is not on the roster cote-sauvage-2019.",
      remedy,
    },
    {
      severity: "warning",
      file: "playlists/2019.yml",
      line: 15,
      column: 46,
      field: "playlists, favorites, trackList 2, artist",
      cause: "ek is not on the roster cote-sauvage-2019.",
      remedy,
    },
  ]);
});
