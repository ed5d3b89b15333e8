import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { newsFile } from "#app/content/schema/news-item.ts";
import { playersFile, roster } from "#app/content/schema/roster.ts";
import { addEntry } from "#app/content/writing/list-entries.ts";
import type { Answer, Answers } from "./conflicts.ts";
import { merge } from "./merge.ts";
import {
  answered,
  base,
  driftGame,
  edited,
  game,
  mergeGames,
  players,
  tournamentSchema,
} from "./testing/merging.ts";

test("an entry that both captains added alike is added once", () => {
  const added = base + game("elk", "11:00");
  expect(mergeGames(added, edited(added, ["Fog Bowl", "Fog"]))).toEqual({
    text: edited(added, ["Fog Bowl", "Fog"]),
    conflicts: [],
  });
});

const gamesIn = (text: string) =>
  Array.from<object>(parse(text).games).map((one) => JSON.stringify(one));

const undated = (opponent: string, score: string) =>
  `  - { date: 2026-06-07, opponent: ${opponent}, type: BRACKET, ${score} }\n`;

test("two games of a day without times are both kept", () => {
  const [elk, moth] = [undated("elk", "us: 13, them: 9"), undated("moth", "us: 8, them: 13")];
  expect(mergeGames(base + elk, base + moth)).toEqual({ text: base + elk + moth, conflicts: [] });
});

test("two games against one opponent on different days are both kept", () => {
  const [first, second] = [
    undated("elk", "us: 13, them: 9"),
    edited(undated("elk", "us: 8, them: 13"), ["06-07", "06-06"]),
  ];
  expect(mergeGames(base + first, base + second)).toEqual({
    text: base + first + second,
    conflicts: [],
  });
});

test("a game that both captains added with different scores is one question about the whole game", () => {
  const stored = base + undated("elk", "us: 12, them: 11");
  const mine = base + undated("elk", "us: 12, them: 10, round: Final");
  const { text, conflicts } = mergeGames(stored, mine);
  expect(text).toBe(stored);
  const shared = { date: "2026-06-07", opponent: "elk", type: "BRACKET", us: 12 };
  expect(conflicts).toEqual([
    {
      path: ["games", 3],
      stored: { ...shared, them: 11 },
      mine: { ...shared, them: 10, round: "Final" },
      allowsBoth: true,
    },
  ]);
  const gamesWith = (answer: Answer) =>
    parse(mergeGames(stored, mine, answered(conflicts, answer)).text).games;
  const others = parse(base).games;
  const [theirs, ours] = conflicts.flatMap(({ stored: one, mine: two }) => [one, two]);
  expect(gamesWith("stored")).toEqual([...others, theirs]);
  expect(gamesWith("mine")).toEqual([...others, ours]);
  expect(gamesWith("both")).toEqual([...others, theirs, ours]);
});

test("a game that both captains added is kept once; a second one against that opponent raises no question", () => {
  const [first, second] = [undated("elk", "us: 13, them: 9"), undated("elk", "us: 8, them: 13")];
  expect(mergeGames(base + first + second, base + second)).toEqual({
    text: base + first + second,
    conflicts: [],
  });
});

test("of two games that I added against an opponent, only one can be the other captain’s", () => {
  const mine = base + undated("elk", "us: 13, them: 9") + undated("elk", "us: 8, them: 13");
  const stored = base + undated("elk", "us: 7, them: 13");
  const { conflicts } = mergeGames(stored, mine);
  expect(conflicts).toHaveLength(1);
  const { text } = mergeGames(stored, mine, answered(conflicts, "stored"));
  expect(gamesIn(text)).toHaveLength(5);
});

test("choosing mine takes a field away that only the other entry has", () => {
  const mine = base + undated("elk", "us: 12, them: 10");
  const stored = base + undated("elk", "us: 12, them: 11, round: Final");
  const { conflicts } = mergeGames(stored, mine);
  expect(mergeGames(stored, mine, answered(conflicts, "mine")).text).toBe(mine);
});

const story = (title: string, link: string) =>
  `- title: ${title}\n  link: https://gazette.example/${link}\n  date: 2026-06-08\n  author: The Gazette\n  type: ARTICLE\n`;
