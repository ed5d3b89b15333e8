import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("scripts are requested after the first paint", async ({ page }) => {
  // On a busy machine the first paint can take longer than `entry-start.ts` waits.
  await page.addInitScript(() => {
    globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
      apply: (later, self, [act, delay]) =>
        delay === 300 ? 0 : Reflect.apply(later, self, [act, delay]),
    });
  });
  await open(page, "/results");
  const [paint, asked] = await page.evaluate(() => {
    const [first] = performance.getEntriesByName("first-paint");
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"));
    return [first?.startTime ?? 0, Math.min(...scripts.map(({ startTime }) => startTime))];
  });
  expect(paint).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(paint);
});

test("a browser without paint timing gets its scripts as well", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await open(page, "/results");
  await page.getByRole("searchbox").fill("regionals");
  await expect(page).toHaveURL(/q=regionals/);
});

test("a click after React loads but before the site does is handled", async ({ page }) => {
  const extended = async (name: string, code: string) => {
    await page.route(`**/assets/${name}-*.js`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};${code}` });
    });
  };
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => document.documentElement.classList.add("answered"));
    port1.start();
    addEventListener("press", () => {
      port2.postMessage("");
    });
  });
  await extended("react", `dispatchEvent(new Event("press"))`);
  const isAnswered = `document.documentElement.classList.contains("answered")`;
  await extended("entry-client", `document.documentElement.dataset.answered=${isAnswered}`);
  await open(page, "/results");
  await expect(page.locator("html")).toHaveAttribute("data-answered", "true");
});
