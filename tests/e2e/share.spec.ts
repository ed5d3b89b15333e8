import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// The test grants clipboard access.
test.use({ reuseContext: false });

test("if the browser refuses to copy a link, the page says so @desktop", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await open(page, "/seasons/2025");
  const share = page.getByRole("region", { name: "Share" });
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect(share.getByRole("status")).toHaveText("This browser doesn’t allow copying");
});

test("a page’s link can be copied, which the button confirms, or shared where the system can @desktop", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/seasons/2025");
  const share = page.getByRole("region", { name: "Share" });
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect(share.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(share.getByRole("status")).toHaveText("Link copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL("/seasons/2025", page.url()).href);
  await test.step("the system share sheet is offered where available", async () => {
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
});
