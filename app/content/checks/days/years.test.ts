import { problemsAfter, smallContent, findProblems } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

test("news from outside its season’s year is reported", () => {
  expect(problemsAfter(["seasons/2019/news.yml", "date: 2019-", "date: 2018-"])).toEqual([
    {
      severity: "error",
      file: "seasons/2019/news.yml",
      line: 1,
      column: 45,
      field: "entry 1, date",
      cause: "date is 2018-06-25, but the file is for 2019.",
      remedy: "Did you mean 2019-06-25? If not, move it to the right year's file.",
    },
  ]);
});

test("an award from outside its edition’s year is reported", () => {
  const [problem] = problemsAfter(["badge-quest/2019/awards.csv", "ek,2019", "ek,2107"]);
  expect(problem?.cause).toBe("date is 2107-07-08, but the file is for 2019.");
  expect(problem?.field).toBe("date");
});

test.each(["2018-esc", "2019-ESC"])(
  "the file name %s of a tournament in 2019 is an error: it needs the year and lower case",
  (name) => {
    const texts = new Map(smallContent);
    const file = `seasons/2019/tournaments/${name}.yml`;
    texts.set(file, texts.get("seasons/2019/tournaments/2019-esc.yml") ?? "");
    texts.delete("seasons/2019/tournaments/2019-esc.yml");
    expect(findProblems(texts)).toEqual([
      {
        severity: "error",
        file,
        line: 1,
        column: 1,
        field: "the file",
        cause: `A tournament of 2019 cannot be called ${name}.`,
        remedy:
          "Start the file name with 2019- and continue in lower case, as in 2019-nationals.yml.",
      },
    ]);
  },
);
