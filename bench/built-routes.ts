import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { addressesIn } from "#app/outputs/identity/sitemap.ts";

/**
 * The routes of a built site by the site map of their kind, as its index lists them: the pages that
 * the site has once, then the people, the seasons and so on.
 */
async function routesByMap(out: string): Promise<readonly (readonly string[])[]> {
  const read = (file: string) => readFile(join(out, file), "utf8");
  const maps = addressesIn(await read("sitemap.xml"));
  return Promise.all(
    maps.map(async (map) => {
      const addresses = addressesIn(await read(basename(new URL(map).pathname)));
      return addresses.map((address) => new URL(address).pathname);
    }),
  );
}

const dialogLinks = /<a\b[^>]*\baria-haspopup="dialog"[^>]*>/g;

/** Routes of a built site to measure. */
export interface BuiltRoutes {
  /** Every route, in the order of the site maps. */
  readonly all: readonly string[];
  /** The pages that the site has once, and of each other kind its largest document. */
  readonly ofEachKind: readonly string[];
  /**
   * The first other page that the site has once and that links to the route; undefined where none
   * does, or only links that open the route's content in a dialog, as those to the search.
   */
  readonly linkedFrom: (route: string) => string | undefined;
}

/** The routes of a built site, read from its site maps. */
export async function builtRoutes(out: string): Promise<BuiltRoutes> {
  const [once = [], ...kinds] = await routesByMap(out);
  const sizeOf = async (route: string) =>
    (await readFile(join(out, `${route}.html.br`))).byteLength;
  const largest = await Promise.all(
    kinds.map(async (routes) => {
      const sizes = await Promise.all(routes.map(sizeOf));
      return routes[sizes.indexOf(Math.max(...sizes))] ?? [];
    }),
  );
  const documents = await Promise.all(
    once.map(async (route) => {
      const file = route === "/" ? "/index.html" : `${route}.html`;
      const html = await readFile(join(out, file), "utf8");
      return { route, links: html.replaceAll(dialogLinks, "") };
    }),
  );
  return {
    all: [once, ...kinds].flat(),
    ofEachKind: [once, ...largest].flat(),
    linkedFrom: (route) =>
      documents.find((page) => page.route !== route && page.links.includes(`href="${route}"`))
        ?.route,
  };
}
