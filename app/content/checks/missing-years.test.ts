import { expect, test } from "vitest";
import { editContent, problemsAfter, findProblems } from "#app/content/testing/small-content.ts";

const addNote = (year: number) =>
  [
    "site.yml",
    "defaultRoster:",
    `missingYears: [{ year: ${year}, note: A flood. }]\ndefaultRoster:`,
  ] as const;

const problemsWith = (year: number) => problemsAfter(addNote(year));

test("a year without a season may be noted as missing", () => {
  expect(problemsWith(2012)).toEqual([]);
});

test("a year with only news may be noted as missing", () => {
  const news = `- { title: Break, link: "https://news.example/", date: 2012-05-01, author: The Tide, type: ARTICLE }\n`;
  expect(
    findProblems(new Map([...editContent(addNote(2012)), ["seasons/2012/news.yml", news]])),
  ).toEqual([]);
});

test("a year with a team cannot be noted as missing", () => {
  const [problem] = problemsWith(2019);
  expect(problem?.field).toBe("missingYears 1, year");
  expect(problem?.cause).toBe("There is a season 2019.");
});
