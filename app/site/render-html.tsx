import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { getIdPrefix, type IslandData } from "#app/islands/island-data.ts";
import { IslandRoot } from "#app/islands/island-root.tsx";
import { type Rendering, RenderingContext, writeMark } from "#app/islands/rendering.ts";
import { FilesAtHand } from "#app/islands/use-fetched.ts";
import { pickPhotographs } from "#app/lib/photograph.ts";
import { SiteContext, type SiteData } from "#app/routes/site.ts";
import { findIsland } from "#app/site/islands/find-island.ts";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { InlinedSheets } from "#app/ui/Art/inlined-sheets.ts";
import { RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import { AddressContext } from "#app/ui/hooks/address.ts";

/** HTML of everything but the islands, which have marks in their places. */
function renderFrame(content: ReactNode, path: string, site: SiteData, rendering: Rendering) {
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

/** HTML of a page with its islands, and the data that the browser hydrates them with. */
export async function renderHtml(
  content: ReactNode,
  { path, search, site }: { path: string; search: string; site: SiteData },
  rendering: Rendering,
): Promise<{ html: string; data: IslandData }> {
  let html = renderFrame(content, path, site, rendering);
  const data = collectData(path, site, rendering);
  for (const position of rendering.islands.keys()) {
    const island = await renderIsland(position, data, search, rendering);
    html = html.replace(writeMark(position), () => island);
  }
  return { html, data };
}
