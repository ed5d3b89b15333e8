import * as fc from "fast-check";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { App } from "#app/site/App.tsx";
import { AddressContext } from "#app/ui/hooks/address.ts";
import { BadgeDetails, PersonDetails } from "#app/pages/badgequest/Details.tsx";
import { QuestContext } from "#app/pages/badgequest/quest-context.ts";
import { readSelection } from "#app/pages/badgequest/selection.ts";
import { View as News } from "#app/pages/news/View.tsx";
import { View as ResultsPage } from "#app/pages/results/View.tsx";
import { SiteContext } from "#app/routes/site.ts";
import { themeColors } from "#app/routes/theme-colors.ts";
import { standInPaths } from "#app/routes/page-declaration.ts";
import { allPages, type PageName, matchRoute, type ViewName } from "#app/routes/paths.ts";
import type { ShownPage } from "#app/site/routing/page-store.ts";
import { findRoute } from "#app/site/routing/routes.ts";
import { sitePages } from "#app/site/routing/site-pages.ts";
import { loadSite } from "#app/site/routing/site-data.ts";
import { loadView } from "#app/site/routing/views.ts";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import { pageQuery } from "./support/addresses.ts";
import { log, news, quest, results, sources, values } from "./support/club.ts";
import { forAll, PAGE_LIMIT_MS } from "./support/for-all.ts";
import { anyText, BUG_WORDS } from "./support/queries.ts";

const { site } = loadSite(sources);
const colors = themeColors(sources.inks);

/** A page as if it had been fetched. */
async function loadPage(name: ViewName, path: string): Promise<ShownPage> {
  const { head, art, data } = findRoute(name).load(sources, matchRoute(path)?.params ?? {});
  const view = await loadView(name);
  return {
    title: head.title,
    art,
    photographs: {},
    themeColors: colors,
    site,
    data,
    name,
    path,
    view,
  };
}

/** A component's HTML at a URL, as if prerendered with the query. */
function renderHtml(content: ReactNode, path: string, query: string): string {
  return renderToStaticMarkup(
    <RuleSink value={collectRules().sink}>
      <AddressContext value={{ path, search: query, startsAtTop: false }}>
        <SiteContext value={site}>{content}</SiteContext>
      </AddressContext>
    </RuleSink>,
  );
}

/** Expects a page to be rendered without texts that only a bug produces. */
function expectComplete(html: string): void {
  expect(html.length).toBeGreaterThan(1000);
  const slip = BUG_WORDS.exec(html);
  expect(slip && html.slice(Math.max(0, slip.index - 60), slip.index + 60)).toBeNull();
}

/** Asserts that pages render without errors, each within the time limit. */
function forAllPages<T>(what: fc.Arbitrary<T>, count: number, holds: (input: T) => void): void {
  forAll(what, count, holds, PAGE_LIMIT_MS);
}

/** Number of queries per page, depending on render time. */
const cases: Readonly<Partial<Record<PageName, number>>> = {
  news: 200,
  results: 200,
  roster: 100,
  badgequest: 100,
  fiftyplates: 200,
  corevalues: 100,
  playlists: 100,
  players: 50,
  opponents: 50,
  search: 50,
};

/** The first page of each kind. */
const firstPaths = new Map(
  sitePages(sources)
    .toReversed()
    .map(({ name, path }) => [name, path]),
);

test.each(allPages())("%s renders at every query, without a word of a bug", async (name) => {
  const path = firstPaths.get(name) ?? "";
  const page = await loadPage(name, path);
  forAllPages(pageQuery(name), cases[name] ?? 20, (query) => {
    expectComplete(renderHtml(<App first={page} search={query} />, path, query));
  });
});

test("a page is rendered with its query: Results has it in its field", async () => {
  const page = await loadPage("results", "/results");
  expect(renderHtml(<App first={page} search="q=gale" />, "/results", "")).toContain(
    'value="gale"',
  );
});

test("the 404 page renders at every unknown URL", async () => {
  const page = await loadPage("not-found", standInPaths["not-found"]);
  forAllPages(fc.tuple(anyText, anyText), 100, ([path, query]) => {
    expectComplete(renderHtml(<App first={page} search={query} />, `/no/${path}`, query));
  });
});

const noop = () => undefined;

test("Results renders at every query, whatever season is the default", () => {
  const season = fc.constantFrom(...results.seasons.map(({ id }) => id));
  forAllPages(fc.tuple(season, pageQuery("results")), 200, ([defaultSeason, query]) => {
    const page = <ResultsPage data={{ record: { ...results, defaultSeason } }} />;
    expectComplete(renderHtml(page, "/results", query));
  });
});

test("News renders at every query, whatever season is the default", () => {
  const season = fc.constantFrom(...news.seasons);
  forAllPages(fc.tuple(season, pageQuery("news")), 200, ([fallback, query]) => {
    const page = <News data={{ ...news, fallback }} />;
    expectComplete(renderHtml(page, "/news", query));
  });
});

test("the details of every person and badge of Badge Quest render without errors", () => {
  const person = fc.constantFrom(...quest.people);
  const badge = fc.constantFrom(...quest.badges);
  forAllPages(fc.tuple(person, badge), 100, ([earner, earned]) => {
    const selection = readSelection(quest, { player: earner.id, badge: earned.id });
    const scene = {
      quest,
      busts: "",
      tokenSheet: () => "",
      values,
      selection,
      log,
      onChoose: noop,
    };
    const details = (
      <QuestContext value={scene}>
        <PersonDetails person={earner} />
        <BadgeDetails badge={earned} />
      </QuestContext>
    );
    expectComplete(renderHtml(details, "/badgequest", ""));
  });
});
