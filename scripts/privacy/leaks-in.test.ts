import { expect, test } from "vitest";
import type { Player } from "#app/content/content.ts";
import { isSearched, leakFinder } from "./leaks-in.ts";

const person = (id: string, first: string, last: string, nickname?: string): Player => ({
  id,
  name: { first, last, ...(nickname === undefined ? {} : { nickname }) },
  position: "Cutter",
});

/** Max asked not to be named; Opal did not. */
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

test("her key in the name of a file gives her away, even as a part of it", () => {
  expect(find("players/muster.html", "")).toContainEqual({
    naming: "names",
    words: "players/muster",
  });
  expect(find("players/muster-m.html", "")).toEqual([{ naming: "names", words: "Müster" }]);
});

test("a surname that somebody else has does not give her away, the full name does", () => {
  const shared = leakFinder([max], [person("muster-a", "Ada", "Muster")]);
  expect(shared("index.html", "Ada Muster")).toEqual([]);
  expect(shared("index.html", "Max Muster")).toContainEqual({
    naming: "names",
    words: "Max Müster",
  });
});

test("a name with an apostrophe is found as HTML writes it", () => {
  const attoma = leakFinder([person("dattoma", "Ros", "D’Attoma")], []);
  expect(attoma("index.html", "D&#x27;Attoma")).toEqual([{ naming: "names", words: "D’Attoma" }]);
});

test("documents, data, feeds, calendars and tables are searched, scripts, styles and archives are not", () => {
  const files = ["index.html", "a.json", "feed.xml", "a.ics", "a.csv", "a.js", "a.css", "a.br"];
  expect(files.filter(isSearched)).toEqual(files.slice(0, 5));
});

const findWin = leakFinder([person("win", "Ada", "Win")], []);
const findAlder = leakFinder([person("alder", "Ada", "Alder")], []);

test("a surname in small letters among words is no name", () => {
  expect(findWin("index.html", "<p>We win again.</p>")).toEqual([]);
  expect(findAlder("index.html", "<p>the alder grows</p><p>alder wood")).toEqual([]);
  expect(findAlder("a.json", '{"title":"alder wood"}')).toEqual([]);
});

test("a surname that is a word of the sport may mean somebody, and with the first name does", () => {
  expect(findWin("index.html", "<p>Win 13–9</p>")).toEqual([{ naming: "may mean", words: "Win" }]);
  expect(findWin("index.html", "<p>Ada Win</p>")).toContainEqual({
    naming: "names",
    words: "Ada Win",
  });
});

test("a key alone in a file of data gives her away", () => {
  expect(findAlder("a.json", '{"id":"alder"}')).toEqual([{ naming: "names", words: "Alder" }]);
});
