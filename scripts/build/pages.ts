import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Manifest } from "vite";
import type { Day } from "#app/domain/dates/day.ts";
import type { RenderedPage, RenderPage } from "#app/entry-server.tsx";
import { type InlinedHashes, inlinedHashes } from "#app/outputs/hosting/inlined-hashes.ts";
import { feedTags, identityTags } from "#app/outputs/identity/head-tags.ts";
import type { SitePlace } from "#app/outputs/identity/site-place.ts";
import { cardPath } from "#app/outputs/share/card.ts";
import { type MetaTag, shareTags } from "#app/outputs/share/share-tags.ts";
import { breadcrumbs, type SiteAround } from "#app/routes/breadcrumbs.ts";
import type { Card } from "#app/routes/card.ts";
import { isStandIn, pageParameters } from "#app/routes/paths.ts";
import type { Head } from "#app/routes/route.ts";
import { renderDocument } from "#app/site/document.ts";
import { listAddresses, type SitePage } from "#app/site/site-page.ts";
import {
  firstScriptFile,
  fontFile,
  listIslandStyles,
  listScripts,
  type Manifests,
} from "./manifest.ts";
import { pageStyles } from "./page-styles.ts";

/** Structured data for search engines (schema.org): the page's own, and its breadcrumbs. */
export function structuredData(
  page: SitePage,
  head: Head,
  place: SitePlace,
  site: SiteAround,
): object[] {
  return [
    ...(head.structuredData ?? []),
    ...breadcrumbs({ ...page, title: head.title }, place.address, site),
  ];
}

const firstFonts = ["display.woff2", "text.woff2"];

/** A page written to the output folder, for the following steps. */
export interface WrittenPage extends SitePage {
  /** Hashes of inline code that its security policy allows. */
  readonly hashes: InlinedHashes;
  /** Hash of its document. */
  readonly revision: string;
  /** Addresses of art sheets that it may show. */
  readonly art: readonly string[];
  readonly card: Card | undefined;
  /** Day of its newest content. */
  readonly newest: Day | undefined;
}

/** Site-wide data for documents, and the files that all of them link. */
interface SiteContext {
  readonly siteName: string;
  readonly place: SitePlace;
  /** CSS of the site's colors, and fonts for letters beyond basic Latin. */
  readonly styles: string;
  readonly paths: readonly string[];
  readonly manifests: Manifests;
  readonly parts: SiteAround["parts"];
  /** Script inlined in every document. */
  readonly script: string;
  readonly fonts: readonly string[];
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** The inline script, with the names of this build's files; its own file is never fetched. */
async function firstScript(manifest: Manifest, out: string): Promise<string> {
  const file = join(out, firstScriptFile(manifest));
  const script = await readFile(file, "utf8");
  await rm(file);
  return `(()=>{${script.trim()}})()`;
}

/** Tags for social networks; none for the 404 page, which has no card. */
function makeShareTags(page: SitePage, rendered: RenderedPage, around: SiteContext): MetaTag[] {
  if (rendered.card === undefined) return [];
  const { siteName, place } = around;
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
  out: string,
): Promise<string> {
  const { place, manifests, script, fonts } = around;
  const { islands } = rendered;
  const early = islands.filter(({ when }) => when === "load").map(({ name }) => name);
  const styles = await pageStyles(page, rendered, manifests, out);
  const islandStyles = listIslandStyles(
    manifests.client,
    islands.map(({ name }) => name),
  );
  return renderDocument({
    head: {
      ...rendered.head,
      structuredData: structuredData(page, rendered.head, place, {
        paths: around.paths,
        parts: around.parts,
      }),
    },
    html: rendered.html,
    css: around.styles + styles.text,
    linkedStyles: styles.linked.map((file) => place.base + file),
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
}

/** Writes a file below the output folder, creating its folders. */
async function write(out: string, file: string, text: string): Promise<void> {
  const path = join(out, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/**
 * Renders all pages and writes their documents and artwork.
 *
 * @returns the pages with the data that later steps need
 */
export async function writePages(
  pages: readonly SitePage[],
  render: RenderPage,
  manifests: Manifests,
  out: string,
  site: {
    readonly name: string;
    readonly place: SitePlace;
    readonly parts: SiteAround["parts"];
    readonly styles: string;
  },
): Promise<readonly WrittenPage[]> {
  const around = {
    siteName: site.name,
    place: site.place,
    styles: site.styles,
    paths: listAddresses(pages),
    manifests,
    parts: site.parts,
    script: await firstScript(manifests.client, out),
    fonts: firstFonts
      .flatMap((name) => fontFile(manifests.client, name) ?? [])
      .map((file) => site.place.base + file),
  };
  const sheets = new Set<string>();
  const writtenPages: WrittenPage[] = [];
  for (const page of pages) {
    const rendered = await render(page);
    const html = await documentFor(page, rendered, around, out);
    await write(out, `${page.stem}.html`, html);
    for (const [file, json] of rendered.files) await write(out, file, json);
    for (const { href, svg } of rendered.sheets) {
      if (sheets.has(href)) continue;
      sheets.add(href);
      await write(out, href, svg);
    }
    writtenPages.push({
      ...page,
      hashes: inlinedHashes(html),
      revision: digest(html),
      art: rendered.sheets.map(({ href }) => href),
      card: rendered.card,
      newest: rendered.newestDate,
    });
  }
  return writtenPages;
}
