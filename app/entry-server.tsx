import "#app/styles/site.css";
import { prerender } from "react-dom/static";
import { Router } from "wouter";
import { App } from "#app/App.tsx";
import { favicon } from "#app/art/mark/favicon.ts";
import type { Page } from "#app/page.ts";
import { pageAt, pageNames } from "#app/paths.ts";
import { loadPage, routeAt, type RouteName, routePath } from "#app/routes.ts";
import { InlinedSheets } from "#app/ui/Art/inlined-sheets.ts";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";

/** What a `*.data.ts` module offers to the build: the page's content and its artwork. */
export interface DataModule {
  data: unknown;
  sheets?: readonly ArtFile[];
}

/** An art sheet as the build sees it; an inlined one is also written into the page's document. */
export interface ArtFile {
  href: string;
  svg: string;
  symbols: string;
  inline?: boolean;
}

/** Every data module by its path below `app/`, such as `/pages/results.data.ts`. */
export const dataModules: Readonly<Record<string, DataModule>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<DataModule>(["./{pages,season,shell}/*.data.ts"], { eager: true }),
  ).map(([path, module]) => [path.slice(1), module]),
);

/** Each prerendered file: its route and the address that it is rendered for. */
export const prerendered: readonly { route: RouteName; path: string }[] = [
  ...pageNames,
  "offline" as const,
  "not-found" as const,
].map((route) => ({ route, path: routePath(route) }));

/** Files that stand at the root of the site, by name. */
export const rootFiles: Readonly<Record<string, string>> = { "favicon.svg": favicon() };

export function isPage(path: string): boolean {
  return pageAt(path) !== undefined;
}

export interface RenderedPage {
  page: Page;
  html: string;
  rules: string;
  inlined: readonly ArtFile[];
}

function inlinedSheets(route: RouteName): readonly ArtFile[] {
  return ["/shell/shell", `/pages/${route}`].flatMap((place) => {
    const file = `${place}.data.ts`;
    const found = dataModules[file];
    if (found === undefined) throw new Error(`The page ${route} has no app${file}.`);
    return (found.sheets ?? []).filter((sheet) => sheet.inline === true);
  });
}

/** Renders a page in its default state: no query, no selection. */
export async function render(path: string, base: string): Promise<RenderedPage> {
  const route = routeAt(path);
  const page = await loadPage(route);
  const inlined = inlinedSheets(route);
  const rules = collectRules();
  const { prelude } = await prerender(
    <RuleSink value={rules.sink}>
      <InlinedSheets value={new Set(inlined.map((sheet) => sheet.href))}>
        <Router ssrPath={`${base.slice(0, -1)}${path}`} ssrSearch="">
          <App />
        </Router>
      </InlinedSheets>
    </RuleSink>,
  );
  return { page, html: await new Response(prelude).text(), rules: rules.css(), inlined };
}
