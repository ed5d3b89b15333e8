import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("a report contains the URL that the visitor sees @desktop", async ({ page, request }) => {
  const written = await (await request.get("/results")).text();
  expect(written).toContain(encodeURIComponent("https://www.cotesauvage.example/results"));
  await open(page, "/results?season=cote-sauvage-2025");
  const link = page.getByRole("link", { name: /Report a mistake/ });
  const named = async () =>
    new URL((await link.getAttribute("href")) ?? "").searchParams.get("page") ?? "";
  await expect.poll(named).toBe(page.url());
  await page.getByRole("searchbox", { name: /Search/ }).fill("drift");
  await expect(page).toHaveURL(/q=drift/);
  await expect.poll(named).toBe(page.url());
});
