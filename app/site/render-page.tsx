import type { ComponentType } from "react";
import type { PageSheet } from "#app/art/sheet.ts";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import type { IslandData } from "#app/islands/island-data.ts";
import { type PlacedIsland, startRendering } from "#app/islands/rendering.ts";
import type { AnyParams } from "#app/lib/path.ts";
import type { ViewName } from "#app/routes/paths.ts";
import type { PageHeadings } from "#app/routes/route.ts";
import type { Sources } from "#app/routes/sources.ts";
import { type ThemeColors, themeColors } from "#app/routes/theme-colors.ts";
import { renderHtml } from "./render-html.tsx";
import { Shell } from "./Shell.tsx";
import { loadSite } from "./site-data.ts";
import type { SitePage } from "./site-page.ts";
import { findRoute } from "./site-pages.ts";

/** A page as the build writes it. */
export interface RenderedPage extends PageHeadings {
  readonly themeColors: ThemeColors;
  readonly html: string;
  /** CSS rules for sizes that were computed from text while it was rendered. */
  readonly rules: string;
  /** All sheets that the page may show, its own and those of header and footer. */
  readonly sheets: readonly PageSheet[];
  /** JSON of the data files that the build writes beside the page, by address. */
  readonly files: ReadonlyMap<string, string>;
  readonly islands: readonly PlacedIsland[];
  /** The data that the browser hydrates the islands with; undefined for a page without islands. */
  readonly islandData: IslandData | undefined;
}

/** Renders a page; `search` is the query that its islands are rendered with: none, but in tests. */
export type RenderPage = (
  page: Pick<SitePage, "name" | "params" | "path">,
  search?: string,
) => Promise<RenderedPage>;

const documents = import.meta.glob<{ readonly Page: ComponentType<AnyParams> }>(
  "/app/pages/*/Page.tsx",
);

/** The component of a kind of page. */
async function findPage(name: ViewName): Promise<ComponentType<AnyParams>> {
  const page = await documents[`/app/pages/${name}/Page.tsx`]?.();
  if (page === undefined) throw new RangeError(`There is no Page.tsx of ${name}.`);
  return page.Page;
}

/** Opens a club's pages for rendering. */
export function openRenderer(sources: Sources): RenderPage {
  const { site, sheets: siteSheets } = loadSite(sources);
  const backgroundColors = themeColors(sources.inks);
  return async ({ name, params, path }, search = "") => {
    const Page = await findPage(name);
    // Another club's page may have been rendered meanwhile.
    setDateStyle(site);
    const loaded = findRoute(name).load(sources, params);
    const rendering = startRendering(sources, siteSheets);
    const content = (
      <Shell name={name}>
        <Page {...params} />
      </Shell>
    );
    const { html, data } = await renderHtml(content, { path, search, site }, rendering);
    return {
      ...loaded,
      themeColors: loaded.themeColors ?? backgroundColors,
      sheets: [...rendering.sheets.values()],
      files: rendering.files,
      islands: rendering.islands,
      islandData: rendering.islands.length === 0 ? undefined : data,
      html,
      rules: rendering.rules.css(),
    };
  };
}
