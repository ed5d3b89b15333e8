import { pagesOf, sitemap } from "#tests/e2e/support/entity-pages.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// One of the tests grants the clipboard.
test.use({ reuseContext: false });

const kinds = ["players", "seasons", "tournaments", "opponents", "badges"] as const;

test("the link of a page can be copied, and the button says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/seasons/2025");
  const share = page.getByRole("region", { name: "Share" });
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect(share.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(share.getByRole("status")).toHaveText("Link copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL("/seasons/2025", page.url()).href);
});

test("the system's sheet is offered where there is one", async ({ page }) => {
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

test("each page of the record has its picture to download @desktop", async ({ page, request }) => {
  const addresses = await sitemap(request);
  for (const kind of kinds) {
    const [address = ""] = pagesOf(addresses, kind);
    await page.goto(address);
    const share = page.getByRole("region", { name: "Share" });
    for (const link of await share.getByRole("link").all()) {
      const answer = await request.get((await link.getAttribute("href")) ?? "");
      expect(answer.headers()["content-type"], address).toBe("image/png");
    }
    await expect(share.getByRole("link", { name: "The card" })).toBeVisible();
  }
});

test("without scripts there are no buttons, and the pictures are still there @no-scripts", async ({
  page,
}) => {
  await page.goto("/seasons/2025");
  const share = page.getByRole("region", { name: "Share" });
  await expect(share.getByRole("link", { name: "The story" })).toBeVisible();
  await expect(share.getByRole("button")).toHaveCount(0);
});
