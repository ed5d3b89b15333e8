import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import type { Form } from "#bench/figures/figures.ts";
import { chromiumFlags, chromiumPath } from "./chromium.ts";

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

/** Lighthouse's report on a page, and the browser's trace of it. */
export interface LighthouseRun {
  readonly report: Result["lhr"];
  readonly trace: Result["artifacts"]["Trace"];
}

/** Now and then a run ends without a result; it is repeated. */
const ATTEMPTS = 4;

const everything = ["performance", "accessibility", "best-practices", "seo"];

async function attempt(
  address: string,
  form: Form,
  slower: number,
): Promise<LighthouseRun | undefined> {
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
        onlyCategories: everything,
        throttling: { cpuSlowdownMultiplier: slower },
      },
      form === "desktop" ? desktopConfig : undefined,
    );
    return result && { report: result.lhr, trace: result.artifacts.Trace };
  } finally {
    chrome.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

function isComplete(run: LighthouseRun | undefined): run is LighthouseRun {
  const score = run?.report.categories["performance"]?.score;
  return run?.report.runtimeError === undefined && typeof score === "number";
}

/**
 * One Lighthouse run in a fresh browser. Throws if no attempt has a result.
 *
 * @param slower how many times slower than the machine its processor is
 */
export async function lighthouseRun(
  address: string,
  form: Form,
  slower: number,
): Promise<LighthouseRun> {
  for (let made = 0; made < ATTEMPTS; made += 1) {
    const run = await attempt(address, form, slower);
    if (isComplete(run)) return run;
  }
  throw new Error(`Lighthouse came to no result for ${address} in ${ATTEMPTS} runs.`);
}
