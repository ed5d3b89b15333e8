import type { Browser, Page } from "@playwright/test";
import { z } from "zod";
import { open } from "./support/hydrated.ts";
import { count, searchField } from "./support/results-page.ts";
import { expect, test } from "./support/test.ts";

const traced = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      dur: z.number().default(0),
      args: z.object({ data: z.object({ type: z.string().optional() }).optional() }).optional(),
    }),
  ),
});

/** How many functions the browser parses while the page answers the first key of a search. */
async function parsedForFirstKey(browser: Browser, page: Page): Promise<number> {
  await open(page, "/results?show=all");
  await expect(count(page)).toHaveText("34 tournaments");
  await searchField(page).focus();
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-v8.compile"],
  });
  await page.keyboard.press("r");
  await expect(page).toHaveURL(/q=r/);
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const { traceEvents } = traced.parse(trace);
  const answer = traceEvents.find(
    ({ name, args }) => name === "EventDispatch" && args?.data?.type === "input",
  );
  if (answer === undefined) throw new Error("The trace has no input.");
  const { pid, tid, ts, dur } = answer;
  return traceEvents.filter(
    (event) =>
      event.name === "V8.ParseFunction" &&
      event.pid === pid &&
      event.tid === tid &&
      event.ts >= ts &&
      event.ts <= ts + dur,
  ).length;
}

test("the first key in a search waits for hardly a function", async ({ page, browser }) => {
  expect(await parsedForFirstKey(browser, page)).toBeLessThan(5);
});

test("without the hint at the top of the scripts it would", async ({ page, browser }) => {
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replace("//# allFunctionsCalledOnLoad", "") });
  });
  expect(await parsedForFirstKey(browser, page)).toBeGreaterThan(10);
});
