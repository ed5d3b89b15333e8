import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { makeDocuments } from "#app/search/documents/make-documents.ts";
import { buildIndex, search } from "#app/search/search-engine.ts";
import { pageAt, texts } from "#tests/support/page-at.ts";

const index = await buildIndex(makeDocuments(openSources(loadContent()).record));

test.each([
  ["gale 2025", "/tournaments/2025-fog-bowl", "Albany Gale"],
  ["when are tryouts", "/join", "May 15, 2027"],
  ["how to sponsor", "/sponsors", "Write to the captains before the fog comes."],
  ["gorse badge", "/players/gorse", "Old Hat"],
  ["last game regionals 2025", "/tournaments/2025-regionals", "Saint John Drift"],
  ["contact", "/join", "tryouts@cotesauvage.example"],
  ["roster 2024", "/seasons/2024", "Yarrow"],
  ["alumni", "/players", "Gorse"],
  // One of three words is wrong.
  ["begona nunez zucchini", "/players/nunez", "Begoña Núñez"],
])(
  "a stranger who types “%s” finds the answer on the page of the first hit",
  async (typed, path, answer) => {
    const [hit] = search(index, typed).hits;
    expect(hit?.href.replace(/[?#].*/, "")).toBe(path);
    expect(texts(await pageAt(path), "main")[0]).toContain(answer);
  },
);
