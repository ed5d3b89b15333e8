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
  answerAll,
  base,
  driftGame,
  gameLine,
  mergeGames,
  playerEntry,
  replaceIn,
  tournamentSchema,
  withFields,
} from "./testing/merging.ts";

test("an entry that both captains added alike is added once", () => {
  const added = base + gameLine("elk", "11:00");
  expect(mergeGames(added, replaceIn(added, ["Fog Bowl", "Fog"]))).toEqual({
    text: replaceIn(added, ["Fog Bowl", "Fog"]),
    conflicts: [],
  });
});

const listGames = (text: string) =>
  Array.from<object>(parse(text).games).map((game) => JSON.stringify(game));

/** A game on the Sunday, without a time. */
const untimedGame = (opponent: string, score: string) =>
  `  - { date: 2026-06-07, opponent: ${opponent}, type: BRACKET, ${score} }\n`;

test("two games of a day without times are both kept", () => {
  const [elk, moth] = [
    untimedGame("elk", "us: 13, them: 9"),
    untimedGame("moth", "us: 8, them: 13"),
  ];
  expect(mergeGames(base + elk, base + moth)).toEqual({ text: base + elk + moth, conflicts: [] });
});

test("two games against one opponent on different days are both kept", () => {
  const [first, second] = [
    untimedGame("elk", "us: 13, them: 9"),
    replaceIn(untimedGame("elk", "us: 8, them: 13"), ["06-07", "06-06"]),
  ];
  expect(mergeGames(base + first, base + second)).toEqual({
    text: base + first + second,
    conflicts: [],
  });
});

/** Both captains added a game against Elk: the other one 12–11, I a final of 12–10. */
const storedElk = base + untimedGame("elk", "us: 12, them: 11");
const myElk = base + untimedGame("elk", "us: 12, them: 10, round: Final");
const elkGame = { date: "2026-06-07", opponent: "elk", type: "BRACKET", us: 12 };
const theirElkGame = { ...elkGame, them: 11 };
const myElkGame = { ...elkGame, them: 10, round: "Final" };

test("a game that both captains added with different scores is one question about the whole game", () => {
  const { text, conflicts } = mergeGames(storedElk, myElk);
  expect(text).toBe(storedElk);
  expect(conflicts).toEqual([
    { path: ["games", 3], stored: theirElkGame, mine: myElkGame, allowsBoth: true },
  ]);
});

test.each<{ answer: Answer; kept: readonly object[] }>([
  { answer: "stored", kept: [theirElkGame] },
  { answer: "mine", kept: [myElkGame] },
  { answer: "both", kept: [theirElkGame, myElkGame] },
])("the answer “$answer” to two versions of a new game keeps exactly that", ({ answer, kept }) => {
  const { conflicts } = mergeGames(storedElk, myElk);
  const { text } = mergeGames(storedElk, myElk, answerAll(conflicts, answer));
  expect(parse(text).games).toEqual([...parse(base).games, ...kept]);
});

test("of two new games against one opponent, the one that both captains added is kept once, without a question", () => {
  const [first, second] = [
    untimedGame("elk", "us: 13, them: 9"),
    untimedGame("elk", "us: 8, them: 13"),
  ];
  expect(mergeGames(base + first + second, base + second)).toEqual({
    text: base + first + second,
    conflicts: [],
  });
});

test("of two games that I added against an opponent, only one is in question with the other captain’s", () => {
  const mine = base + untimedGame("elk", "us: 13, them: 9") + untimedGame("elk", "us: 8, them: 13");
  const stored = base + untimedGame("elk", "us: 7, them: 13");
  const { conflicts } = mergeGames(stored, mine);
  expect(conflicts).toHaveLength(1);
  // Hers stays in place of one of mine; my other one is added.
  const { text } = mergeGames(stored, mine, answerAll(conflicts, "stored"));
  expect(listGames(text)).toHaveLength(listGames(base).length + 2);
});

