import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { schemaNode, type SchemaNode } from "#app/content/reading/schema-node.ts";
import { playersFile, roster } from "#app/content/schema/roster.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import type { Answer } from "./conflicts.ts";
import { merge } from "./merge.ts";
import {
  answerAll,
  base,
  driftGame,
  galeGame,
  gameLine,
  mergeGames,
  playerEntry,
  replaceIn,
  tournamentSchema,
  withFields,
} from "./testing/merging.ts";

/** A roster with a comment behind each player. */
const listPlayers = (...people: readonly string[]) =>
  `displayName: Gale\nplayers:\n${people.map((person) => `  - ${person} # ${person}\n`).join("")}`;

test("two captains enter scores of two games: both are kept, with all comments", () => {
  const stored = withFields(base, driftGame, "us: 13, them: 9");
  const mine = withFields(base, galeGame, "us: 7, them: 13");
  const both = withFields(stored, galeGame, "us: 7, them: 13");
  expect(mergeGames(stored, mine)).toEqual({ text: both, conflicts: [] });
});

test("two captains change two fields of one game: both are kept", () => {
  const stored = replaceIn(base, [
    '"09:00", opponent: drift, type: P',
    '"09:30", opponent: drift, type: P',
  ]);
  const mine = withFields(base, driftGame, "us: 13, them: 9");
  const { text, conflicts } = mergeGames(stored, mine);
  expect(text).toContain(`"09:30", ${driftGame}, us: 13, them: 9`);
  expect(conflicts).toEqual([]);
});

/** One captain stored 13–9 for a game; I entered 13–10, and renamed the tournament. */
const storedScore = withFields(base, driftGame, "us: 13, them: 9");
const myScore = replaceIn(withFields(base, driftGame, "us: 13, them: 10"), [
  "Fog Bowl",
  "Fog Bowl II",
]);

test("a score that both captains entered differently is one question about both numbers", () => {
  expect(mergeGames(storedScore, myScore).conflicts).toEqual([
    {
      path: ["games", 0],
      fields: ["us", "them"],
      stored: { us: 13, them: 9 },
      mine: { us: 13, them: 10 },
    },
  ]);
});

test("while a score is in question, the stored one stays and my other changes are merged", () => {
  const { text } = mergeGames(storedScore, myScore);
  expect(text).toBe(replaceIn(storedScore, ["Fog Bowl", "Fog Bowl II"]));
});

test("the answer decides on the score, and the question is over", () => {
  const { text, conflicts } = mergeGames(storedScore, myScore);
  const answerWith = (answer: Answer) =>
    mergeGames(storedScore, myScore, answerAll(conflicts, answer));
  expect(answerWith("stored")).toEqual({ text, conflicts: [] });
  expect(answerWith("mine")).toEqual({
    text: replaceIn(text, ["them: 9", "them: 10"]),
    conflicts: [],
  });
});

test("a score is no question for a captain who changed another field of the game", () => {
  const stored = withFields(base, driftGame, "us: 13, them: 9");
  const mine = withFields(base, driftGame, "round: Opener");
  const { text, conflicts } = mergeGames(stored, mine);
  expect(conflicts).toEqual([]);
  expect(text).toContain("us: 13, them: 9");
  expect(text).toContain("round: Opener");
});

test("my text stays as I wrote it, comments included, if nobody else has changed the file", () => {
  const mine = `${base}# Rain on Sunday\n`;
  expect(mergeGames(base, mine)).toEqual({ text: mine, conflicts: [] });
});

test.each([
  {
    what: "each correct the other number of a score",
    before: "us: 13, them: 9",
    theirs: "us: 12, them: 9",
    ours: "us: 13, them: 10",
  },
  {
    what: "enter a score and a forfeit",
    before: "at: home",
    theirs: "us: 13, them: 9, at: home",
    ours: "forfeit: won, at: home",
  },
])("two captains $what: the two are not mixed, but in question", ({ before, theirs, ours }) => {
  const stored = withFields(base, driftGame, theirs);
  const versions = {
    base: withFields(base, driftGame, before),
    stored,
    mine: withFields(base, driftGame, ours),
  };
  const { text, conflicts } = merge(versions, tournamentSchema);
  expect(conflicts).toHaveLength(1);
  expect(text).toBe(stored);
});

