import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { playersFile, roster } from "#app/content/schema/roster.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { merge } from "./merge.ts";
import {
  answered,
  base,
  driftGame,
  edited,
  galeGame,
  game,
  mergeGames,
  players,
  tournamentSchema,
} from "./testing/merging.ts";

const list = (...people: readonly string[]) =>
  `displayName: Gale\nplayers:\n${people.map((one) => `  - ${one} # ${one}\n`).join("")}`;

test("two captains enter scores of two games: both are kept, with all comments", () => {
  const stored = edited(base, [driftGame, `${driftGame}, us: 13, them: 9`]);
  const mine = edited(base, [galeGame, `${galeGame}, us: 7, them: 13`]);
  const both = edited(stored, [galeGame, `${galeGame}, us: 7, them: 13`]);
  expect(mergeGames(stored, mine)).toEqual({ text: both, conflicts: [] });
});

test("two captains change two fields of one game: both are kept", () => {
  const stored = edited(base, [
    '"09:00", opponent: drift, type: P',
    '"09:30", opponent: drift, type: P',
  ]);
  const mine = edited(base, [driftGame, `${driftGame}, us: 13, them: 9`]);
  const { text, conflicts } = mergeGames(stored, mine);
  expect(text).toContain(`"09:30", ${driftGame}, us: 13, them: 9`);
  expect(conflicts).toEqual([]);
});

test("a score is in conflict as a whole, and only if both captains changed it differently", () => {
  const stored = edited(base, [driftGame, `${driftGame}, us: 13, them: 9`]);
  const mine = edited(
    base,
    [driftGame, `${driftGame}, us: 13, them: 10`],
    ["Fog Bowl", "Fog Bowl II"],
  );
  const { text, conflicts } = mergeGames(stored, mine);
  expect(conflicts).toEqual([
    {
      path: ["games", 0],
      fields: ["us", "them"],
      stored: { us: 13, them: 9 },
      mine: { us: 13, them: 10 },
    },
  ]);
  expect(text).toBe(edited(stored, ["Fog Bowl", "Fog Bowl II"]));
  expect(mergeGames(stored, mine, answered(conflicts, "stored"))).toEqual({ text, conflicts: [] });
  expect(mergeGames(stored, mine, answered(conflicts, "mine")).text).toBe(
    edited(text, ["them: 9", "them: 10"]),
  );
});

test("a score is no question for a captain who changed another field of the game", () => {
  const stored = edited(base, [driftGame, `${driftGame}, us: 13, them: 9`]);
  const mine = edited(base, [driftGame, `${driftGame}, round: Opener`]);
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
  [
    "one number of a score each",
    driftGame,
    "us: 13, them: 9",
    "us: 12, them: 9",
    "us: 13, them: 10",
  ],
  [
    "and enter a score and a forfeit",
    driftGame,
    "at: home",
    "us: 13, them: 9, at: home",
    "forfeit: won, at: home",
  ],
])("two captains correct %s: the mix is never saved", (_, line, before, theirs, ours) => {
  const start = edited(base, [line, `${line}, ${before}`]);
  const stored = edited(start, [before, theirs]);
  const { text, conflicts } = merge(
    { base: start, stored, mine: edited(start, [before, ours]) },
    tournamentSchema,
  );
  expect(conflicts).toHaveLength(1);
  expect(text).toBe(stored);
});

test("a game inserted above by another captain does not move my score to another game", () => {
  const first = '  - { date: 2026-06-06, time: "08:00", opponent: elk, type: POOL }\n';
  const stored = edited(base, ["  # Saturday\n", `  # Saturday\n${first}`]);
  const mine = edited(base, [galeGame, `${galeGame}, us: 7, them: 13`]);
  expect(mergeGames(stored, mine).text).toBe(
    edited(stored, [galeGame, `${galeGame}, us: 7, them: 13`]),
  );
});

test("games added by both captains are all kept", () => {
  const { text, conflicts } = mergeGames(base + game("elk", "11:00"), base + game("moth", "13:00"));
  expect(text).toBe(base + game("elk", "11:00") + game("moth", "13:00"));
  expect(conflicts).toEqual([]);
});

