import { checkContent } from "#app/content/check-content.ts";
import { knownPages } from "#app/pages/shared/has-page.ts";
import { edited, type Edit } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const news = "seasons/2019/news.yml";

/** Problems found, without the hint about the small content's opponent that is not in any game. */
function found(...edits: readonly Edit[]) {
  const { problems } = checkContent(edited(...edits), { pages: knownPages });
  return problems
    .filter(({ cause }) => cause !== "breakwater is not in any game.")
    .map(({ severity, line, column, cause, fix }) => [
      `${severity} ${line}:${column} ${cause}`,
      fix?.text,
    ]);
}

test("what stands for something unknown is named", () => {
  expect(found([news, "title: Roster", "title: TBD"])).toEqual([
    ['warning 1:12 title is "TBD", and visitors will see that.', undefined],
  ]);
  expect(found(["badge-quest/2019/awards.csv", "Ohio", "? (a state)"])).toEqual([
    ['warning 3:25 note is "? (a state)", and visitors will see that.', undefined],
  ]);
  expect(found([news, "title: Roster", "title: Who is next?"])).toEqual([]);
});

test("a city is spelled one way", () => {
  expect(found(["opponents.yml", "city: Denver", "city: ROCKFORD"])).toEqual([
    ["warning 6:21 city is ROCKFORD, but elsewhere it is Rockford.", "Rockford"],
  ]);
});

test("two spaces in a row are a hint", () => {
  expect(found([news, "title: Roster", "title: The  Roster"])).toEqual([
    ["hint 1:12 title has two spaces in a row.", "The Roster"],
  ]);
});

test("a space that does not break is one that was copied, but for French signs", () => {
  expect(found([news, "title: Roster", "title: The\u00A0Roster"])).toEqual([
    ["hint 1:12 title has a non-breaking space, probably from copied text.", "The Roster"],
  ]);
  expect(found([news, "title: Roster", "title: Quelle saison\u00A0!"])).toEqual([]);
});

test("a city in lower case is a hint", () => {
  expect(found(["opponents.yml", "city: Denver", "city: denver"])).toEqual([
    ["hint 6:21 city has denver in lower case.", undefined],
  ]);
});

test.each([
  ["https://t.co/abc", "link is a t.co short link, which may stop working.", undefined],
  [
    "https://open.example/1?a=b&si=xyz",
    "link has tracking parameters that an app added.",
    "https://open.example/1?a=b",
  ],
  [
    "https://www.cotesauvage.example/results",
    "link links to a page of this site with a full URL.",
    "/results",
  ],
])("a link that could be better is a hint: %s", (link, cause, fix) => {
  expect(found([news, "link: /roster2019", `link: ${link}`])).toEqual([
    [`hint 1:26 ${cause}`, fix],
  ]);
});

test("a key that is nearly the title of its badge is a hint", () => {
  expect(found(["badge-quest/badges.yml", "title: Hi - Five", "title: Hi Fivve"])).toEqual([
    ["hint 1:1 The key HI_FIVE is almost the same as the title Hi Fivve.", undefined],
  ]);
});

test("an opponent that is in no game is a hint", () => {
  const { problems } = checkContent(edited());
  expect(problems.map(({ severity, cause }) => `${severity}: ${cause}`)).toEqual([
    "hint: breakwater is not in any game.",
  ]);
});
