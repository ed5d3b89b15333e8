import type { Request } from "@playwright/test";
import { budgets } from "./budgets.ts";
import { type Figure, onPage, type Setup } from "./page.ts";

/** A request with the size of its compressed body, and the bytes that it took on the wire. */
async function transferOf(request: Request) {
  const response = await request.response();
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const isImage = request.resourceType() === "image";
  const isArtwork = response?.headers()["content-type"]?.includes("svg") ?? false;
  return {
    type: isImage && !isArtwork ? "photograph" : request.resourceType(),
    path: new URL(request.url()).pathname,
    body: responseBodySize,
    wire: responseBodySize + responseHeadersSize,
  };
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

/**
 * Bytes of a first visit with an empty cache and without scrolling: everything but photographs on
 * the wire, headers included, and the compressed bodies of the document and of its own scripts.
 */
export async function measureBytes(setup: Setup, route: string): Promise<Figure[]> {
  const { html, transfers } = await onPage(setup, async (page) => {
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    const document = await page.goto(setup.site + route, { waitUntil: "networkidle" });
    return {
      html: (await document?.text()) ?? "",
      transfers: await Promise.all(requests.map(transferOf)),
    };
  });
  const wire = transfers.filter(({ type }) => type !== "photograph").map((one) => one.wire);
  const documents = transfers.filter(({ type }) => type === "document");
  // Some more follow once the page is idle.
  const scripts = transfers.filter(({ type, path }) => type === "script" && html.includes(path));
  const bodies = (of: typeof transfers) => sum(of.map(({ body }) => body));
  return [
    { name: "cold load", measured: sum(wire), budget: budgets.coldLoad, unit: "bytes" },
    { name: "HTML", measured: bodies(documents), budget: budgets.mostHtml, unit: "bytes" },
    { name: "scripts", measured: bodies(scripts), budget: budgets.script, unit: "bytes" },
  ];
}
