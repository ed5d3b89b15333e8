import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a page is painted before its scripts are requested", async ({ page }) => {
  // On a busy machine the first paint can take longer than the 300 ms that `entry-start.ts` waits for it.
  await page.addInitScript(() => {
    globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
      apply: (later, self, [act, delay]) =>
        delay === 300 ? 0 : Reflect.apply(later, self, [act, delay]),
    });
  });
  await open(page, "/results");
  const [paint, firstRequest] = await page.evaluate(() => {
    const [first] = performance.getEntriesByName("first-paint");
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"));
    return [first?.startTime ?? 0, Math.min(...scripts.map(({ startTime }) => startTime))];
  });
  expect(paint).toBeGreaterThan(0);
  expect(firstRequest).toBeGreaterThan(paint);
});

test("in a browser that does not report its first paint the page works as well", async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await open(page, "/results");
  await page.getByRole("searchbox").fill("regionals");
  await expect(page).toHaveURL(/q=regionals/);
});

test("a press while the scripts start is handled before the last of them runs", async ({
  page,
}) => {
  const extendScript = async (name: string, code: string) => {
    await page.route(`**/assets/${name}-*.js`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};${code}` });
    });
  };
  // A message stands in for the press: the browser handles both between two scripts.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => document.documentElement.classList.add("answered"));
    port1.start();
    addEventListener("press", () => {
      port2.postMessage("");
    });
  });
  await extendScript("react", `dispatchEvent(new Event("press"))`);
  const isAnswered = `document.documentElement.classList.contains("answered")`;
  await extendScript("entry-client", `document.documentElement.dataset.answered=${isAnswered}`);
  await open(page, "/results");
  await expect(page.locator("html")).toHaveAttribute("data-answered", "true");
});
