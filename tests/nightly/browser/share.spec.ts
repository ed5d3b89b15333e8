import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { holdTimers } from "#tests/e2e/support/hold-timers.ts";

test("if the browser refuses to copy a link, the page says so", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  // The message is shown for four seconds.
  await holdTimers(page, 4000);
  await open(page, "/seasons/2025");
  const share = page.getByRole("region", { name: "Share" });
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect(share.getByRole("status")).toHaveText("This browser doesn’t allow copying");
});

test("a page can be shared with the system where the browser offers it", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: (shared: ShareData) => {
        document.title = `shared ${shared.url}`;
        return Promise.resolve();
      },
    });
  });
  await open(page, "/seasons/2025");
  await page.getByRole("button", { name: "Share …" }).click();
  await expect(page).toHaveTitle(/^shared .*\/seasons\/2025$/);
});
