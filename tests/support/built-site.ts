/** A built site: all documents, parsed once, and the URLs of all files. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addressesIn } from "#app/outputs/identity/sitemap.ts";
import { siteFiles } from "#scripts/serve/site-files.ts";
import { attribute, parseDocument, select, type HtmlDocument } from "./html.ts";

/** A document with its path: `/about`; `/404` is the 404 page. */
export interface SiteDocument extends HtmlDocument {
  readonly path: string;
}

export interface BuiltSite {
  readonly documents: readonly SiteDocument[];
  /** Documents of pages, without the editor. */
  readonly pages: readonly SiteDocument[];
  /** Paths in the site map. */
  readonly sitemapPaths: readonly string[];
  /** Address of the published site, without a slash at its end. */
  readonly origin: string;
  readonly has: (path: string) => boolean;
  readonly read: (path: string) => Buffer;
  readonly at: (path: string) => SiteDocument;
}

/**
 * Reads a built site.
 *
 * @throws if it is not built
 */
export function readSite(out: string): BuiltSite {
  if (!existsSync(join(out, "index.html"))) throw new Error(`There is no site in ${out}.`);
  const files = siteFiles(out);
  const documents = [...files, ["/404", { path: "/404.html" }] as const]
    .filter(([, { path }]) => path.endsWith(".html"))
    .map(([address, { path }]) =>
      Object.assign(parseDocument(readFileSync(join(out, path), "utf8")), { path: address }),
    );
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const at = (path: string) => {
    const found = byPath.get(path);
    if (found === undefined) throw new Error(`The site has no document ${path}.`);
    return found;
  };
  const read = (path: string) => readFileSync(join(out, files.get(path)?.path ?? path));
  const [home] = select(at("/"), 'link[rel="canonical"]');
  const origin = new URL((home && attribute(home, "href")) ?? "").origin;
  return {
    documents,
    pages: documents.filter(({ path }) => path !== "/edit"),
    sitemapPaths: addressesIn(read("/sitemap.xml").toString()).map((address) =>
      address.slice(origin.length),
    ),
    origin,
    has: (path) => files.has(path),
    read,
    at,
  };
}
