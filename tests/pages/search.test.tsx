import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { Hits } from "#app/search/Hits.tsx";
import { makeSearchIndex } from "#app/search/search-index.ts";
import { parseDocument, readText } from "#tests/support/html.ts";
import { named, texts } from "#tests/support/page-at.ts";

const data = makeSearchIndex(openSources(loadContent()));
const ignore = () => undefined;

/** The hits of a query. */
async function findHits(query: string) {
  const hits = <Hits data={data} query={query} maxHits={50} onClear={ignore} />;
  const { prelude } = await prerender(<main>{hits}</main>);
  return parseDocument(await new Response(prelude).text());
}

test("a search without results says so, with a hint and what can be searched", async () => {
  const page = await findHits("zucchini");
  const empty = named(page, "section", /^No Results/);
  expect(texts(empty, "h2")).toEqual(["No Results"]);
  expect(readText(empty)).toContain("Try a different search");
  expect(readText(empty)).toContain("You can search names, numbers, nicknames,");
  expect(texts(empty, "button")).toEqual(["Clear search"]);
});
