import { expect, test } from "vitest";
import { openRenderer } from "#app/entry-server.tsx";
import { sitePages } from "#app/site/site-pages.ts";
import { clubWith } from "#tests/support/whole-site.ts";

/** The HTML of pages of the invented club with more lines in its site.yml. */
async function pagesWith(lines: string, ...paths: readonly string[]): Promise<string> {
  const sources = clubWith(lines);
  const render = openRenderer(sources);
  const pages = sitePages(sources).filter(({ path }) => paths.includes(path));
  const rendered = await Promise.all(pages.map(async (page) => (await render(page)).html));
  expect(rendered).toHaveLength(paths.length);
  return rendered.join("\n");
}

test("the club’s own labels replace those of the specification on every page", async () => {
  const ownLabels =
    "labels: { tryouts: Essai, scheduleAndResults: Matchs, rosterRelease: Effectif }";
  const paths = ["/join", "/roster", "/seasons/2024"];
  const defaultLabels = ['aria-label="Tryouts"', "Sched/Results", "Roster Release"];
  const byDefault = await pagesWith("", ...paths);
  for (const label of defaultLabels) expect(byDefault.includes(label), label).toBe(true);
  const renamed = await pagesWith(ownLabels, ...paths);
  for (const label of defaultLabels) expect(renamed.includes(label), label).toBe(false);
  for (const label of ["Essai", "Matchs", "Effectif"]) {
    expect(renamed.includes(label), label).toBe(true);
  }
});

test("texts of a club that writes French are marked as French, and those of others are not", async () => {
  const blurb = /<p class="intro"( lang="fr")?>Côte Sauvage is an invented club/;
  expect(blurb.exec(await pagesWith("", "/about"))?.[1]).toBeUndefined();
  expect(blurb.exec(await pagesWith("language: fr", "/about"))?.[1]).toBe(' lang="fr"');
  const paths = ["/", "/join", "/news", "/seasons/2025", "/roster", "/badgequest"];
  const english = await pagesWith("", ...paths);
  const french = await pagesWith("language: fr", ...paths);
  const explanation = `lang="fr">In fog we throw closer together.`;
  expect(english).not.toContain(explanation);
  expect(french).toContain(explanation);
  expect(french).toMatch(/<details [^>]*lang="fr"/);
  expect(french).toMatch(/<h3 class="d3 linkName [^"]*" lang="fr">/);
});
