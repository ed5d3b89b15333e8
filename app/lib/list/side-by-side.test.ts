import { expect, test } from "vitest";
import { mapConcurrently } from "#app/lib/list.ts";

test("results have the order of the list, and concurrency is limited", async () => {
  let [working, most] = [0, 0];
  const results = await mapConcurrently([30, 10, 20, 5], 2, async (wait) => {
    working += 1;
    most = Math.max(most, working);
    await new Promise((resolve) => setTimeout(resolve, wait));
    working -= 1;
    return wait * 2;
  });
  expect(results).toEqual([60, 20, 40, 10]);
  expect(most).toBe(2);
});
