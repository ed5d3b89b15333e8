import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { chromiumFlags as quiet } from "#tests/support/chromium.ts";

/** A phone or a desktop as Lighthouse emulates it. */
export type Form = "mobile" | "desktop";

export const forms: readonly Form[] = ["mobile", "desktop"];

/** Lighthouse's screens. */
const devices: Readonly<Record<Form, BrowserContextOptions>> = {
  mobile: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
};

/** Browser flags that block everything but the local server, so that results do not depend on the network. */
export const chromiumFlags: readonly string[] = [
  ...quiet,
  "--disable-dev-shm-usage",
  "--hide-scrollbars",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

/** Settings of a measurement. */
export interface Setup {
  readonly browser: Browser;
  /** "http://localhost:40123" */
  readonly site: string;
  readonly form: Form;
  /** CPU slowdown factor. */
  readonly slow: number;
  /** Number of measurements per figure; the median counts. */
  readonly runs: number;
}

/** A measured figure of a page. A score must reach its budget, all others must not exceed it. */
export interface Figure {
  readonly name: string;
  readonly measured: number;
  readonly budget: number;
  readonly unit: "score" | "shift" | "ms" | "bytes";
}

/** Opens a blank page without an offline worker, which would answer from its cache, and closes it. */
export async function onPage<T>(
  { browser, form }: Setup,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...devices[form], serviceWorkers: "block" });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Opens an address, waits until the page is hydrated and idle, and throttles the CPU. */
export async function openSlowed(page: Page, address: string, slow: number): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(700);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow });
}

/** The median of several measurements. */
export async function measureMedian(runs: number, measure: () => Promise<number>): Promise<number> {
  const measured: number[] = [];
  while (measured.length < runs) measured.push(await measure());
  return median(measured);
}

/** The median; the mean of the two middle numbers for an even count, 0 for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}
