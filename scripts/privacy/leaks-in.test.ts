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
  expect(find("index.html", "<p style='max-width: 1em'>Max, under the Sky</p>")).toEqual([
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

test("a word in small letters is no name among words, and an ordinary surname gives nobody away alone", () => {
  const win = leakFinder([person("win", "Ada", "Win")], []);
  expect(win("index.html", "<p>We win again.</p>")).toEqual([]);
  expect(win("index.html", "<p>Win 13–9</p>")).toEqual([{ naming: "may mean", words: "Win" }]);
  expect(win("index.html", "<p>Ada Win</p>")).toContainEqual({ naming: "names", words: "Ada Win" });
  const alder = leakFinder([person("alder", "Ada", "Alder")], []);
  expect(alder("index.html", "<p>the alder grows</p><p>alder wood")).toEqual([]);
  expect(alder("a.page.json", '{"title":"alder wood"}')).toEqual([]);
  expect(alder("a.page.json", '{"id":"alder"}')).toEqual([{ naming: "names", words: "Alder" }]);
});

test("half of a double surname and a former name give her away", () => {
  const player = { ...person("ms", "Anna", "Müller-Schmidt"), formerly: ["Anna Oakes"] };
  const double = leakFinder([player], []);
  expect(double("index.html", "Anna Schmidt").map(({ naming }) => naming)).toContain("names");
  expect(double("index.html", "Oakes").map(({ naming }) => naming)).toEqual(["names"]);
});
