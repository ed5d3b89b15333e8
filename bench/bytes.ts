import type { Request } from "@playwright/test";
import { budgets } from "./budgets.ts";
import { type Figure, onPage, type Setup } from "./page.ts";

/** Bytes of a request over the wire; 0 for photographs. */
async function measureWireBytes(request: Request): Promise<number> {
  const response = await request.response();
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const isArtwork = response?.headers()["content-type"]?.includes("svg") ?? false;
  const isPhotograph = request.resourceType() === "image" && !isArtwork;
  return isPhotograph ? 0 : responseBodySize + responseHeadersSize;
}

/**
 * Bytes of a first visit over the wire, with an empty cache and without scrolling: everything but photographs,
 * headers included. `scripts/check-bytes.ts` checks the document and its scripts.
 */
export async function measureBytes(setup: Setup, route: string): Promise<Figure> {
  const sizes = await onPage(setup, async (page) => {
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto(setup.site + route, { waitUntil: "networkidle" });
    return Promise.all(requests.map(measureWireBytes));
  });
  const measured = sizes.reduce((sum, size) => sum + size, 0);
  return { name: "cold load", measured, budget: budgets.coldLoad, unit: "bytes" };
}
