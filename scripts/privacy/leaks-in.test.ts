import { expect, test } from "vitest";
import type { Player } from "#app/content/content.ts";
import { isSearched, leakFinder } from "./leaks-in.ts";

const person = (id: string, first: string, last: string, nickname?: string): Player => ({
  id,
  name: { first, last, ...(nickname === undefined ? {} : { nickname }) },
  position: "Cutter",
});

const max = person("muster", "Max", "Müster", "Sky");
const find = leakFinder([max], [person("oak", "Opal", "Oak")]);

test("a first name and a nickname alone may mean somebody else", () => {
  expect(find("index.html", "<p style='max-width: 1em'>Max, under a blue sky</p>")).toEqual([
    { naming: "may mean", words: "Max" },
    { naming: "may mean", words: "Sky" },
  ]);
});

test.each([
  ["her surname", "<p>Muster scores</p>", "Müster"],
  ["her full name", "Max Müster", "Max Müster"],
  ["her key in an address", '<a href="/players/muster">', "players/muster"],
  ["her key in a query", '<a href="/x?player=muster">', "player=muster"],
])("%s gives her away", (_, text, words) => {
  expect(find("index.html", text)).toContainEqual({ naming: "names", words });
});

test("the name of a file gives her away, too, and longer words do not", () => {
  expect(find("players/muster.html", "")).toContainEqual({
    naming: "names",
    words: "players/muster",
  });
  expect(find("players/muster-m.html", "Mustering maximum")).toEqual([
    { naming: "names", words: "Müster" },
  ]);
  expect(find("index.html", "Mustering maximum")).toEqual([]);
});

test("a surname that others have tells nothing, the full name does", () => {
  const shared = leakFinder([max], [person("muster-a", "Ada", "Muster")]);
  expect(shared("index.html", "Ada Muster")).toEqual([]);
  expect(shared("index.html", "Max Muster")).toContainEqual({
    naming: "names",
    words: "Max Müster",
  });
});

test("an apostrophe is found as HTML has it", () => {
  const attoma = leakFinder([person("dattoma", "Ros", "D’Attoma")], []);
  expect(attoma("index.html", "D&#x27;Attoma")).toEqual([{ naming: "names", words: "D’Attoma" }]);
});

test("scripts and styles are not searched", () => {
  const files = [
    "index.html",
    "a.page.json",
    "feed.xml",
    "a.ics",
    "a.csv",
    "a.js",
    "a.css",
    "a.br",
  ];
  expect(files.filter(isSearched)).toEqual(files.slice(0, 5));
});
