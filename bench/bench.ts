import { chromium, type Browser } from "@playwright/test";
import { plural } from "#app/lib/plural.ts";
import { requireBuilt } from "#scripts/build/require-built.ts";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromiumFlags, chromiumPath } from "./browser/chromium.ts";
import { plainCopy } from "./browser/plain-copy.ts";
import { serveBuilt } from "./browser/serve-built.ts";
import { builtRoutes, type BuiltRoutes } from "./built-routes.ts";
import { forms, type Measured } from "./figures/figures.ts";
import { misses } from "./figures/judge.ts";
import { onForm } from "./figures/words.ts";
import { measureRoute } from "./measure-route.ts";
import { type Options, readOptions, USAGE } from "./options.ts";
import { figureTables, tableLines } from "./print/tables.ts";
import { onSettledPage } from "./browser/settled-page.ts";
import { reportPage } from "./print/report-page.ts";

/** The folder of the report, emptied before each. */
const REPORT_FOLDER = ".cache/bench";

interface Findings {
  readonly measured: readonly Measured[];
  readonly missed: readonly string[];
  readonly method: string;
}

function pictureOf({ route, form }: Measured): string {
  return `screens/${route === "/" ? "home" : route.slice(1)}-${form}.jpg`;
}

/** Writes the report: a page, a screenshot of every route as it opens, and the figures as JSON. */
async function writeReport(browser: Browser, site: string, findings: Findings): Promise<void> {
  await rm(REPORT_FOLDER, { recursive: true, force: true });
  await mkdir(join(REPORT_FOLDER, "screens"), { recursive: true });
  for (const one of findings.measured) {
    const path = join(REPORT_FOLDER, pictureOf(one));
    await onSettledPage(browser, site + one.route, one.form, (page) =>
      page.screenshot({ path, type: "jpeg", quality: 70, scale: "css" }),
    );
  }
  await writeFile(join(REPORT_FOLDER, "index.html"), reportPage({ ...findings, pictureOf }));
  const figures = JSON.stringify(findings, undefined, 2);
  await writeFile(join(REPORT_FOLDER, "figures.json"), `${figures}\n`);
}

/** Prints a line to the terminal. */
function say(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/**
 * `npm run bench` measures the built site on an emulated phone and desktop, every page that it has
 * once and the largest of each other kind: Lighthouse's scores and times, bytes over the wire, the
 * first paint beside that of the same page without scripts, navigation by a link, typing at a quarter
 * of the speed, axe. It asserts
 * `bench/budgets.ts`, prints the figures and writes a report to `.cache/bench/`. It builds nothing
 * and requests nothing but the local server. Times need an idle machine.
 */

const out = requireBuilt();

function requireOptions(built: BuiltRoutes): Options {
  try {
    return readOptions(process.argv.slice(2), built);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    say(USAGE);
    process.exit(2);
  }
}

async function bench(options: Options, { linkedFrom }: BuiltRoutes): Promise<void> {
  const site = await serveBuilt(out);
  const plain = await plainCopy(out);
  const plainSite = await serveBuilt(plain.folder);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
  const { runs, slowdown } = options;
  const stage = {
    browser,
    site: site.address,
    plainSite: plainSite.address,
    linkedFrom,
    runs,
    slowdown,
  };
  const measured: Measured[] = [];
  for (const form of options.forms) {
    for (const route of options.routes) {
      say(`Measuring ${route} ${onForm(form)} …`);
      measured.push(await measureRoute(stage, route, form));
    }
  }
  const missed = measured.flatMap(misses);
  const phones = `phones slowed down ${slowdown} times`;
  const method = `Medians of ${plural(runs, "run")}, ${phones}, Chromium ${browser.version()}.`;
  await writeReport(browser, site.address, { measured, missed, method });
  await Promise.all([browser.close(), site.close(), plainSite.close()]);
  await plain.remove();
  say();
  for (const form of forms) figureTables(measured, form).flatMap(tableLines).forEach(say);
  missed.forEach(say);
  say(method);
  say(missed.length === 0 ? "Every budget is kept." : `${missed.length} budgets are missed.`);
  say(`With pictures: ${REPORT_FOLDER}/index.html`);
  if (missed.length > 0) process.exitCode = 1;
}

try {
  const built = await builtRoutes(out);
  await bench(requireOptions(built), built);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
