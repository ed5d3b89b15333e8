/** The other seasons of the roster come when somebody asks for one of them. */
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("another season is shown at once: the step waits for it", async ({ page }) => {
  await open(page, "/news?season=rival-2016");
  await page.route("**/roster-archive*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const shown: string[] = [];
  await page.exposeFunction("noteHeading", (text: string) => shown.push(text));
  await page.evaluate(() => {
    new MutationObserver(() => {
      const text = document.querySelector("h1")?.textContent ?? "";
      void Reflect.get(window, "noteHeading")(text);
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.locator('a[href="/roster?season=rival-2016"]').first().dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rival 2016");
  expect(shown).not.toContain("Rival 2022");
});

test("seasons that cannot be fetched leave the default season, and the page says so", async ({
  page,
}) => {
  await page.route("**/roster-archive*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error();" }),
  );
  await page.goto("/roster?season=rival-2016");
  await expect(page.getByRole("alert")).toContainText("The other seasons could not be shown.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rival 2022");
});
