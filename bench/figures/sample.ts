import type { Measured } from "./figures.ts";

/** A route that keeps every budget, for tests. */
export const good: Measured = {
  route: "/results",
  form: "mobile",
  figures: {
    performance: 100,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    firstPaint: 860,
    painted: 640,
    paintedPlain: 630,
    largestPaint: 1260,
    blocking: 12,
    ownBlocking: 4,
    shift: 0,
    requests: 9,
    failed: 0,
    machine: 1800,
    transfer: { html: 14_000, script: 90_000, style: 0, font: 30_000, art: 0, photo: 0, other: 0 },
    axeNodes: 0,
    navigation: 32,
    typing: 24,
    stolen: 0.012,
  },
};