test("a game removed by one captain and changed by the other is a conflict, either way", () => {
  const line = '  - { date: 2026-06-06, time: "11:00", opponent: gale, type: POOL } # on field 3\n';
  const without = edited(base, [line, ""]);
  const scored = edited(base, [galeGame, `${galeGame}, us: 7, them: 13`]);
  const removed = mergeGames(scored, without);
  expect(removed.conflicts).toMatchObject([{ path: ["games", 1], mine: undefined }]);
  expect(removed.text).toBe(scored);
  const changed = mergeGames(without, scored);
  expect(changed.conflicts).toMatchObject([{ path: ["games"], stored: undefined }]);
  expect(mergeGames(without, scored, answered(changed.conflicts, "mine")).text).toContain(
    "us: 7, them: 13",
  );
});

test("entries that I moved are moved; entries moved by both are a conflict", () => {
  const start = list("alder", "birch", "cedar");
  const mine = list("cedar", "alder", "birch");
  const mergeRoster = (stored: string) => merge({ base: start, stored, mine }, schemaNode(roster));
  expect(parse(mergeRoster(list("alder", "birch", "cedar", "elm")).text)).toEqual({
    displayName: "Gale",
    players: ["cedar", "alder", "birch", "elm"],
  });
  expect(mergeRoster(list("birch", "alder", "cedar")).conflicts).toMatchObject([
    { path: ["players"] },
  ]);
});

test("people replaced on a roster by two captains are both there", () => {
  const start = "displayName: Gale\nplayers:\n  - alder\n  - birch\n";
  const { text, conflicts } = merge(
    {
      base: start,
      stored: edited(start, ["alder", "cedar"]),
      mine: edited(start, ["alder", "elm"]),
    },
    schemaNode(roster),
  );
  expect(conflicts).toEqual([]);
  expect(parse(text)).toMatchObject({ players: expect.arrayContaining(["cedar", "elm", "birch"]) });
  expect(text).not.toContain("alder");
});

test("a new file started by both captains is merged, or a whole-file conflict if unreadable", () => {
  const keyed = merge(
    { base: "", stored: players("elm"), mine: players("oak") },
    schemaNode(playersFile),
  );
  expect(parse(keyed.text)).toHaveProperty("oak");
  expect(parse(keyed.text)).toHaveProperty("elm");
  const damaged = { base, stored: "name: [", mine: edited(base, ["Fog Bowl", "Fog"]) };
  expect(merge(damaged, tournamentSchema).conflicts).toEqual([
    { path: [], stored: damaged.stored, mine: damaged.mine },
  ]);
});

test("a file deleted by others is a conflict", () => {
  const mine = edited(base, ["Fog Bowl", "Fog"]);
  expect(mergeGames("", mine).conflicts).toEqual([{ path: [], stored: "", mine }]);
});

test("Windows line endings stay", () => {
  const stored = edited(base, ["Fog Bowl", "Fog"]).replaceAll("\n", "\r\n");
  const mine = edited(base, [galeGame, `${galeGame}, us: 7, them: 13`]).replaceAll("\n", "\r\n");
  const { text } = merge({ base: base.replaceAll("\n", "\r\n"), stored, mine }, tournamentSchema);
  expect(text).toBe(edited(stored, [galeGame, `${galeGame}, us: 7, them: 13`]));
});

test("changes to different fields never lose data", () => {
  const fields = ["us", "them", "type", "time"] as const;
  const edit = fc.record({
    game: fc.nat(2),
    field: fc.constantFrom(...fields),
    isMine: fc.boolean(),
    value: fc.integer({ min: 0, max: 15 }),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
      const own = new Map(edits.map((one) => [`${one.game} ${one.field}`, one]));
      const versionOf = (isMine: boolean) =>
        [...own.values()]
          .filter((one) => one.isMine === isMine)
          .reduce(
            (text, { game, field, value }) =>
              setValue(text, ["games", game, field], value, tournamentSchema),
            base,
          );
      const [stored, mine] = [versionOf(false), versionOf(true)];
      const { text, conflicts } = mergeGames(stored, mine);
      // A game with three of four fields changed counts as another game: that is a conflict.
      if (conflicts.length > 0) return;
      const all = [...own.values()].reduce(
        (now, { game, field, value }) =>
          setValue(now, ["games", game, field], value, tournamentSchema),
        base,
      );
      expect(parse(text)).toEqual(parse(all));
    }),
    { numRuns: 30 },
  );
});
