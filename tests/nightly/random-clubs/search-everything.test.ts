import * as fc from "fast-check";
import { expect, test } from "vitest";
import { find } from "#app/search/find/find.ts";
import { hitKey } from "#app/search/hit-address.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { markedPieces } from "#app/domain/search.ts";
import { sources } from "./support/club.ts";
import { forAll } from "./support/for-all.ts";
import { anyText } from "./support/queries.ts";

const findable = makeFindable(sources);
const { entries } = findable;

test.each(["people", "seasons", "tournaments", "opponents", "badges", "news", "pages"] as const)(
  "all %s are found by their own names",
  (kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    expect(own.length).toBeGreaterThan(0);
    for (const entry of own) {
      const { groups } = find(findable, entry.title.toUpperCase());
      const hits = groups.flatMap((group) => group.hits.map((hit) => hit.entry));
      expect(hits, entry.title).toContain(entry);
    }
  },
);

test("letters that resemble no name find nothing", () => {
  const strange = fc.string({
    unit: fc.constantFrom("q", "x", "z", "j"),
    minLength: 7,
    maxLength: 20,
  });
  forAll(strange, 300, (query) => {
    expect(find(findable, query).count).toBe(0);
  });
});

test("no query has the same hit twice, and its hits are counted", () => {
  forAll(anyText, 500, (query) => {
    const { groups, fuzzyGroups, count } = find(findable, query);
    const hits = [...groups, ...fuzzyGroups].flatMap((group) => group.hits);
    expect(hits.length).toBe(count);
    expect(new Set(hits.map(({ entry }) => hitKey(entry))).size).toBe(count);
  });
});

test("highlighting never changes the text", () => {
  forAll(fc.tuple(anyText, fc.array(anyText)), 500, ([text, typed]) => {
    expect(
      markedPieces(text, typed)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});
