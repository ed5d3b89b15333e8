import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import type { Form } from "#bench/figures/figures.ts";
import { chromiumFlags, chromiumPath } from "./chromium.ts";

export type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** Now and then a run ends without a result; then it is made again. */
const ATTEMPTS = 4;

const everything = ["performance", "accessibility", "best-practices", "seo"];

async function attempt(address: string, form: Form): Promise<Report | undefined> {
  const profile = await mkdtemp(join(tmpdir(), "rival-bench-"));
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
        onlyCategories: everything,
      },
      form === "desktop" ? desktopConfig : undefined,
    );
    return result?.lhr;
  } finally {
    chrome.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

function isComplete(report: Report | undefined): report is Report {
  const score = report?.categories["performance"]?.score;
  return report?.runtimeError === undefined && typeof score === "number";
}

/** One Lighthouse run in a fresh browser. Throws where it ends without a result again and again. */
export async function lighthouseReport(address: string, form: Form): Promise<Report> {
  for (let made = 0; made < ATTEMPTS; made += 1) {
    const report = await attempt(address, form);
    if (isComplete(report)) return report;
  }
  throw new Error(`Lighthouse came to no result for ${address} in ${ATTEMPTS} runs.`);
}