type Edit = readonly [from: string, to: string];

test.each<{ fact: string; file: SchemaNode; start: string; theirs: Edit; ours: Edit }>([
  {
    fact: "the dates of a tournament",
    file: tournamentSchema,
    start: "name: Fog Bowl\ndates: { start: 2026-06-06, end: 2026-06-07 }\n",
    theirs: ["start: 2026-06-06", "start: 2026-06-05"],
    ours: ["end: 2026-06-07", "end: 2026-06-08"],
  },
  {
    fact: "the place of a tournament",
    file: tournamentSchema,
    start: "name: Fog Bowl\nlocation: { city: Portland, state: ME }\n",
    theirs: ["Portland", "Eastport"],
    ours: ["ME", "OR"],
  },
  {
    fact: "the record of a season",
    file: schemaNode(roster),
    start: "displayName: Gale\nresults: { wins: 5, losses: 2 }\n",
    theirs: ["wins: 5", "wins: 6"],
    ours: ["losses: 2", "losses: 1"],
  },
  {
    fact: "the name of a player",
    file: schemaNode(playersFile),
    start: playerEntry("elm"),
    theirs: ["first: Ann", "first: Zoe"],
    ours: ["last: Elm", "last: Oak"],
  },
])("two captains change two parts of $fact: the two are not mixed, but in question", (row) => {
  const stored = replaceIn(row.start, row.theirs);
  const versions = { base: row.start, stored, mine: replaceIn(row.start, row.ours) };
  const { text, conflicts } = merge(versions, row.file);
  expect(conflicts).toHaveLength(1);
  expect(text).toBe(stored);
});

test("an answer counts only for the versions for which it was given", () => {
  const { conflicts } = mergeGames(storedScore, myScore);
  const newScore = withFields(base, driftGame, "us: 13, them: 8");
  const merged = mergeGames(newScore, myScore, answerAll(conflicts, "mine"));
  expect(merged.conflicts).toHaveLength(1);
  expect(merged.text).toContain("us: 13, them: 8");
});

test("a game inserted above by another captain does not move my score to another game", () => {
  const first = '  - { date: 2026-06-06, time: "08:00", opponent: elk, type: POOL }\n';
  const stored = replaceIn(base, ["  # Saturday\n", `  # Saturday\n${first}`]);
  const mine = withFields(base, galeGame, "us: 7, them: 13");
  expect(mergeGames(stored, mine).text).toBe(withFields(stored, galeGame, "us: 7, them: 13"));
});

test("games added by both captains are all kept", () => {
  const { text, conflicts } = mergeGames(
    base + gameLine("elk", "11:00"),
    base + gameLine("moth", "13:00"),
  );
  expect(text).toBe(base + gameLine("elk", "11:00") + gameLine("moth", "13:00"));
  expect(conflicts).toEqual([]);
});

const withoutGale = replaceIn(base, [
  '  - { date: 2026-06-06, time: "11:00", opponent: gale, type: POOL } # on field 3\n',
  "",
]);
const withGaleScore = withFields(base, galeGame, "us: 7, them: 13");

test("a game that I removed and another captain scored is in question, and stays meanwhile", () => {
  const { text, conflicts } = mergeGames(withGaleScore, withoutGale);
  expect(conflicts).toMatchObject([{ path: ["games", 1], mine: undefined }]);
  expect(text).toBe(withGaleScore);
});

test("a game that another captain removed and I scored is in question, and comes back if I choose so", () => {
  const { text, conflicts } = mergeGames(withoutGale, withGaleScore);
  expect(conflicts).toMatchObject([{ path: ["games"], stored: undefined }]);
  expect(text).toBe(withoutGale);
  const restored = mergeGames(withoutGale, withGaleScore, answerAll(conflicts, "mine"));
  expect(restored.text).toContain("us: 7, them: 13");
});

