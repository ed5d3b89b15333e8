import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { chromiumPath } from "#tests/support/chromium.ts";
import { pace } from "./budgets.ts";
import { chromiumFlags, type Figure, median, type Setup } from "./page.ts";

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

const categories = {
  performance: "performance",
  accessibility: "accessibility",
  "best practices": "best-practices",
  SEO: "seo",
} as const;

/** Maximum number of runs, because one occasionally ends without a result. */
const ATTEMPTS = 4;

/** One Lighthouse run in a fresh browser. */
async function runOnce(
  address: string,
  { form, slow }: Pick<Setup, "form" | "slow">,
): Promise<Report | undefined> {
  const profile = await mkdtemp(join(tmpdir(), "site-bench-"));
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ["--headless=new", ...chromiumFlags],
    userDataDir: profile,
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(
      address,
      {
        port: chrome.port,
        output: "json",
        logLevel: "silent",
        onlyCategories: Object.values(categories),
        // Lighthouse does not slow down desktops.
        throttling: { cpuSlowdownMultiplier: form === "mobile" ? slow : 1 },
      },
      form === "desktop" ? desktopConfig : undefined,
    );
    return result?.lhr;
  } finally {
    chrome.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function reportOn(address: string, setup: Setup): Promise<Report> {
  for (let made = 0; made < ATTEMPTS; made += 1) {
    const report = await runOnce(address, setup);
    const score = report?.categories["performance"]?.score;
    if (report && report.runtimeError === undefined && typeof score === "number") return report;
  }
  throw new Error(`Lighthouse came to no result for ${address} in ${ATTEMPTS} runs.`);
}

/** Lighthouse's four scores, and the layout shift to the thousandth. */
export async function measureLighthouse(setup: Setup, route: string): Promise<Figure[]> {
  const reports: Report[] = [];
  while (reports.length < setup.runs) reports.push(await reportOn(setup.site + route, setup));
  const medianOfReports = (figure: (report: Report) => number) => median(reports.map(figure));
  const scores = Object.entries(categories).map(([name, category]): Figure => ({
    name,
    measured: medianOfReports(({ categories: all }) =>
      Math.round((all[category]?.score ?? 0) * 100),
    ),
    budget: pace.score,
    unit: "score",
  }));
  const shift = medianOfReports(({ audits }) => {
    const value = audits["cumulative-layout-shift"]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse measured no layout shift on ${route}.`);
    return Math.round(value * 1000) / 1000;
  });
  return [...scores, { name: "shift", measured: shift, budget: pace.shift, unit: "shift" }];
}
