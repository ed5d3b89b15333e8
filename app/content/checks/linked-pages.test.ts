import { expect, test } from "vitest";
import { problemsAfter, smallContent, findProblems } from "#app/content/testing/small-content.ts";

test("a link to a page that the club does not have is an error", () => {
  const texts = new Map(smallContent);
  texts.delete("playlists/2019.yml");
  expect(findProblems(texts)).toMatchObject([
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

function withLink(to: string) {
  return problemsAfter(["seasons/2019/news.yml", "/roster2019", to]);
}

test("a link may have a query, and Home is a valid target", () => {
  expect(withLink("/results?season=cote-sauvage-2019")).toEqual([]);
  expect(withLink("/")).toEqual([]);
  expect(withLink("/rooster")).toHaveLength(1);
});
