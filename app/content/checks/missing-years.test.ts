import { expect, test } from "vitest";
import { editContent, problemsAfter, findProblems } from "#app/content/testing/small-content.ts";

const edit = (year: number) =>
  [
    "site.yml",
    "defaultRoster:",
    `missingYears: [{ year: ${year}, note: A flood. }]\ndefaultRoster:`,
  ] as const;

const note = (year: number) => problemsAfter(edit(year));

test("a note on a year without a season is fine", () => {
  expect(note(2012)).toEqual([]);
});

test("a year with news alone may be noted", () => {
  const news = `- { title: Break, link: "https://news.example/", date: 2012-05-01, author: The Tide, type: ARTICLE }\n`;
  expect(
    findProblems(new Map([...editContent(edit(2012)), ["seasons/2012/news.yml", news]])),
  ).toEqual([]);
});

test("a year with a season is not missing", () => {
  const [problem] = note(2019);
  expect(problem?.field).toBe("missingYears 1, year");
  expect(problem?.cause).toBe("There is a season 2019.");
});
