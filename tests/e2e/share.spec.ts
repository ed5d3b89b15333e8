import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";
import { holdTimers } from "./support/hold-timers.ts";

/** For how long the button shows the result, in ms. */
const FEEDBACK_MS = 4000;

// The test grants clipboard access.
test.use({ reuseContext: false });

test("a page’s link can be copied, which the button confirms", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await holdTimers(page, FEEDBACK_MS);
  await open(page, "/seasons/2025");
  const share = page.getByRole("region", { name: "Share" });
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect(share.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(share.getByRole("status")).toHaveText("Link copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL("/seasons/2025", page.url()).href);
});
