import { chromiumFlags, chromiumPath } from "#tests/support/chromium.ts";
import { expect, test } from "./support/test.ts";

// The other specs run without the opener policy (playwright.config.ts).
test.use({ launchOptions: { executablePath: chromiumPath, args: [...chromiumFlags] } });

test("a page is isolated from other sites, and none of them may show it in a frame", async ({
  page,
  baseURL,
}) => {
  await page.goto("/robots.txt");
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const framed = await page.context().newPage();
  await framed.setContent(`<iframe src="${baseURL}/robots.txt"></iframe>`);
  await expect.poll(() => framed.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
});
