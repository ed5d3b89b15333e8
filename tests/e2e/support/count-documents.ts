import type { Page } from "@playwright/test";

/** Counts document requests from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}