test("choosing my entry removes a field that only the other one has", () => {
  const mine = base + untimedGame("elk", "us: 12, them: 10");
  const stored = base + untimedGame("elk", "us: 12, them: 11, round: Final");
  const { conflicts } = mergeGames(stored, mine);
  expect(mergeGames(stored, mine, answerAll(conflicts, "mine")).text).toBe(mine);
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

test("two stories that both captains added with one link are one question about the whole story", () => {
  const [stored, mine] = [story("Fog at noon", "fog"), story("Noon in fog", "fog")];
  const { text, conflicts } = mergeNews("", stored, mine);
  expect(text).toBe(stored);
  expect(conflicts).toMatchObject([{ path: [0], allowsBoth: true }]);
  expect(mergeNews("", stored, mine, answerAll(conflicts, "mine")).text).toBe(mine);
  expect(mergeNews("", stored, mine, answerAll(conflicts, "both")).text).toBe(stored + mine);
});

test("a story replaced by another captain never gets my link", () => {
  const old = story("A season begins", "begins");
  const stored = story("Fog at noon", "fog");
  const mine = story("A season begins", "season-begins");
  const { text, conflicts } = mergeNews(old, stored, mine);
  expect(text).toBe(stored);
  expect(conflicts).toMatchObject([{ path: [0] }]);
  expect(mergeNews(old, stored, mine, answerAll(conflicts, "mine")).text).toBe(mine);
});

test("a corrected title is no other story: another captain’s change of its author is merged", () => {
  const old = story("A seeson begins", "begins");
  const stored = replaceIn(old, ["seeson", "season"]);
  const mine = replaceIn(old, ["The Gazette", "A. Reporter"]);
  const { text, conflicts } = mergeNews(old, stored, mine);
  expect(conflicts).toEqual([]);
  expect(text).toBe(replaceIn(stored, ["The Gazette", "A. Reporter"]));
});

test.each(["stored", "mine"] as const)(
  "a corrected opponent in the %s version never gets the score entered for the old one",
  (corrected) => {
    const moth = replaceIn(base, [driftGame, "opponent: moth, type: POOL"]);
    const scored = withFields(base, driftGame, "us: 13, them: 9");
    const [stored, mine] = corrected === "stored" ? [moth, scored] : [scored, moth];
    const { text, conflicts } = mergeGames(stored, mine);
    expect(text).toBe(stored);
    expect(conflicts).toMatchObject([{ path: ["games", 0], allowsBoth: true }]);
  },
);

/** A roster with highlights of its season. */
const withHighlights = (...texts: readonly string[]) =>
  `displayName: Gale\n${texts.length === 0 ? "" : "highlights:\n"}${texts.map((text) => `  - ${text}\n`).join("")}players:\n  - alder\n`;

test.each([
  ["added by both", [], ["Won it"], ["Lost no game"], ["Won it", "Lost no game"]],
  ["added to others", ["Old"], ["Old", "Won it"], ["Old", "New"], ["Old", "Won it", "New"]],
  ["added alike", [], ["Won it"], ["Won it", "New"], ["Won it", "New"]],
  ["added while the last one was removed", ["Old"], [], ["Old", "New"], ["New"]],
  ["removed while one was added", ["Old"], ["Old", "Won it"], [], ["Won it"]],
])("highlights of two captains are merged: %s", (_, start, theirs, ours, wanted) => {
  const versions = {
    base: withHighlights(...start),
    stored: withHighlights(...theirs),
    mine: withHighlights(...ours),
  };
  const { text, conflicts } = merge(versions, schemaNode(roster));
  expect(conflicts).toEqual([]);
  expect(parse(text)).toEqual(parse(withHighlights(...wanted)));
});

test("a highlight that both captains edited is in question, and both can be kept", () => {
  const versions = {
    base: withHighlights("Won"),
    stored: withHighlights("Won it"),
    mine: withHighlights("Won all"),
  };
  const { conflicts } = merge(versions, schemaNode(roster));
  expect(conflicts).toEqual([
    { path: ["highlights", 0], stored: "Won it", mine: "Won all", allowsBoth: true },
  ]);
  const { text } = merge(versions, schemaNode(roster), answerAll(conflicts, "both"));
  expect(text).toBe(withHighlights("Won it", "Won all"));
});

test("two players that both captains added under one key are one question about the whole player", () => {
  const stored = playerEntry("elm");
  const mine = `${replaceIn(stored, ["Ann", "Zoe"])}  jersey: 8\n`;
  const versions = { base: "", stored, mine };
  const { text, conflicts } = merge(versions, schemaNode(playersFile));
  expect(text).toBe(stored);
  expect(conflicts).toEqual([
    {
      path: ["elm"],
      stored: { name: { first: "Ann", last: "Elm" } },
      mine: { name: { first: "Zoe", last: "Elm" }, jersey: 8 },
    },
  ]);
  expect(merge(versions, schemaNode(playersFile), answerAll(conflicts, "mine")).text).toBe(mine);
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

const withResults = (results: string) => `${withHighlights()}${results}`;

test("a season’s record that both captains added alike is merged, with the finish that one of them has", () => {
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

/** A new tournament that ends on a day and has a game against an opponent. */
const newTournament = (end: string, opponent: string) =>
  `name: Fog Bowl\ndates: { start: 2027-06-05, end: ${end} }\ngames:\n${gameLine(opponent, "11:00")}`;

test("a tournament that both captains created is one question about its facts, and the games of both are kept", () => {
  const [stored, mine] = [newTournament("2027-06-06", "elk"), newTournament("2027-06-07", "moth")];
  const { text, conflicts } = merge({ base: "", stored, mine }, tournamentSchema);
  expect(conflicts).toMatchObject([{ path: [], fields: ["name", "dates"] }]);
  expect(parse(text)).toEqual({ ...parse(stored), games: expect.any(Array) });
  expect(parse(text).games).toHaveLength(2);
  const decided = merge(
    { base: "", stored, mine },
    tournamentSchema,
    answerAll(conflicts, "mine"),
  ).text;
  expect(parse(decided).dates).toEqual(parse(mine).dates);
});

const addGames = (games: readonly object[]) =>
  games.reduce((text: string, game) => addEntry(text, ["games"], game, tournamentSchema), base);

test("whatever games two captains add, the answer “both” keeps each of them and invents none", () => {
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
      const [stored, mine] = [addGames(theirs), addGames(ours)];
      const { conflicts } = mergeGames(stored, mine);
      const { text } = mergeGames(stored, mine, answerAll(conflicts, "both"));
      expect(new Set(listGames(text))).toEqual(new Set([stored, mine].flatMap(listGames)));
    }),
    { numRuns: 60 },
  );
});
