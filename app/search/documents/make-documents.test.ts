/** Tests the texts of documents. `tests/search-questions.test.ts` tests which one answers a question. */
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { contentFolder, loadContent } from "#app/content/.server/load-content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { slug } from "#app/lib/text.ts";
import { openSources } from "#app/routes/sources.ts";
import { buildIndex, search } from "#app/search/search-engine.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { makeDocuments } from "./make-documents.ts";

const clubs = [contentFolder(), "examples/gale", "examples/copperline"];

describe.each(clubs)("the club of %s", (folder) => {
  const content = loadContent(folder);
  const sources = openSources(content);
  const searchable = makeDocuments(sources.record);
  const { documents } = searchable;

  test("the documents are those of the example", async () => {
    const lines = documents.map(
      ({ kind, title, note = "-", href }) => `${kind}: ${title} | ${note} | ${href}\n`,
    );
    await expect(lines.join("")).toMatchFileSnapshot(
      resolve(`tests/examples/search/${slug(content.site.teamName)}.txt`),
    );
  });

  test("a document is found by its title, and no two are the same", async () => {
    const index = await buildIndex(searchable);
    const missing = documents.filter((document) => {
      return !search(index, document.title).hits.includes(document);
    });
    expect(missing).toEqual([]);
    const texts = documents.map(
      ({ kind, href, title, note }) => `${kind} ${href} ${title} ${note}`,
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("every address of a document exists, with its section", async () => {
    const pages = new Map(sitePages(sources).map((page) => [page.path, page]));
    const render = openRenderer(sources);
    const addresses = new Set(documents.map(({ href }) => href.replace(/\?.*$/, "")));
    const dead: string[] = [];
    for (const address of addresses) {
      if (!address.startsWith("/")) continue;
      const [path = "", id] = address.split("#");
      const page = pages.get(path);
      const html = page && (id === undefined ? "" : (await render(page)).html);
      if (html === undefined || (id !== undefined && !html.includes(` id="${id}"`)))
        dead.push(address);
    }
    expect(dead).toEqual([]);
  });
});
