/** The search of a record that is too large for one index, cut from that of the invented club. */
import type { Page } from "@playwright/test";
import { cutIndex, type IndexFile } from "#tests/e2e/support/cut-index.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { field, hits, openSearch, status } from "#tests/e2e/support/search-dialog.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Serves the index with three of each kind, and the rest in shards. Returns which of them were asked for. */
async function cutSite(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const files = new Map<string, string>();
  await page.route("**/search.page.json", async (route) => {
    const response = await route.fetch();
    const file: IndexFile = await response.json();
    const { index, shards } = cutIndex(file);
    for (const [address, text] of shards) files.set(address, text);
    await route.fulfill({ response, json: index });
  });
  await page.route("**/assets/search-*.json", async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    await route.fulfill({ body: files.get(pathname) ?? "", contentType: "application/json" });
  });
  return asked;
}

test("what is not in the index is fetched for the query that needs it @desktop", async ({
  page,
}) => {
  const asked = await cutSite(page);
  await open(page, "/about");
  await openSearch(page);
  await expect(field(page)).toBeFocused();
  expect(asked).toEqual([]);
  for (const [query, first] of [
    ["rocket", "Ros D’Attoma"],
    ["breakwater 2025", "Boston Breakwater"],
    ["anchorige", "Portland Anchorage"],
  ] as const) {
    await field(page).fill(query);
    await expect(hits(page).first(), query).toContainText(first);
    await expect(status(page), query).toHaveText(/^\d+ results?(?:, all close matches)?$/);
  }
  expect(asked.filter((file) => file.startsWith("/assets/search-list."))).toHaveLength(1);
  expect(asked.length).toBeLessThan(10);
  expect(new Set(asked).size).toBe(asked.length);
});

test("a word of too many hits says that these are the first ones @desktop", async ({ page }) => {
  await cutSite(page);
  await open(page, "/about");
  await openSearch(page);
  await field(page).fill("2024");
  await expect(status(page)).toContainText("among the first of each kind");
  await field(page).fill("breakwater 2025");
  await expect(hits(page).first()).toContainText("Boston Breakwater");
  await expect(status(page)).not.toContainText("among the first");
});

test("without the shards the index answers, and says that it is not all @desktop", async ({
  page,
}) => {
  await cutSite(page);
  await page.route("**/assets/search-*.json", (route) => route.fulfill({ body: "" }));
  await open(page, "/about");
  await openSearch(page);
  await field(page).fill("cedar");
  await expect(status(page)).toContainText("the rest could not be loaded");
});
