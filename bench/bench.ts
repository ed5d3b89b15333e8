/**
 * `npm run bench` measures the built site on an emulated phone and desktop: Lighthouse scores, layout
 * shift, bytes of a first visit, and the speed of links and of typing in a search. It measures every
 * one-of-a-kind page and the largest page of each other kind, and compares them with `bench/budgets.ts`.
 * It does not build, and only requests the local server. Times need an idle machine (docs/speed.md).
 */
import { chromium } from "@playwright/test";
import { plural } from "#app/lib/text.ts";
import { requireBuilt } from "#scripts/build/require-built.ts";
import { siteServer } from "#scripts/serve/site-server.ts";
import { startServer } from "#scripts/serve/start-server.ts";
import { chromiumPath } from "#tests/support/chromium.ts";
import { builtRoutes, type BuiltRoutes } from "./built-routes.ts";
import { measureBytes } from "./bytes.ts";
import { measureKeys, searches } from "./keys.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureLink } from "./links.ts";
import { type Options, readOptions, USAGE } from "./options.ts";
import { chromiumFlags, type Setup } from "./page.ts";
import { figureRows, type Measured, misses } from "./table.ts";

const out = requireBuilt();
const built = await builtRoutes(out);

function requireOptions(): Options {
  try {
    return readOptions(process.argv.slice(2), built);
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    console.log(USAGE);
    process.exit(2);
  }
}

async function measure(
  setup: Setup,
  route: string,
  { linkedFrom }: BuiltRoutes,
): Promise<Measured> {
  const from = linkedFrom(route);
  const word = searches.get(route);
  return {
    route,
    figures: [
      ...(await measureLighthouse(setup, route)),
      await measureBytes(setup, route),
      ...(from === undefined ? [] : [await measureLink(setup, from, route)]),
      ...(word === undefined ? [] : [await measureKeys(setup, route, word)]),
    ],
  };
}

const { runs, slow, forms, routes } = requireOptions();
const server = await siteServer(out, "/");
const site = await startServer(server, 0, "npm run bench", {});
const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
for (const form of forms) {
  const measured: Measured[] = [];
  for (const route of routes) {
    console.log(`Measuring ${route} (${form}) …`);
    measured.push(await measure({ browser, site, form, slow, runs }, route, built));
  }
  const missed = measured.flatMap(misses);
  console.log(`\nMedians of ${plural(runs, "run")} on ${form}, slowed down ${slow} times\n`);
  console.table(figureRows(measured));
  for (const line of missed) console.log(line);
  console.log(
    missed.length === 0 ? "All budgets are met." : `${plural(missed.length, "budget")} missed.`,
  );
  if (missed.length > 0) process.exitCode = 1;
}
await browser.close();
server.closeAllConnections();
server.close();