const mergeNews = (start: string, stored: string, mine: string, answers?: Answers) =>
  merge({ base: start, stored, mine }, schemaNode(newsFile), answers);

test("two stories of one author and day are both kept, each with its own link", () => {
  const old = story("A season begins", "begins");
  const [theirs, ours] = [story("Fog at noon", "fog"), story("A final in the dark", "dark")];
  expect(mergeNews(old, old + theirs, old + ours)).toEqual({
    text: old + theirs + ours,
    conflicts: [],
  });
});

test("a story with one link that both captains added is one question about the whole story", () => {
  const [stored, mine] = [story("Fog at noon", "fog"), story("Noon in fog", "fog")];
  const { text, conflicts } = mergeNews("", stored, mine);
  expect(text).toBe(stored);
  expect(conflicts).toMatchObject([{ path: [0], allowsBoth: true }]);
  expect(mergeNews("", stored, mine, answered(conflicts, "mine")).text).toBe(mine);
  expect(mergeNews("", stored, mine, answered(conflicts, "both")).text).toBe(stored + mine);
});

test("a story replaced by another captain never gets my link", () => {
  const old = story("A season begins", "begins");
  const stored = story("Fog at noon", "fog");
  const mine = story("A season begins", "season-begins");
  const { text, conflicts } = mergeNews(old, stored, mine);
  expect(text).toBe(stored);
  expect(conflicts).toMatchObject([{ path: [0] }]);
  expect(mergeNews(old, stored, mine, answered(conflicts, "mine")).text).toBe(mine);
});

test("a corrected title is no other story: another captain’s change of its author is merged", () => {
  const old = story("A seeson begins", "begins");
  const stored = edited(old, ["seeson", "season"]);
  const mine = edited(old, ["The Gazette", "A. Reporter"]);
  const { text, conflicts } = mergeNews(old, stored, mine);
  expect(conflicts).toEqual([]);
  expect(text).toBe(edited(stored, ["The Gazette", "A. Reporter"]));
});

test.each(["stored", "mine"] as const)(
  "a corrected opponent in the %s version never gets the score entered for the old one",
  (corrected) => {
    const moth = edited(base, [driftGame, "opponent: moth, type: POOL"]);
    const scored = edited(base, [driftGame, `${driftGame}, us: 13, them: 9`]);
    const [stored, mine] = corrected === "stored" ? [moth, scored] : [scored, moth];
    const { text, conflicts } = mergeGames(stored, mine);
    expect(text).toBe(stored);
    expect(conflicts).toMatchObject([{ path: ["games", 0], allowsBoth: true }]);
  },
);

const highlights = (...texts: readonly string[]) =>
  `displayName: Gale\n${texts.length === 0 ? "" : "highlights:\n"}${texts.map((one) => `  - ${one}\n`).join("")}players:\n  - alder\n`;

test.each([
  ["added by both", [], ["Won it"], ["Lost no game"], ["Won it", "Lost no game"]],
  ["added to others", ["Old"], ["Old", "Won it"], ["Old", "New"], ["Old", "Won it", "New"]],
  ["added alike", [], ["Won it"], ["Won it", "New"], ["Won it", "New"]],
  ["added while the last one was removed", ["Old"], [], ["Old", "New"], ["New"]],
  ["removed while one was added", ["Old"], ["Old", "Won it"], [], ["Won it"]],
])("lists of texts are merged: %s", (_, start, theirs, ours, wanted) => {
  const { text, conflicts } = merge(
    { base: highlights(...start), stored: highlights(...theirs), mine: highlights(...ours) },
    schemaNode(roster),
  );
  expect(conflicts).toEqual([]);
  expect(parse(text)).toEqual(parse(highlights(...wanted)));
});

test("a text that both captains edited is a question, and both can be kept", () => {
  const versions = {
    base: highlights("Won"),
    stored: highlights("Won it"),
    mine: highlights("Won all"),
  };
  const { conflicts } = merge(versions, schemaNode(roster));
  expect(conflicts).toEqual([
    { path: ["highlights", 0], stored: "Won it", mine: "Won all", allowsBoth: true },
  ]);
  const { text } = merge(versions, schemaNode(roster), answered(conflicts, "both"));
  expect(text).toBe(highlights("Won it", "Won all"));
});

