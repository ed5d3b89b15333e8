import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/page/sources.ts";
import { find, typedWords } from "#app/search/find/find.ts";
import { prepare } from "#app/search/find/prepare.ts";
import type { Findable } from "#app/search/search-data.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { cutSearch } from "./cut-search.ts";
import { shardsFor } from "./shards-for.ts";
import type { Shard, ShardList } from "./shards.ts";
import { withShards } from "./with-shards.ts";

const whole = makeFindable(openSources(loadContent()));
const { index, shards, files } = cutSearch(whole, {
  index: 100,
  first: 3,
  shards: { usual: 3000, most: 6000 },
});

const textOf = (file = "") => files.get(file) ?? "null";
const list: ShardList = JSON.parse(textOf(shards));
const readShard = (file: string): Shard => JSON.parse(textOf(file));

/** What a visitor reads for a query. */
function readFor(query: string): {
  findable: Findable;
  isWhole: boolean;
  files: readonly string[];
} {
  const needed = shardsFor(list, typedWords(query));
  return { ...needed, findable: withShards(index, needed.files.map(readShard)) };
}

/** What is seen of a find: kinds, notes, titles and second lines, in their order. */
function seen(findable: Findable, query: string) {
  const { groups, close, count, state } = find(findable, query);
  const words = [...groups, ...close].map(({ kind, note, hits }) => [
    kind,
    note,
    hits.map(({ entry, rank, says = entry.says }) => [entry.title, entry.fact, says, rank]),
  ]);
  return { words, count, state };
}

test("a small record stays in one file", () => {
  const small = cutSearch(whole);
  expect(small.index).toBe(whole);
  expect(small.shards).toBeUndefined();
  expect(small.files.size).toBe(0);
});

test("a large one has the first of each kind in its index, and every season and page", () => {
  const people = index.entries.filter(({ kind }) => kind === "people");
  expect(people).toEqual(whole.entries.filter(({ kind }) => kind === "people").slice(0, 3));
  for (const one of ["pages", "seasons"]) {
    const count = ({ entries }: Findable) => entries.filter(({ kind }) => kind === one).length;
    expect(count(index), one).toBe(count(whole));
  }
});

test("no file has more than its measure, and its name follows from what it says", () => {
  expect(list.entries.shards.length).toBeGreaterThan(5);
  for (const { file, size } of list.entries.shards) {
    expect(size).toBeLessThanOrEqual(6000);
    expect(files.get(file)?.length).toBeLessThan(7000);
  }
  for (const file of files.keys()) {
    expect(file).toMatch(/^\/assets\/search-[a-z]+(?:-\d+)?\.[0-9a-f]{8}\.json$/);
  }
});

test("a query finds the same in many files as in one", () => {
  const words = [...new Set(prepare(whole).flatMap((one) => one.words))];
  const slips = words.flatMap((word) =>
    word.length > 4 ? [word.slice(1), `x${word.slice(1)}`] : [],
  );
  const pairs = words.map((word) => `${word} 2025`);
  const beginnings = words.map((word) => word.slice(0, 3));
  let answered = 0;
  for (const query of [...words, ...beginnings, ...slips, ...pairs]) {
    const { findable, isWhole } = readFor(query);
    if (!isWhole) continue;
    answered += 1;
    expect(seen(findable, query), query).toEqual(seen(whole, query));
  }
  expect(answered).toBeGreaterThan(words.length);
});

test("a rare word needs few files, and a common one leads nowhere by itself", () => {
  expect(readFor("rocket").files.length).toBeLessThan(3);
  const [common = ""] = list.entries.common.split(" ");
  expect(readFor(common)).toEqual({ files: [], isWhole: false, findable: index });
  expect(readFor("gale 2025").isWhole).toBe(true);
});
