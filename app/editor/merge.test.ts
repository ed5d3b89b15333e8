import { expect, test } from "vitest";
import { type Answer, type Conflict, conflictKey, merge } from "./merge.ts";

const game = (opponent: string, more = "") => `  - { opponent: ${opponent}, type: POOL${more} }\n`;
const base = `# Fog all weekend\nname: Fog Bowl\ngames:\n  # Saturday\n${game("drift")}${game("gale")}`;
const change = (text: string, from: string, to: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};
const score = (text: string, opponent: string, points: string) =>
  change(text, game(opponent), game(opponent, points));

const drift = score(base, "drift", ", us: 13, them: 9");

const answerAll = (conflicts: readonly Conflict[], answer: Answer) =>
  new Map(conflicts.map((conflict) => [conflictKey(conflict), answer]));

test("scores of two games, one below the other, are both kept, with all comments", () => {
  const mine = score(base, "gale", ", us: 7, them: 13");
  const both = score(drift, "gale", ", us: 7, them: 13");
  expect(merge({ base, stored: drift, mine })).toEqual({ text: both, conflicts: [] });
});

test("the same change on both sides is no question", () => {
  expect(merge({ base, stored: drift, mine: drift })).toEqual({ text: drift, conflicts: [] });
});

const renamed = change(score(base, "drift", ", us: 13, them: 10"), "Fog Bowl", "Fog Bowl II");

test("a line that both changed is a question, and until its answer the stored one stays", () => {
  const versions = { base, stored: drift, mine: renamed };
  const { text, conflicts } = merge(versions);
  expect(text).toBe(change(drift, "Fog Bowl", "Fog Bowl II"));
  expect(conflicts).toMatchObject([{ line: 5, isAdded: false }]);
  expect(merge(versions, answerAll(conflicts, "stored"))).toEqual({ text, conflicts: [] });
  expect(merge(versions, answerAll(conflicts, "mine"))).toEqual({ text: renamed, conflicts: [] });
});

test("lines that both added at one place can both stay", () => {
  const versions = { base, stored: base + game("elm"), mine: base + game("ash") };
  const { conflicts } = merge(versions);
  expect(conflicts).toMatchObject([{ isAdded: true }]);
  expect(merge(versions, answerAll(conflicts, "both")).text).toBe(base + game("elm") + game("ash"));
});

test("a line that one removed and the other changed is a question", () => {
  const mine = change(base, game("drift"), "");
  expect(merge({ base, stored: drift, mine }).conflicts).toMatchObject([
    { stored: [game("drift", ", us: 13, them: 9").trimEnd()], mine: [] },
  ]);
});

test("lines that somebody has moved are one question", () => {
  const head = base.slice(0, base.indexOf("  - "));
  const stored = head + game("gale") + game("drift");
  const mine = head + game("drift", ", us: 7, them: 13") + game("gale", ", us: 13, them: 9");
  expect(merge({ base, stored, mine }).conflicts).toMatchObject([
    { stored: [game("gale").trimEnd(), game("drift").trimEnd()] },
  ]);
});

test("a file that both created is one question, not a mix", () => {
  const { conflicts } = merge({ base: "", stored: "a: 1\nb: 2\n", mine: "a: 1\nb: 3\nc: 4\n" });
  expect(conflicts).toHaveLength(1);
  expect(conflicts[0]?.isAdded).toBe(false);
});

const windows = (text: string) => text.replaceAll("\n", "\r\n");

test("the stored file keeps its Windows line ends", () => {
  const mine = windows(score(base, "gale", ", us: 7, them: 13"));
  expect(merge({ base: windows(base), stored: windows(drift), mine }).text).toBe(
    windows(score(drift, "gale", ", us: 7, them: 13")),
  );
});
