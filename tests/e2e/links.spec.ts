import { timeLimit } from "#tests/support/time-limit.ts";
import { crawl } from "./support/crawl.ts";
import { routes } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

test("every linked view shows what its URL asks for @desktop @slow", async ({ page }) => {
  test.setTimeout(timeLimit(180_000));
  const { visited, deadEnds } = await crawl(page, routes);
  expect(visited.length).toBeGreaterThan(150);
  expect(deadEnds).toEqual([]);
});
