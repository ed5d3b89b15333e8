import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { searchWords } from "#app/domain/fold.ts";
import { openSources } from "#app/routes/sources.ts";
import { makeDocuments } from "#app/search/documents/make-documents.ts";
import { SEARCH_INDEX } from "#app/search/load-search.ts";
import { buildIndex, search } from "#app/search/search-engine.ts";
import { findWrong, questionsAbout } from "#tests/support/search-questions.ts";

const { record } = openSources(loadContent());
const searchable = makeDocuments(record);
const index = await buildIndex(searchable);

test("the published search index has every document of the content", () => {
  const out = process.env["SITE_OUT"] || "dist";
  const published = readFileSync(join(out, SEARCH_INDEX), "utf8");
  expect(published).toContain(JSON.stringify(searchable.documents));
});

test("the first hit answers at least 95 of 100 questions about the club", async () => {
  const wrong = await findWrong(record);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(questionsAbout(record).length / 20);
});

const isStart = (typed: string, title: string) =>
  searchWords(title).join(" ").startsWith(searchWords(typed).join(" "));

test("the beginning of a name puts no other person first", () => {
  const people = searchable.documents.filter(({ kind }) => kind === "people");
  const typed = people.flatMap(({ title }) =>
    Array.from(title, (_, letter) => title.slice(0, letter + 1)),
  );
  const wrong = typed.filter((text) => {
    const [hit] = search(index, text).hits;
    const names = hit?.kind === "people" ? [hit.title, ...(hit.names ?? [])] : [text];
    return !names.some((name) => isStart(text, name));
  });
  // Some beginnings are words that say nothing: "Ana In".
  expect(wrong.length, wrong.join(", ")).toBeLessThanOrEqual(typed.length / 100);
});
