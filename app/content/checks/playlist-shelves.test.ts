import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const file = "playlists/2019.yml";
const newBoots = `  new-boots:
    title: New Boots
    description: Two.
    image: boots.jpg
    trackList: [{ artist: alder, title: Pray }]
categories:`;

test("a category lists only playlists from its own file", () => {
  const [problem] = problemsAfter([file, "[favorites]", "[favorites, favorite]"]);
  expect(problem).toEqual({
    severity: "error",
    file,
    line: 17,
    column: 42,
    field: "categories 1, playlists 2",
    cause: "favorite is not a playlist in this file.",
    remedy: "Did you mean favorites?",
  });
});

test("every playlist is in exactly one category", () => {
  const [unshelved] = problemsAfter([file, "categories:", newBoots]);
  expect([unshelved?.line, unshelved?.cause]).toEqual([16, "new-boots is not in a category."]);
  const [repeated] = problemsAfter([file, "[favorites]", "[favorites, favorites]"]);
  expect(repeated?.cause).toBe("favorites is in two categories.");
});

test("a track needs a title, except in Favorites", () => {
  const untitled = [file, "categories:", newBoots.replace(", title: Pray", "")] as const;
  // The two tracks in Favorites have no titles either.
  const [problem, ...more] = problemsAfter(untitled, [
    file,
    "[favorites]",
    "[favorites, new-boots]",
  ]);
  expect(more).toEqual([]);
  expect([problem?.line, problem?.cause, problem?.remedy]).toEqual([
    20,
    "The track has no title.",
    "Add its title and link.",
  ]);
});
