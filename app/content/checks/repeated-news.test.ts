import { problemsAfter, findProblems, smallContent } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

test("a story whose link is already listed is reported", () => {
  const repeatedStory =
    "- { title: Again, link: /roster2019, date: 2019-06-26, author: Côte Sauvage, type: VIDEO }\n- { title";
  expect(problemsAfter(["seasons/2019/news.yml", "- { title", repeatedStory])).toEqual([
    {
      severity: "error",
      file: "seasons/2019/news.yml",
      line: 2,
      column: 26,
      field: "entry 2, link",
      cause: "An earlier item already has the link /roster2019.",
      remedy: "Delete one of the items, or correct the link.",
    },
  ]);
});

const story = (link: string, date = "2019-06-25") =>
  `- { title: Roster, link: "${link}", date: ${date}, author: A, type: ARTICLE }\n`;

test("http, https and a trailing slash make no difference to a story’s link", () => {
  const texts = new Map(smallContent).set(
    "seasons/2019/news.yml",
    story("http://news.example/a") + story("https://news.example/a/"),
  );
  expect(findProblems(texts)).toMatchObject([
    { cause: "An earlier item already has the link https://news.example/a/." },
  ]);
});

test("a link is listed once in all years, with or without www.", () => {
  const texts = new Map(smallContent)
    .set("seasons/2018/news.yml", story("https://www.news.example/a", "2018-06-25"))
    .set("seasons/2019/news.yml", story("https://news.example/a"));
  expect(findProblems(texts)).toMatchObject([
    {
      file: "seasons/2019/news.yml",
      cause: "An earlier item already has the link https://news.example/a.",
    },
  ]);
});
