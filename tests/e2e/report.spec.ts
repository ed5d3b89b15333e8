import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("a report of a mistake names the URL of the view that the visitor sees", async ({ page }) => {
  await open(page, "/results?season=cote-sauvage-2025");
  const link = page.getByRole("link", { name: /Report a mistake/ });
  const reportedUrl = async () =>
    new URL((await link.getAttribute("href")) ?? "").searchParams.get("page") ?? "";
  await link.focus();
  await expect.poll(reportedUrl).toBe(page.url());
  await page.getByRole("searchbox", { name: /Search/ }).fill("drift");
  await expect(page).toHaveURL(/q=drift/);
  await link.focus();
  await expect.poll(reportedUrl).toBe(page.url());
});
