import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { openSources } from "#app/routes/sources.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { readText, select } from "#tests/support/html.ts";
import { openPages } from "#tests/support/page-at.ts";
import { BUG_WORDS } from "#tests/support/queries.ts";

/** The notice of a view that does not know a value of its address. */
const NOTICE = /.{0,40}(?:\bis not (?:in|on)\b|There is no |doesn’t exist).{0,40}/;

/** Addresses of views in a page's links and in the data of its islands. */
const findViews = (text: string) =>
  Array.from(
    text.replaceAll("&amp;", "&").matchAll(/"(\/[\w/-]*\?[^"#]*)/g),
    ([, view = ""]) => view,
  );

test("every linked view knows the values of its address, and has no word of a bug", async () => {
  const sources = openSources(loadContent());
  const [render, openAt] = [openRenderer(sources), openPages(sources)];
  const rendered = await Promise.all(sitePages(sources).map(async (page) => await render(page)));
  const all = rendered.flatMap(({ html, islandData }) =>
    findViews(html + JSON.stringify(islandData ?? {})),
  );
  // Every value once, not every badge beside every player.
  const seen = new Set<string>();
  const views = [...new Set(all)].filter((view) => {
    const [path, query] = view.split("?");
    const values = Array.from(new URLSearchParams(query), (pair) => `${path} ${pair.join()}`);
    const isNew = values.some((value) => !seen.has(value));
    for (const value of values) seen.add(value);
    return isNew;
  });
  expect(views.length).toBeGreaterThan(50);
  const faults: string[] = [];
  for (const view of views) {
    const [main] = select(await openAt(view), "main");
    const text = main === undefined ? "" : readText(main);
    const fault = NOTICE.exec(text) ?? BUG_WORDS.exec(text);
    if (fault !== null) faults.push(`${view}: ${fault[0]}`);
  }
  expect(faults).toEqual([]);
});
