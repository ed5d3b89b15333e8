import { expect, test } from "vitest";
import type { SearchDocument } from "./search-data.ts";
import { buildIndex, search } from "./search-engine.ts";

const documents: readonly SearchDocument[] = [
  {
    kind: "people",
    title: "Inês Lopes",
    names: ["Lopes", "Nini"],
    note: "Handler, number 9, 2019",
    href: "/1",
  },
  { kind: "people", title: "Ada Alder", note: "Cutter, 2019", href: "/0" },
  { kind: "people", title: "Ada Brook", note: "Cutter, number 19, 2018–2019", href: "/2" },
  {
    kind: "opponents",
    title: "Boston Breakwater",
    names: ["Breakwater"],
    note: "3–4 in 7 games",
    href: "/3",
  },
  {
    kind: "tournaments",
    title: "US Open 2018",
    keywords: "tournament event",
    href: "/4",
    year: 2018,
  },
  {
    kind: "tournaments",
    title: "US Open 2019",
    keywords: "tournament event",
    href: "/5",
    year: 2019,
  },
  {
    kind: "games",
    title: "Boston Breakwater, US Open 2018",
    note: "Won 15–13",
    keywords: "15-13 13-15 8/4 8/4/2018",
    href: "/6",
    year: 2018,
  },
  {
    kind: "facts",
    title: "Captains 2019",
    note: "Ada Brook",
    keywords: "captain",
    href: "/7",
    year: 2019,
  },
  { kind: "pages", title: "Results 2019", href: "/8", year: 2019 },
  { kind: "news", title: "Who is the US Open for? Lopes knows", href: "https://news.example" },
];

const index = await buildIndex({ documents, clubNames: ["Gale Ultimate"] });

const find = (query: string) => search(index, query);
const first = (query: string) => find(query).hits[0]?.title;

test.each([
  ["accents and case are ignored", "INES", "Inês Lopes"],
  ["a beginning is enough", "break", "Boston Breakwater"],
  ["a last name is a whole name", "lopes", "Inês Lopes"],
  ["a nickname is a whole name", "nini", "Inês Lopes"],
  ["a name without its space", "usopen2018", "US Open 2018"],
  ["a name in another order", "2019 results", "Results 2019"],
  ["a plural", "captain 2019", "Captains 2019"],
  ["the newest of equals", "us open", "US Open 2019"],
  ["a score in another notation", "15:13", "Boston Breakwater, US Open 2018"],
  ["a score from either side", "13-15", "Boston Breakwater, US Open 2018"],
  ["a day", "8/4/2018", "Boston Breakwater, US Open 2018"],
  [
    "all words in a title before some of them",
    "breakwater open",
    "Boston Breakwater, US Open 2018",
  ],
  ["without the club's name", "gale vs breakwater", "Boston Breakwater"],
  ["without words that say nothing", "who is brook", "Ada Brook"],
  ["a first name and a letter", "ada b", "Ada Brook"],
  ["a plural of a singular", "breakwaters", "Boston Breakwater"],
])("%s: “%s” finds %s", (_, query, title) => {
  expect(first(query)).toBe(title);
  expect(find(query)).toMatchObject({ isWhole: true, unknown: [], misspelled: [] });
});

test("a headline comes after other hits with its words", () => {
  expect(find("us open").hits.map(({ title }) => title)).toEqual([
    "US Open 2019",
    "US Open 2018",
    "Boston Breakwater, US Open 2018",
    "Who is the US Open for? Lopes knows",
  ]);
});

test("a number is no beginning of another", () => {
  expect(find("number 1").isWhole).toBe(false);
  expect(find("number 19").hits.map(({ title }) => title)).toEqual(["Ada Brook"]);
});

test.each(["braekwater", "captian", "lopez"])("“%s” has a typo, and says so", (query) => {
  expect(find(query).hits.length).toBeGreaterThan(0);
  expect(find(query).misspelled).toHaveLength(1);
});

test.each(["opem 2018", "lope2"])("short words and numbers have no typo: “%s”", (query) => {
  expect(find(query).misspelled).toEqual([]);
});

test("a word that nothing has is named, and the others are searched", () => {
  expect(find("lopes zucchini")).toMatchObject({ unknown: ["zucchini"], isWhole: false });
  expect(first("lopes zucchini")).toBe("Inês Lopes");
});

test("without a document for all words, those with the most are found", () => {
  const { hits, isWhole, unknown } = find("us open 2017 2018");
  expect(hits.map(({ title }) => title)).toEqual([
    "US Open 2018",
    "Boston Breakwater, US Open 2018",
  ]);
  expect({ isWhole, unknown }).toEqual({ isWhole: false, unknown: ["2017"] });
});

test.each(["", "?!", "zucchini"])("“%s” finds nothing", (query) => {
  expect(find(query).hits).toEqual([]);
});
