/** Tests stored pages while their server is silent, failing or gone. */
import { expect, test } from "#tests/e2e/offline/deployed-site.ts";
import { descriptions } from "#tests/e2e/offline/deployments.ts";
import { visitFirst } from "#tests/e2e/offline/worker-page.ts";
import { followLink } from "#tests/e2e/support/follow-link.ts";
import { open } from "#tests/e2e/support/hydrated.ts";

test.describe.configure({ mode: "default" });

test("a stored page opens although the server does not answer", async ({ page, site }) => {
  await visitFirst(page, `${site.address}/`);
  site.condition = "silent";
  await open(page, `${site.address}/about`);
  await expect(page.getByText(descriptions.first)).toBeVisible();
});

test("while the server fails, stored pages open and links work, and other pages fail", async ({
  page,
  site,
}) => {
  await visitFirst(page, `${site.address}/`);
  site.condition = "failing";
  expect((await page.goto(`${site.address}/about`))?.status()).toBe(200);
  await expect(page.getByText(descriptions.first)).toBeVisible();
  // After hydration, with the scripts of this page and others.
  await open(page, `${site.address}/about`);
  await followLink(page, "Results");
  await expect(page).toHaveURL(`${site.address}/results`);
  const found = page.getByRole("search").getByRole("status");
  await expect(found).toHaveText("4 tournaments");
  await page.getByRole("searchbox").fill("no such tournament");
  await expect(found).not.toHaveText("4 tournaments");
  expect((await page.goto(`${site.address}/no/such/page`))?.status()).toBe(500);
});

test("without the server other forms of a URL open the stored page, with their query", async ({
  page,
  site,
}) => {
  await visitFirst(page, `${site.address}/`);
  await site.goDown();
  for (const [from, to] of [
    ["/results?season=cote-sauvage-2025", "/results?season=cote-sauvage-2025"],
    ["/about/", "/about"],
    ["/results.html?show=all", "/results?show=all"],
    ["/index", "/"],
  ] as const) {
    expect((await page.goto(site.address + from))?.status(), from).toBe(200);
    await expect(page).toHaveURL(site.address + to);
  }
});