/** Merges a roster in which I moved the last player to the top. */
const mergeMoved = (stored: string) =>
  merge(
    {
      base: listPlayers("alder", "birch", "cedar"),
      stored,
      mine: listPlayers("cedar", "alder", "birch"),
    },
    schemaNode(roster),
  );

test("players are in my order if I alone moved them, and those added by others stay last", () => {
  const { text, conflicts } = mergeMoved(listPlayers("alder", "birch", "cedar", "elm"));
  expect(conflicts).toEqual([]);
  expect(parse(text).players).toEqual(["cedar", "alder", "birch", "elm"]);
});

test("the order of players is in question if both captains moved some", () => {
  const { conflicts } = mergeMoved(listPlayers("birch", "alder", "cedar"));
  expect(conflicts).toMatchObject([{ path: ["players"] }]);
});

test("two captains replace one player by two others: both are on the roster, and she is not", () => {
  const start = "displayName: Gale\nplayers:\n  - alder\n  - birch\n";
  const { text, conflicts } = merge(
    {
      base: start,
      stored: replaceIn(start, ["alder", "cedar"]),
      mine: replaceIn(start, ["alder", "elm"]),
    },
    schemaNode(roster),
  );
  expect(conflicts).toEqual([]);
  expect(parse(text)).toMatchObject({ players: expect.arrayContaining(["cedar", "elm", "birch"]) });
  expect(text).not.toContain("alder");
});

test("a players file that both captains created has the players of both", () => {
  const { text } = merge(
    { base: "", stored: playerEntry("elm"), mine: playerEntry("oak") },
    schemaNode(playersFile),
  );
  expect(Object.keys(parse(text))).toEqual(["elm", "oak"]);
});

test.each([
  ["is no valid YAML", "name: ["],
  ["was deleted", ""],
])("if the stored file %s, the question is which whole file to keep", (_, stored) => {
  const mine = replaceIn(base, ["Fog Bowl", "Fog"]);
  const { text, conflicts } = mergeGames(stored, mine);
  expect(conflicts).toEqual([{ path: [], stored, mine }]);
  expect(text).toBe(stored);
  expect(mergeGames(stored, mine, answerAll(conflicts, "mine")).text).toBe(mine);
});

const toWindows = (text: string) => text.replaceAll("\n", "\r\n");

test("a merged file keeps its Windows line endings", () => {
  const stored = toWindows(replaceIn(base, ["Fog Bowl", "Fog"]));
  const mine = toWindows(withFields(base, galeGame, "us: 7, them: 13"));
  const { text } = merge({ base: toWindows(base), stored, mine }, tournamentSchema);
  expect(text).toBe(withFields(stored, galeGame, "us: 7, them: 13"));
});

test("changes of two captains to different fields are all kept, unless the merge asks", () => {
  const fields = ["us", "them", "type", "time"] as const;
  const edit = fc.record({
    game: fc.nat(2),
    field: fc.constantFrom(...fields),
    isMine: fc.boolean(),
    value: fc.integer({ min: 0, max: 15 }),
  });
  let merged = 0;
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
      const lastEdits = [
        ...new Map(edits.map((last) => [`${last.game} ${last.field}`, last])).values(),
      ];
      const apply = (some: typeof edits) =>
        some.reduce(
          (text, { game, field, value }) =>
            setValue(text, ["games", game, field], value, tournamentSchema),
          base,
        );
      const { text, conflicts } = mergeGames(
        apply(lastEdits.filter(({ isMine }) => !isMine)),
        apply(lastEdits.filter(({ isMine }) => isMine)),
      );
      // A game with three of four fields changed counts as another game: that is a conflict.
      if (conflicts.length > 0) return;
      merged += 1;
      expect(parse(text)).toEqual(parse(apply(lastEdits)));
    }),
    { numRuns: 30 },
  );
  expect(merged).toBeGreaterThan(0);
});
