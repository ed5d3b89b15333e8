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

test.each([
  [
    "a letter three times",
    "Offficial",
    "title has the same letter three times: Offficial.",
    undefined,
  ],
  ["two spaces", "The  Roster", "title has two spaces in a row.", "The Roster"],
  ["half a quote", 'The "Roster', "title has an unmatched quote.", undefined],
])("a slip is a hint: %s", (_, title, cause, fix) => {
  expect(found([news, "title: Roster", `title: ${title}`])).toEqual([[`hint 1:12 ${cause}`, fix]]);
});

test("a space that does not break is one that was copied, but for French signs", () => {
  expect(found([news, "title: Roster", "title: The\u00A0Roster"])).toEqual([
    ["hint 1:12 title has a non-breaking space, probably from copied text.", "The Roster"],
  ]);
  expect(found([news, "title: Roster", "title: Quelle saison\u00A0!"])).toEqual([]);
});

test.each([
  ["a word twice", "We won won it.", "has a word twice: won won."],
  ["the wrong article", "It was an good day.", "has an good, with the wrong article."],
  ["what the ear confuses", "We should of won.", "has should of, which is misspelled."],
])("a slip of language in a sentence is a hint: %s", (_, text, cause) => {
  expect(found(["badge-quest/badges.yml", "Present a teammate.", text])).toEqual([
    [`hint 4:9 rule ${cause}`, undefined],
  ]);
});

test("a small letter where all others are capitals is a hint", () => {
  const title = "I Know You want Me (Calle Ocho)";
  expect(found([news, "title: Roster", `title: ${title}`])).toEqual([
    ["hint 1:12 title has want in lower case.", undefined],
  ]);
  expect(found(["opponents.yml", "city: Denver", "city: denver"])).toEqual([
    ["hint 6:21 city has denver in lower case.", undefined],
  ]);
  for (const fine of ["The Roster is here", "A Day in the Life of Everybody"])
    expect(found([news, "title: Roster", `title: ${fine}`])).toEqual([]);
});

test("titles and good sentences are left alone", () => {
  expect(found([news, "title: Roster", "title: Bye Bye an good"])).toEqual([]);
  const good = "It took an hour, a unit, a one-on-one, an MVP and a European.";
  expect(found(["badge-quest/badges.yml", "Present a teammate.", good])).toEqual([]);
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
