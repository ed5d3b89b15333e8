import { checkContent } from "#app/content/check-content.ts";
import { knownPages } from "#app/routes/has-page.ts";
import { editContent, type Edit } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const news = "seasons/2019/news.yml";

function findProblems(...edits: readonly Edit[]) {
  const { problems } = checkContent(editContent(...edits), { pages: knownPages });
  return problems.map(
    ({ severity, line, column, cause }) => `${severity} ${line}:${column} ${cause}`,
  );
}

test("placeholders for unknown values are reported", () => {
  expect(findProblems([news, "title: Roster", "title: TBD"])).toEqual([
    'warning 1:12 title is "TBD", and visitors will see that.',
  ]);
  expect(findProblems(["badge-quest/2019/awards.csv", "Ohio", "? (a state)"])).toEqual([
    'warning 3:25 note is "? (a state)", and visitors will see that.',
  ]);
  expect(findProblems([news, "title: Roster", "title: Who is next?"])).toEqual([]);
});

test("a city has one spelling", () => {
  expect(findProblems(["opponents.yml", "city: Denver", "city: ROCKFORD"])).toEqual([
    "warning 6:21 city is ROCKFORD, but elsewhere it is Rockford.",
  ]);
});

test.each([
  ["https://open.example/1?a=b&si=xyz", "link has tracking parameters that an app added."],
  ["https://www.cotesauvage.example/results", "link links to a page of this site with a full URL."],
])("a link that could be better is a hint: %s", (link, cause) => {
  expect(findProblems([news, "link: /roster2019", `link: ${link}`])).toEqual([
    `hint 1:26 ${cause}`,
  ]);
});
