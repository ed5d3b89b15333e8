import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { reportStart } from "./site-data.ts";

const { site } = loadContent();

test.each([
  [
    "a form where there is a repository",
    {},
    /^https:\/\/github\.com\/.*\?template=mistake\.yml&page=$/,
  ],
  ["an email where there is none", { repository: undefined }, /^mailto:.*&body=The%20page%3A%20$/],
])("a mistake can be reported by %s", (_, change, start) => {
  expect(reportStart({ ...site, ...change })).toMatch(start);
});

test("without a contact there is no report link", () => {
  const club = { ...site, repository: undefined, captainsEmail: undefined };
  expect(reportStart(club)).toBeUndefined();
});
