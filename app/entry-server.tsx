import "#app/ui/styles/site.css";
import { prerender } from "react-dom/static";
import { App } from "#app/site/App.tsx";
import { favicon } from "#app/art/mark/team-crest.ts";
import type { PageSheet } from "#app/art/sheet.ts";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { markName } from "#app/domain/marks.ts";
import { pickPhotographs } from "#app/lib/photograph.ts";
import type { PageContent } from "#app/routes/page-file.ts";
import type { LoadedPage } from "#app/routes/route.ts";
import type { Sources } from "#app/routes/sources.ts";
import { themeColors } from "#app/routes/theme-colors.ts";
import { findRoute } from "#app/site/routing/routes.ts";
import { loadSite } from "#app/site/routing/site-data.ts";
import type { SitePage } from "#app/site/routing/site-page.ts";
import { loadView } from "#app/site/routing/views.ts";
import { InlinedSheets } from "#app/ui/Art/inlined-sheets.ts";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";

export { sitePages } from "#app/site/routing/site-pages.ts";
export { knownPages } from "#app/routes/has-page.ts";
export { openSources } from "#app/routes/sources.ts";
export { fileStem } from "#app/routes/page-file.ts";

/** Drawings that stand at the root of the site, by name. */
export function rootDrawings({ record, inks }: Sources): Readonly<Record<string, string>> {
  return { "favicon.svg": favicon(markName(record.club), inks.day) };
}

/** A page as the build writes it. */
export interface RenderedPage extends LoadedPage<unknown> {
  readonly html: string;
  /** CSS rules for sizes that were computed from text while it was rendered. */
  readonly rules: string;
  /** Content that the browser hydrates with. */
  readonly content: PageContent;
  /** All sheets that the page may show, its own and those of header and footer. */
  readonly sheets: readonly PageSheet[];
}

let lastRender: Promise<unknown> = Promise.resolve();

/** Renders after the page before: React waits for lazy parts, and the date style belongs to one club at a time. */
function renderNext(render: () => Promise<string>): Promise<string> {
  const next = lastRender.then(render);
  lastRender = next.catch(() => undefined);
  return next;
}

export type RenderPage = (page: SitePage) => Promise<RenderedPage>;

export function openRenderer(sources: Sources): RenderPage {
  const siteChrome = loadSite(sources);
  const backgroundColors = themeColors(sources.inks);
  return async ({ name, params, path }) => {
    const loaded = findRoute(name).load(sources, params);
    const content: PageContent = {
      title: loaded.head.title,
      art: loaded.art,
      photographs: pickPhotographs(sources.photographs, loaded.pictures ?? []),
      themeColors: loaded.themeColors ?? backgroundColors,
      site: siteChrome.site,
      data: loaded.data,
    };
    const page = { ...content, name, path, view: await loadView(name) };
    const sheets = [...siteChrome.sheets, ...loaded.sheets];
    const inlined = sheets.filter(({ isInline }) => isInline === true);
    const rules = collectRules();
    const html = await renderNext(async () => {
      setDateStyle(content.site);
      const { prelude } = await prerender(
        <RuleSink value={rules.sink}>
          <InlinedSheets value={new Set(inlined.map(({ href }) => href))}>
            <App first={page} />
          </InlinedSheets>
        </RuleSink>,
      );
      return new Response(prelude).text();
    });
    return {
      ...loaded,
      sheets,
      content,
      html,
      rules: rules.css(),
    };
  };
}
