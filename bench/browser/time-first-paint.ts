import type { Browser, CDPSession } from "@playwright/test";
import { z } from "zod";
import type { Form } from "#bench/figures/figures.ts";
import { devices } from "./devices.ts";

/** Lighthouse's slow 4G, applied to the line itself: bytes a second, and ms to and fro. */
const slowLine = { downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 };
const SLOWDOWN = 4;

/** In the page: when it was first painted, ms after it was asked for. */
const painted = `new Promise((answer) => {
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === "first-contentful-paint") answer(startTime);
    }
  }).observe({ type: "paint", buffered: true });
})`;

async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...slowLine });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/**
 * When a page is first painted, ms: as it was seen, on a phone's slow line and processor. A model of
 * the line cannot tell the two pages apart, with scripts and without, that are to be compared.
 */
export async function timeFirstPaint(
  browser: Browser,
  address: string,
  form: Form,
): Promise<number> {
  const context = await browser.newContext({ ...devices[form], serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    if (form === "mobile") await slowDown(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: "load" });
    return z.number().parse(await page.evaluate(painted));
  } finally {
    await context.close();
  }
}
