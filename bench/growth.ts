/**
 * `npm run bench:growth` builds the site with ten and a hundred times its content and measures the
 * build's time and memory, the bytes of a first visit to every route, and typing in a search at a
 * quarter of the speed. It asserts the growth in `bench/budgets.ts`. The content is invented, the
 * same at every run, and written to a temporary folder, like the built sites. `npm run bench:growth
 * -- 10` leaves the hundred out.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { contentFolder, loadContent } from "#app/content/.server/load-content.ts";
import { chromiumFlags, chromiumPath } from "./browser/chromium.ts";
import { growContent } from "./growth/grow-content.ts";
import { growthTable } from "./growth/growth-table.ts";
import type { GrownFigures } from "./growth/grown-figures.ts";
import { growthMisses } from "./growth/judge-growth.ts";
import { measureGrown } from "./growth/measure-grown.ts";
import { timedBuild } from "./growth/timed-build.ts";
import { say } from "./say.ts";

async function writeGrown(folder: string, factor: number): Promise<void> {
  for (const [file, text] of growContent(loadContent(), factor)) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

async function measure(folder: string, factor: number): Promise<GrownFigures> {
  const grown = join(folder, "content");
  const out = join(folder, "dist");
  const content = factor === 1 ? contentFolder() : grown;
  say(`Building ${factor} times the content …`);
  if (factor !== 1) await writeGrown(grown, factor);
  const cost = timedBuild(content, out);
  say("Measuring …");
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
  const measured = await measureGrown(browser, out);
  await browser.close();
  await Promise.all([grown, out].map((path) => rm(path, { recursive: true, force: true })));
  return { factor, ...cost, ...measured };
}

async function benchGrowth(factors: readonly number[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "site-growth-"));
  try {
    const known = await measure(folder, 1);
    const all = [known];
    for (const factor of factors) all.push(await measure(folder, factor));
    say();
    growthTable(all).forEach((line) => {
      say(line);
    });
    const missed = all.slice(1).flatMap((grown) => growthMisses(known, grown));
    say();
    missed.forEach((sentence) => {
      say(sentence);
    });
    say(missed.length === 0 ? "Every budget is kept." : `${missed.length} budgets are missed.`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const named = process.argv.slice(2).map(Number);
if (named.some((factor) => !Number.isInteger(factor) || factor < 2 || factor > 100)) {
  say("Usage: npm run bench:growth -- [10] [100], whole numbers from 2 to 100");
  process.exitCode = 2;
} else {
  await benchGrowth(named.length === 0 ? [10, 100] : named);
}
