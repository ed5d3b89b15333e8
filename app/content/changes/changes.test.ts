import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { expect, test } from "vitest";
import { describeChanges, lineChanges } from "./changes.ts";

const club = readFolder("tests/fixture-club/content");

/** Lines that report the invented club's changes after some text edits. */
function changesAfter(...edits: readonly (readonly [file: string, old: string, now: string])[]) {
  const texts = new Map(club);
  for (const [file, old, now] of edits) {
    const text = texts.get(file) ?? "";
    expect(text).toContain(old);
    texts.set(file, text.replace(old, now));
  }
  return describeChanges(checkContent(club).draft, checkContent(texts).draft);
}

const regionals = "seasons/2026/tournaments/2026-regionals.yml";
const fogBowl = "seasons/2026/tournaments/2026-fog-bowl.yml";
const roster = "seasons/2026/roster.yml";

test("unchanged content has no changes", () => {
  expect(changesAfter()).toEqual([]);
});

test("games and their season’s record share a line", () => {
  const games = "sanctioned: true\ngames:\n  - { opponent: gale, type: POOL, us: 13, them: 9 }";
  const edits = [
    [regionals, "sanctioned: true", games],
    [roster, "wins: 2", "wins: 3"],
  ] as const;
  expect(changesAfter(...edits)).toEqual(["2026: 1 game added to Regionals, record 2–1 → 3–1"]);
});

test("a changed score is counted, and a new finish is named", () => {
  const file = "seasons/2025/tournaments/2025-fog-bowl.yml";
  const edits = [
    [file, "them: 9", "them: 8"],
    [file, "result: 3", "result: 2"],
  ] as const;
  expect(changesAfter(...edits)).toEqual(["2025: 1 score in Fog Bowl, Fog Bowl: 2nd"]);
});

test("a game whose opponent becomes known is a correction, not a new game", () => {
  const edit = [fogBowl, "{ type: BRACKET", "{ opponent: gale, type: BRACKET"] as const;
  expect(changesAfter(edit)).toEqual(["2026: 1 game corrected in Fog Bowl"]);
});

test("people are counted, not named", () => {
  expect(changesAfter([roster, "  - birch\n", ""])).toEqual(["2026: 1 person left the roster"]);
  expect(changesAfter(["players.yml", "alder:", "alderson:"])[0]).toBe(
    "Players: 1 added and 1 taken out",
  );
});

test("a change in site.yml names its field", () => {
  expect(changesAfter(["site.yml", "in May", "in June"])).toEqual(["The club: tryouts"]);
});

test("awards are counted by edition", () => {
  expect(
    changesAfter(["badge-quest/2025/awards.csv", "LOW_TIDE,o,2025-07-06,23:59,EDT,,\n", ""]),
  ).toEqual(["Tide Quest 2025, awards: 1 taken out"]);
});

test("a changed edition lists its changed fields", () => {
  const edition = "badge-quest/2025/edition.yml";
  expect(changesAfter([edition, "newest: [FIFTY_PLATES, UNWON]", "newest: [UNWON]"])).toEqual([
    "Tide Quest 2025: newest",
  ]);
  expect(changesAfter([edition, "title: Tide", "title: Ebb"])).toEqual(["Ebb Quest 2025: title"]);
  expect(changesAfter([edition, "GOOD_NEIGHBOR, ", ""])).toEqual([
    "Tide Quest 2025: updates and activated",
  ]);
});

test("an edition and its awards have a line each", () => {
  const edition = "title: Tide Quest 2026\nroster: cote-sauvage-2026\nactivated: [UNWON]\n";
  const awards = "badge,player,date,time,zone,note,again\nUNWON,o,2026-07-06,23:59,EDT,,\n";
  const files = [
    ["badge-quest/2026/edition.yml", "", edition],
    ["badge-quest/2026/awards.csv", "", awards],
  ] as const;
  expect(changesAfter(...files)).toEqual([
    "Tide Quest 2026: new",
    "Tide Quest 2026, awards: 1 added",
  ]);
});

test("changed totals of past editions are counted", () => {
  expect(changesAfter(["badge-quest/history.yml", "totalBadges: 6", "totalBadges: 7"])).toEqual([
    "Past editions: 1 changed",
  ]);
});

test("fixed inks are counted, even in a new file", () => {
  const inks = 'day: { k: "#101010" }\nnight: { k: "#f0f0f0", p: "#000000" }\n';
  expect(changesAfter(["inks.yml", "", inks])).toEqual(["Inks: 3 added"]);
});

test("states and their labels are listed", () => {
  const states = "called: { one: county, many: counties }\nstates: { ME: { name: Maine } }\n";
  const lines = changesAfter(["states.yml", "", states]);
  expect(lines).toContain("States are called county and counties");
  expect(lines.at(-1)).toMatch(/^States: \d+ taken out and 1 changed$/);
});

test("reordering entries counts as a change", () => {
  const [brain, effort, ...others] = (club.get("core-values.yml") ?? "").split("\n\n");
  const reordered = [effort, brain?.replace(/^#.*\n/, ""), ...others].join("\n\n");
  expect(changesAfter(["core-values.yml", club.get("core-values.yml") ?? "", reordered])).toContain(
    "Core values: another order",
  );
});

const person = (key: string) => [`${key}:`, `  name: { first: ${key} }`, "  position: Cutter"];

test("a diff shows whole entries, even if two of them end alike", () => {
  const text = (...keys: string[]) => `${keys.flatMap(person).join("\n")}\n`;
  const added = lineChanges(text("ada", "cat"), text("ada", "bea", "cat", "dot"));
  expect(added.map((line) => line.text)).toEqual([...person("bea"), ...person("dot")]);
  const removed = lineChanges(text("ada", "bea", "cat", "dot"), text("ada", "cat"));
  expect(removed.map((line) => line.text)).toEqual([...person("bea"), ...person("dot")]);
  expect(removed.map(({ line }) => line)).toEqual([4, 5, 6, 10, 11, 12]);
});
