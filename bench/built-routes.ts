import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { groupBy } from "#app/lib/list.ts";
import { addressesIn, SITE_MAP } from "#app/outputs/identity/sitemap.ts";

const dialogLinks = /<a\b[^>]*\baria-haspopup="dialog"[^>]*>/g;

/** Routes of a built site to measure. */
export interface BuiltRoutes {
  /** Every route, in the order of the site map. */
  readonly all: readonly string[];
  /** The one-of-a-kind pages, and the largest document of each other kind. */
  readonly ofEachKind: readonly string[];
  /**
   * The first other one-of-a-kind page that links to the route. Undefined if there is none, or only links
   * that open a dialog, such as those to the search.
   */
  readonly linkedFrom: (route: string) => string | undefined;
}

/** One-of-a-kind pages such as `/news` are at the top level; `/players/ana` is one of many. */
const isOneOfAKind = (route: string) => dirname(route) === "/";

/** The routes of a built site, read from its site map. */
export async function builtRoutes(out: string): Promise<BuiltRoutes> {
  const addresses = addressesIn(await readFile(join(out, SITE_MAP), "utf8"));
  const all = addresses.map((address) => new URL(address).pathname);
  const onceRoutes = all.filter(isOneOfAKind);
  const kinds = groupBy(
    all.filter((route) => !isOneOfAKind(route)),
    (route) => dirname(route),
  );
  const measureSize = async (route: string) =>
    (await readFile(join(out, `${route}.html.br`))).byteLength;
  const largest = await Promise.all(
    Array.from(kinds.values(), async (routes) => {
      const sizes = await Promise.all(routes.map(measureSize));
      return routes[sizes.indexOf(Math.max(...sizes))] ?? [];
    }),
  );
  const documents = await Promise.all(
    onceRoutes.map(async (route) => {
      const file = route === "/" ? "/index.html" : `${route}.html`;
      const html = await readFile(join(out, file), "utf8");
      return { route, links: html.replaceAll(dialogLinks, "") };
    }),
  );
  return {
    all,
    ofEachKind: [onceRoutes, ...largest].flat(),
    linkedFrom: (route) =>
      documents.find((page) => page.route !== route && page.links.includes(`href="${route}"`))
        ?.route,
  };
}
