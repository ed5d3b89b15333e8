import * as fc from "fast-check";
import { expect, test } from "vitest";
import { makeDocuments } from "#app/search/documents/make-documents.ts";
import { buildIndex, search } from "#app/search/search-engine.ts";
import { sources } from "#tests/support/club.ts";
import { forAll } from "./support/for-all.ts";
import { anyText } from "#tests/support/queries.ts";

const index = await buildIndex(makeDocuments(sources.record));

test("letters that resemble no name find nothing", () => {
  const strange = fc.string({
    unit: fc.constantFrom("q", "x", "z", "j"),
    minLength: 7,
    maxLength: 20,
  });
  forAll(strange, 300, (query) => {
    expect(search(index, query).hits).toEqual([]);
  });
});

test("no query has the same hit twice", () => {
  forAll(anyText, 500, (query) => {
    const { hits } = search(index, query);
    expect(new Set(hits).size).toBe(hits.length);
  });
});
