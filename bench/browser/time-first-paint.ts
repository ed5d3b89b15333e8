import type { Browser, CDPSession } from "@playwright/test";
import { z } from "zod";
import type { Form } from "#bench/figures/figures.ts";
import { devices } from "./devices.ts";

interface Line {
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
  readonly latency: number;
}

/** Lighthouse's network conditions: bytes a second, and the round trip in ms. */
const lines: Readonly<Record<Form, Line>> = {
  mobile: { downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 },
  desktop: { downloadThroughput: 1_310_720, uploadThroughput: 1_310_720, latency: 40 },
};

/** In the page: its first paint, ms after the navigation started. */
const painted = `new Promise((answer) => {
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === "first-contentful-paint") answer(startTime);
    }
  }).observe({ type: "paint", buffered: true });
})`;

async function slowDown(session: CDPSession, form: Form, slower: number): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...lines[form] });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
}

/**
 * The first paint of a page, ms, measured on a really slowed line and processor. Lighthouse's
 * simulation cannot tell the two pages apart that are compared, with scripts and without.
 *
 * @param slower how many times slower than the machine the processor is
 */
export async function timeFirstPaint(
  browser: Browser,
  address: string,
  form: Form,
  slower: number,
): Promise<number> {
  const context = await browser.newContext({ ...devices[form], serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), form, slower);
    await page.goto(address, { waitUntil: "load" });
    return z.number().parse(await page.evaluate(painted));
  } finally {
    await context.close();
  }
}
