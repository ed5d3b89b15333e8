import { crawl } from "./support/crawl.ts";
import { open } from "./support/hydrated.ts";
import { routes } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

test("every view that links lead to shows what its address asks for @desktop", async ({ page }) => {
  test.setTimeout(300_000);
  await open(page, "/about");
  const t = Date.now();
  const { visited, deadEnds } = await crawl(page, routes);
  console.log(visited.length, Date.now() - t, deadEnds.slice(0, 5));
  const by = new Map<string, number>();
  for (const v of visited) { const k = v.replace(/=[^&]*/g, "="); by.set(k, (by.get(k) ?? 0) + 1); }
  console.log(by);
  expect(deadEnds).toEqual([]);
});
