import { crawl } from "#tests/e2e/support/crawl.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { timeLimit } from "#tests/support/time-limit.ts";

test("every linked view shows what its URL asks for", async ({ page }) => {
  test.setTimeout(timeLimit(180_000));
  const { visited, deadEnds } = await crawl(page, routes);
  expect(visited.length).toBeGreaterThan(120);
  expect(deadEnds).toEqual([]);
});
