import type { Browser } from "@playwright/test";
import { pageNames, patterns, placeAt } from "#app/paths.ts";
import { builtRoutes } from "#bench/built-routes.ts";
import { devices } from "#bench/browser/devices.ts";
import { recordBytes } from "#bench/browser/record-bytes.ts";
import { serveBuilt } from "#bench/browser/serve-built.ts";
import { SLOWDOWN } from "#bench/slowdown.ts";
import { slowestKey, searches } from "#bench/slowest-key.ts";
import type { GrownFigures } from "./grown-figures.ts";

/** The first page of every kind, by the pattern of the kind. */
async function coldLoads(
  browser: Browser,
  site: string,
  routes: readonly string[],
): Promise<Map<string, number>> {
  const loads = new Map<string, number>();
  for (const name of pageNames) {
    const route = routes.find((path) => placeAt(path)?.name === name);
    if (route === undefined) continue;
    const context = await browser.newContext({ ...devices.mobile, serviceWorkers: "block" });
    loads.set(patterns[name], await recordBytes(await context.newPage(), site + route));
    await context.close();
  }
  return loads;
}

/** How many visits type in a search; the median counts. */
const TYPED_VISITS = 9;

/** Serves a built folder and measures on a phone the figures that grow with content. */
export async function measureGrown(
  browser: Browser,
  out: string,
): Promise<Pick<GrownFigures, "coldLoads" | "keys">> {
  const site = await serveBuilt(out);
  try {
    const keys = new Map<string, number>();
    const desk = { browser, site: site.address, form: "mobile", slowdown: SLOWDOWN } as const;
    for (const route of searches.keys()) {
      const typed = await slowestKey(desk, route, TYPED_VISITS);
      if (typed !== undefined) keys.set(route, typed.key);
    }
    const { all } = await builtRoutes(out);
    return { coldLoads: await coldLoads(browser, site.address, all), keys };
  } finally {
    await site.close();
  }
}
