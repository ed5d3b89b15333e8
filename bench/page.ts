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

/** Flags of a browser that reaches the local server alone, so that no figure depends on the network. */
export const chromiumFlags: readonly string[] = [
  ...quiet,
  "--disable-dev-shm-usage",
  "--hide-scrollbars",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

/** Where and how often pages are measured. */
export interface Setup {
  readonly browser: Browser;
  /** "http://localhost:40123" */
  readonly site: string;
  readonly form: Form;
  /** How many times slower than this machine the emulated processor is. */
  readonly slow: number;
  /** How often each figure is measured; the median counts. */
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

/** Opens an address, waits until the page is hydrated and idle, and slows the processor down. */
export async function openSlowed(page: Page, address: string, slow: number): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(700);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow });
}

/** The median of several measurements. */
export async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  const measured: number[] = [];
  while (measured.length < runs) measured.push(await measure());
  return median(measured);
}

/** The middle of some numbers; the mean of the two in the middle of an even count; 0 of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}
