import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { PageSheet } from "#app/art/sheet.ts";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { getIdPrefix, type IslandData } from "#app/islands/island-data.ts";
import { IslandRoot } from "#app/islands/island-root.tsx";
import {
  type PlacedIsland,
  type Rendering,
  RenderingContext,
  startRendering,
  writeMark,
} from "#app/islands/rendering.ts";
import { FilesAtHand } from "#app/islands/use-fetched.ts";
import type { AnyParams } from "#app/lib/path.ts";
import { pickPhotographs } from "#app/lib/photograph.ts";
import type { ViewName } from "#app/routes/paths.ts";
import type { PageHeadings } from "#app/routes/route.ts";
import { SiteContext, type SiteData } from "#app/routes/site.ts";
import type { Sources } from "#app/routes/sources.ts";
import { type ThemeColors, themeColors } from "#app/routes/theme-colors.ts";
import { findIsland } from "#app/site/islands/find-island.ts";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { InlinedSheets } from "#app/ui/Art/inlined-sheets.ts";
import { RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import { AddressContext } from "#app/ui/hooks/address.ts";
import { findRoute } from "./routes.ts";
import { Shell } from "./Shell.tsx";
import { loadSite } from "./site-data.ts";
import type { SitePage } from "./site-page.ts";

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

/** HTML of everything but the islands, which have marks in their places. */
function renderFrame(content: ReactNode, path: string, site: SiteData, rendering: Rendering) {
  setDateStyle(site);
  return renderToStaticMarkup(
    <RuleSink value={rendering.rules.sink}>
      <InlinedSheets value={rendering.inlined}>
        <RenderingContext value={rendering}>
          <AddressContext value={{ path, search: "" }}>
            <SiteContext value={site}>
              <PhotographAlbum value={Object.fromEntries(rendering.sources.photographs)}>
                {content}
              </PhotographAlbum>
            </SiteContext>
          </AddressContext>
        </RenderingContext>
      </InlinedSheets>
    </RuleSink>,
  );
}

/** Data of the page's islands. They go through JSON, so that the build renders what the browser will read. */
function collectData(path: string, site: SiteData, { islands, sources }: Rendering): IslandData {
  const prefixes = islands.flatMap(({ photographPrefixes = [] }) => photographPrefixes);
  const photographs = pickPhotographs(sources.photographs, prefixes);
  const props = islands.map((island) => island.props);
  return JSON.parse(JSON.stringify({ path, site, photographs, props }));
}

/** HTML of an island, as the browser first renders it. */
async function renderIsland(
  position: number,
  data: IslandData,
  search: string,
  { islands, inlined, files, rules }: Rendering,
): Promise<string> {
  const island = islands[position];
  if (island === undefined) throw new RangeError(`The page has no island ${position}.`);
  const Part = await findIsland(island.name);
  // Another page may have been rendered meanwhile.
  setDateStyle(data.site);
  return renderToString(
    <RuleSink value={rules.sink}>
      <InlinedSheets value={inlined}>
        <FilesAtHand value={files}>
          <IslandRoot {...data} search={search}>
            <Part {...data.props[position]} />
          </IslandRoot>
        </FilesAtHand>
      </InlinedSheets>
    </RuleSink>,
    { identifierPrefix: getIdPrefix(position) },
  );
}

/** Opens a club's pages for rendering. */
export function openRenderer(sources: Sources): RenderPage {
  const { site, sheets: siteSheets } = loadSite(sources);
  const backgroundColors = themeColors(sources.inks);
  return async ({ name, params, path }, search = "") => {
    const loaded = findRoute(name).load(sources, params);
    const Page = await findPage(name);
    const rendering = startRendering(sources, siteSheets);
    const content = (
      <Shell name={name}>
        <Page {...params} />
      </Shell>
    );
    let html = renderFrame(content, path, site, rendering);
    const data = collectData(path, site, rendering);
    for (const position of rendering.islands.keys()) {
      const island = await renderIsland(position, data, search, rendering);
      html = html.replace(writeMark(position), () => island);
    }
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
