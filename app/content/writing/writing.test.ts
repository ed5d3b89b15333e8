import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readFolder } from "#app/content/.server/load-content.ts";
import { type FieldPath, valueAt } from "#app/content/field-path.ts";
import { findSchema } from "#app/content/find-schema.ts";
import { schemaNode, type SchemaNode } from "#app/content/reading/schema-node.ts";
import { addEntry, moveEntry, removeEntry, addRows } from "./list-entries.ts";
import { setValue } from "./set-value.ts";

const folders = ["tests/fixture-club/content", "content"];
const files = folders
  .flatMap((folder) =>
    Array.from(readFolder(folder), ([file, text]) => ({
      file: `${folder}/${file}`,
      name: file,
      text,
    })),
  )
  .filter(({ file }) => file.endsWith(".yml"));

function leaves(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The lists that have entries. */
function lists(value: unknown, path: FieldPath = []): (readonly [FieldPath, readonly unknown[]])[] {
  if (typeof value !== "object" || value === null) return [];
  const whole = Array.isArray(value) && value.length > 0 ? [[path, value] as const] : [];
  const below = Object.entries(value).flatMap(([key, part]) =>
    lists(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...whole, ...below];
}

function diff(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  let head = 0;
  while (head < old.length && old[head] === now[head]) head += 1;
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < now.length - head &&
    old.at(-1 - tail) === now.at(-1 - tail)
  )
    tail += 1;
  return [
    ...old.slice(head, old.length - tail).map((line) => `-${line}`),
    ...now.slice(head, now.length - tail).map((line) => `+${line}`),
  ];
}

function changeValue(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  return `${String(value)}: #2`;
}

/** About six values, evenly spread. */
function sample<T>(all: readonly T[]): readonly T[] {
  const step = Math.ceil(all.length / 6);
  return all.filter((_, index) => index % step === 0);
}

const findRules = (name: string): SchemaNode => {
  const schema = findSchema(name);
  if (schema === undefined) throw new Error(`${name} has no schema.`);
  return schemaNode(schema);
};

describe.each(files)("$file", ({ name, text }) => {
  const value: unknown = parse(text);
  const rules = findRules(name);

  test("a changed value changes only its own line", () => {
    for (const path of sample(leaves(value))) {
      const wanted = changeValue(valueAt(value, path));
      const changed = setValue(text, path, wanted, rules);
      expect(valueAt(parse(changed), path), path.join()).toBe(wanted);
      // Only folded text spans lines.
      const lines = diff(text, changed).length / 2;
      expect(lines, path.join()).toBeLessThan(2 + String(wanted).length / 60);
      expect(parse(setValue(changed, path, valueAt(value, path), rules))).toEqual(value);
    }
  });

  test("a field that is removed and added again keeps its place", () => {
    const fields = leaves(value).filter((steps) => typeof steps.at(-1) === "string");
    expect(fields.length).toBeGreaterThan(0);
    for (const path of sample(fields)) {
      const without = setValue(text, path, undefined, rules);
      const expected = structuredClone(value);
      Reflect.deleteProperty(Object(valueAt(expected, path.slice(0, -1))), path.at(-1) ?? "");
      expect(parse(without), path.join()).toEqual(expected);
      const back = setValue(without, path, valueAt(value, path), rules);
      expect(parse(back), path.join()).toEqual(value);
    }
  });
});

test.each(files.filter(({ text }) => lists(parse(text)).length > 0))(
  "a list entry in $file is added, moved and removed again",
  ({ name, text }) => {
    const value: unknown = parse(text);
    const rules = findRules(name);
    for (const [path, list] of sample(lists(value))) {
      const added = addEntry(text, path, list[0], rules);
      expect(valueAt(parse(added), path), path.join()).toEqual([...list, list[0]]);
      expect(diff(text, added).filter((line) => line.startsWith("-")).length).toBeLessThan(2);
      expect(parse(removeEntry(added, path, list.length))).toEqual(value);
      if (list.length < 2) continue;
      const moved = moveEntry(text, path, 0, list.length - 1);
      expect(valueAt(parse(moved), path)).toEqual([...list.slice(1), list[0]]);
      expect(moveEntry(moved, path, list.length - 1, 0)).toBe(text);
      expect(valueAt(parse(removeEntry(text, path, 0)), path)).toEqual(list.slice(1));
    }
  },
);

const weekend = `# The weekend
name: Fog Bowl # as its page has it
dates: { start: 2026-09-26, end: 2026-09-27 }
sanctioned: true
games:
  # Moved by the fog.
  - { opponent: drift, type: POOL, date: 2026-09-26, time: "09:00" }
  - opponent: eddy
    type: BRACKET
`;
const tournament = findRules("seasons/2026/tournaments/2026-fog-bowl.yml");

test("a score follows the time of its game on the same line", () => {
  const us = setValue(weekend, ["games", 0, "us"], 13, tournament);
  expect(diff(weekend, setValue(us, ["games", 0, "them"], 9, tournament))).toEqual([
    '-  - { opponent: drift, type: POOL, date: 2026-09-26, time: "09:00" }',
    '+  - { opponent: drift, type: POOL, date: 2026-09-26, time: "09:00", us: 13, them: 9 }',
  ]);
});

test.each<[string, FieldPath, unknown, string[]]>([
  ["the finish of a tournament", ["result"], 3, ["+result: 3"]],
  ["a field of a game on lines of its own", ["games", 1, "time"], "14:30", ['+    time: "14:30"']],
  [
    "a city whose location is missing",
    ["location", "city"],
    "Devens",
    ["+location: { city: Devens }"],
  ],
])("%s gets a line at its place in the schema", (_, path, value, lines) => {
  expect(diff(weekend, setValue(weekend, path, value, tournament))).toEqual(lines);
});

test("a game is added in the format of its neighbors", () => {
  const game = { opponent: "gale", type: "POOL", date: "2026-09-27", time: "11:00", us: undefined };
  expect(diff(weekend, addEntry(weekend, ["games"], game, tournament))).toEqual([
    '+  - { opponent: gale, type: POOL, date: 2026-09-27, time: "11:00" }',
  ]);
});

const people = `# Everybody
alder:
  name: { first: Freya, last: Alder }
  position: Cutter

cedar:
  name: { first: Ines, last: Cedar }
  position: Coach
`;

test("a player is added alphabetically with blank lines around her", () => {
  const birch = { name: { first: "Li", last: "Birch" }, jersey: 8, position: "Handler" };
  const added = setValue(people, ["birch"], birch, findRules("players.yml"));
  expect(diff(people, added)).toEqual([
    "+birch:",
    "+  name: { first: Li, last: Birch }",
    "+  jersey: 8",
    "+  position: Handler",
    "+",
  ]);
  expect(setValue(added, ["birch"], undefined)).toBe(people);
});

test("a year’s first news item goes below the schema line", () => {
  const head = "# yaml-language-server: $schema=news.schema.json\n";
  const story = { title: "Storm: a recap", date: "2026-07-04", type: "ARTICLE" };
  const first = addEntry(head, [], story);
  expect(first).toBe(`${head}- title: "Storm: a recap"\n  date: 2026-07-04\n  type: ARTICLE\n`);
  expect(parse(addEntry(first, [], story))).toEqual([story, story]);
});

test("log rows are added at the end, with quotes where a cell needs them", () => {
  expect(addRows("badge,note", [["TIDE", 'with "Li", Ines']])).toBe(
    'badge,note\nTIDE,"with ""Li"", Ines"\n',
  );
});
