// The browser logs failures, which these tests allow.
import { expect, type Page, test } from "@playwright/test";
import { countDocuments } from "#tests/e2e/support/count-documents.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { count, searchField } from "#tests/e2e/results/results-page.ts";
import { withoutWorker } from "#tests/e2e/support/test.ts";

test.beforeEach(({ page }) => withoutWorker(page));

/** Replaces the view of a page by one that cannot be rendered. */
async function breakPage(page: Page, name: string): Promise<void> {
  const body = `export function View() { throw new Error("broken"); }`;
  await page.route(`**/assets/${name}-*.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
}

const readText = (page: Page) => page.locator("body").innerText();

/** Text at a URL whose scripts fail to load. */
async function prerenderedText(page: Page, path: string): Promise<string> {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(path);
  await expect(page.locator("html[data-view=failed]")).toBeAttached();
  const text = await readText(page);
  await page.unroute("**/assets/*.js");
  return text;
}

test("if a page’s script fails while rendering or in an effect, its text stays, and its links work", async ({
  page,
}) => {
  const path = "/about";
  const before = await prerenderedText(page, path);
  for (const [what, arrange] of [
    ["the page", () => breakPage(page, "about")],
    [
      "an effect",
      async () => {
        await page.unroute("**/assets/about-*.js");
        await page.addInitScript(() => Reflect.deleteProperty(window, "matchMedia"));
      },
    ],
  ] as const) {
    await test.step(what, async () => {
      await arrange();
      const documents = countDocuments(page);
      const failed = Promise.race([
        page.waitForEvent("pageerror"),
        page.waitForEvent("console", (message) => message.text().includes("broken")),
      ]);
      await page.goto(path);
      await failed;
      await page.waitForLoadState("networkidle");
      expect(await readText(page)).toBe(before);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(documents()).toBe(1);
      // Its links work.
      await page.getByRole("contentinfo").getByRole("link", { name: "Core Values" }).click();
      await expect(page).toHaveURL("/corevalues");
    });
  }
});

test("if the scripts cannot read the URL, the default view is shown with a notice", async ({
  page,
}) => {
  // As in a browser that lacks what reads it.
  await page.addInitScript(() => Reflect.deleteProperty(window, "URLSearchParams"));
  await page.goto("/results?q=x");
  await expect(page.getByText("This view couldn’t be loaded")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(searchField(page)).toBeVisible();
});

test("a link to a page that cannot be rendered loads its document, once", async ({ page }) => {
  const before = await prerenderedText(page, "/about");
  await breakPage(page, "about");
  await open(page, "/corevalues");
  const documents = countDocuments(page);
  await page
    .locator('footer a[href="/about"], header a[href="/about"]')
    .first()
    .dispatchEvent("click");
  await expect(page).toHaveURL("/about");
  await expect.poll(() => readText(page)).toBe(before);
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(1);
});

test("if the browser refuses to change the URL, the search still filters", async ({ page }) => {
  await page.addInitScript(() => {
    for (const step of ["pushState", "replaceState"] as const) {
      history[step] = () => {
        throw new DOMException("Too many steps", "SecurityError");
      };
    }
    navigation.navigate = () => ({
      committed: new Promise(() => undefined),
      finished: new Promise(() => undefined),
    });
  });
  await open(page, "/results");
  const before = await count(page).textContent();
  await searchField(page).fill("no such tournament");
  await searchField(page).blur();
  // Longer than the delay between typing and the URL change.
  await page.waitForTimeout(500);
  await expect(searchField(page)).toHaveValue("no such tournament");
  await expect(count(page)).not.toHaveText(before ?? "");
  await expect(page).toHaveURL("/results");
});
