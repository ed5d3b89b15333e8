import { createHash } from "node:crypto";
import type { RenderedPage, RenderPage } from "#app/entry-server.tsx";
import { withPolicy } from "#app/outputs/hosting/document-policy.ts";
import {
  feedTags,
  identityTags,
  type MetaTag,
  shareTags,
} from "#app/outputs/identity/head-tags.ts";
import type { SitePlace } from "#app/outputs/identity/identity-texts.ts";
import { cardPath } from "#app/outputs/share/card.ts";
import { breadcrumbs, type SiteAround } from "#app/routes/breadcrumbs.ts";
import { isStandIn, pageParameters } from "#app/routes/paths.ts";
import { renderDocument } from "#app/site/document.ts";
import { listAddresses, type SitePage } from "#app/site/site-page.ts";
import {
  fileAt,
  listIslandStyles,
  listScripts,
  type Manifests,
  takeFirstScript,
  takeManifests,
} from "./manifest.ts";
import { pageStyles } from "./page-styles.ts";
import { writeBelow } from "./write-below.ts";

/** Structured data for search engines (schema.org): the page's own, and its breadcrumbs. */
export function structuredData(
  page: SitePage,
  head: RenderedPage["head"],
  place: SitePlace,
  site: SiteAround,
): object[] {
  return [
    ...(head.structuredData ?? []),
    ...breadcrumbs({ ...page, title: head.title }, place.address, site),
  ];
}

const firstFonts = ["app/ui/fonts/display.woff2", "app/ui/fonts/text.woff2"];

/** A page written to the output folder, for the following steps. */
export interface WrittenPage extends SitePage {
  /** Hash of its document. */
  readonly revision: string;
  /** Addresses of art sheets that it may show. */
  readonly art: readonly string[];
  readonly card: RenderedPage["card"];
  /** Day of its newest content. */
  readonly newest: RenderedPage["newestDate"];
}

/** Facts of the site that its documents need. */
interface SiteFacts extends Pick<SiteAround, "parts"> {
  readonly name: string;
  readonly place: SitePlace;
  /** CSS of the site's colors, and fonts for letters beyond basic Latin. */
  readonly styles: string;
}

/** Facts of the site, its addresses, and the files that all documents link. */
interface SiteContext extends SiteFacts, SiteAround {
  readonly manifests: Manifests;
  /** Script inlined in every document. */
  readonly script: string;
  readonly fonts: readonly string[];
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Tags for social networks; none for the 404 page, which has no card. */
function makeShareTags(page: SitePage, rendered: RenderedPage, around: SiteContext): MetaTag[] {
  if (rendered.card === undefined) return [];
  const { name: siteName, place } = around;
  return shareTags({
    siteName,
    ...rendered.head,
    address: place.address + page.path,
    image: place.address + cardPath(page.stem),
    alt: rendered.card.alt,
  });
}

async function documentFor(
  page: SitePage,
  rendered: RenderedPage,
  around: SiteContext,
): Promise<string> {
  const { place, manifests, script, fonts } = around;
  const { islands } = rendered;
  const early = islands.filter(({ when }) => when === "load").map(({ name }) => name);
  const styles = await pageStyles(page.name, rendered, manifests);
  const islandStyles = listIslandStyles(
    manifests.client,
    islands.map(({ name }) => name),
  );
  const html = renderDocument({
    head: { ...rendered.head, structuredData: structuredData(page, rendered.head, place, around) },
    html: rendered.html,
    css: around.styles + styles,
    inlinedStyles: islandStyles.map((file) => place.base + file),
    inlined: rendered.sheets.filter(({ isInline }) => isInline === true),
    fonts,
    script,
    islandData: rendered.islandData,
    parameters: [...pageParameters(page.name), ...(rendered.parameters ?? [])],
    laterScripts: listScripts(manifests.client, early).map((file) => place.base + file),
    feeds: feedTags(place.base, rendered.head.feeds ?? []),
    identity: identityTags(place.base, rendered.themeColors),
    canonical: isStandIn(page.name) ? undefined : place.address + (rendered.canonical ?? page.path),
    share: makeShareTags(page, rendered, around),
  });
  return withPolicy(html);
}

/**
 * Renders all pages and writes their documents and artwork.
 *
 * @param serverOut folder with the server's bundle
 * @returns the pages with the data that later steps need
 */
export async function writePages(
  pages: readonly SitePage[],
  render: RenderPage,
  serverOut: string,
  out: string,
  site: SiteFacts,
): Promise<readonly WrittenPage[]> {
  const manifests = await takeManifests(out, serverOut);
  const around = {
    ...site,
    paths: listAddresses(pages),
    manifests,
    script: await takeFirstScript(manifests.client, out),
    fonts: firstFonts.map((font) => site.place.base + fileAt(manifests.client, font)),
  };
  const sheets = new Set<string>();
  const writtenPages: WrittenPage[] = [];
  for (const page of pages) {
    const rendered = await render(page);
    const html = await documentFor(page, rendered, around);
    await writeBelow(out, `${page.stem}.html`, html);
    for (const [file, json] of rendered.files) await writeBelow(out, file, json);
    for (const { href, svg } of rendered.sheets) {
      if (sheets.has(href)) continue;
      sheets.add(href);
      await writeBelow(out, href, svg);
    }
    writtenPages.push({
      ...page,
      revision: digest(html),
      art: rendered.sheets.map(({ href }) => href),
      card: rendered.card,
      newest: rendered.newestDate,
    });
  }
  return writtenPages;
}
