import { expect, test } from "vitest";
import { problemsAfter, smallContent, findProblems } from "#app/content/testing/small-content.ts";

test("a link to the playlists of a year without any is an error", () => {
  // The only story links to /roster2019, the page of the playlists.
  const withoutPlaylists = new Map(smallContent);
  withoutPlaylists.delete("playlists/2019.yml");
  expect(findProblems(withoutPlaylists)).toMatchObject([
    {
      severity: "error",
      file: "seasons/2019/news.yml",
      line: 1,
      column: 26,
      field: "entry 1, link",
      cause: "link is /roster2019, but the site has no such page.",
      remedy: "Correct the link, or delete it.",
    },
  ]);
});

/** Problems when the only story has this link. */
function findLinkProblems(link: string) {
  return problemsAfter(["seasons/2019/news.yml", "/roster2019", link]);
}

test("a link may have a query, and may lead Home", () => {
  expect(findLinkProblems("/results?season=cote-sauvage-2019")).toEqual([]);
  expect(findLinkProblems("/")).toEqual([]);
});

test("a misspelled link is reported once", () => {
  expect(findLinkProblems("/rooster")).toHaveLength(1);
});