test("an entry with one key that both captains added is one question about the whole entry", () => {
  const [stored, mine] = [players("elm"), edited(players("elm"), ["Ann", "Zoe"])];
  const jersey = `${mine}  jersey: 8\n`;
  const { text, conflicts } = merge({ base: "", stored, mine: jersey }, schemaNode(playersFile));
  expect(text).toBe(stored);
  expect(conflicts).toEqual([
    {
      path: ["elm"],
      stored: { name: { first: "Ann", last: "Elm" } },
      mine: { name: { first: "Zoe", last: "Elm" }, jersey: 8 },
    },
  ]);
  const versions = { base: "", stored, mine: jersey };
  expect(merge(versions, schemaNode(playersFile), answered(conflicts, "mine")).text).toBe(jersey);
});

const withNumber = (player: string) =>
  `displayName: Gale\nplayers:\n  - alder\nnumbers: { ${player}: 8 }\n`;

test("numbers of a roster that both captains created are merged by player", () => {
  const { text, conflicts } = merge(
    { base: "", stored: withNumber("alder"), mine: withNumber("birch") },
    schemaNode(roster),
  );
  expect(conflicts).toEqual([]);
  expect(parse(text).numbers).toEqual({ alder: 8, birch: 8 });
});

const withResults = (results: string) => `${highlights()}${results}`;

test("a result that both captains added is merged if only one has the finish", () => {
  const { text, conflicts } = merge(
    {
      base: withResults(""),
      stored: withResults("results: { wins: 5, losses: 2 }\n"),
      mine: withResults("results: { wins: 5, losses: 2, finish: T9th }\n"),
    },
    schemaNode(roster),
  );
  expect(conflicts).toEqual([]);
  expect(parse(text).results).toEqual({ wins: 5, losses: 2, finish: "T9th" });
});

const created = (end: string, opponent: string) =>
  `name: Fog Bowl\ndates: { start: 2027-06-05, end: ${end} }\ngames:\n${game(opponent, "11:00")}`;

test("a tournament that both captains created is one question, and the games of both are kept", () => {
  const [stored, mine] = [created("2027-06-06", "elk"), created("2027-06-07", "moth")];
  const { text, conflicts } = merge({ base: "", stored, mine }, tournamentSchema);
  expect(conflicts).toMatchObject([{ path: [], fields: ["name", "dates"] }]);
  expect(parse(text)).toEqual({ ...parse(stored), games: expect.any(Array) });
  expect(parse(text).games).toHaveLength(2);
  const decided = merge(
    { base: "", stored, mine },
    tournamentSchema,
    answered(conflicts, "mine"),
  ).text;
  expect(parse(decided).dates).toEqual(parse(mine).dates);
});

const withGames = (games: readonly object[]) =>
  games.reduce((text: string, one) => addEntry(text, ["games"], one, tournamentSchema), base);
test("whatever two captains add, nothing is dropped without a question, and nothing is invented", () => {
  const added = fc.record(
    {
      opponent: fc.constantFrom("drift", "elk", "moth"),
      date: fc.constantFrom("2026-06-06", "2026-06-07"),
      time: fc.constantFrom("09:00", "11:00"),
      type: fc.constantFrom("POOL", "BRACKET"),
      us: fc.integer({ min: 0, max: 2 }),
      them: fc.integer({ min: 0, max: 2 }),
    },
    { requiredKeys: ["opponent", "type"] },
  );
  const several = fc.array(added, { maxLength: 4 });
  fc.assert(
    fc.property(several, several, (theirs, ours) => {
      const [stored, mine] = [withGames(theirs), withGames(ours)];
      const { conflicts } = mergeGames(stored, mine);
      const { text } = mergeGames(stored, mine, answered(conflicts, "both"));
      expect(new Set(gamesIn(text))).toEqual(new Set([stored, mine].flatMap(gamesIn)));
    }),
    { numRuns: 60 },
  );
});
