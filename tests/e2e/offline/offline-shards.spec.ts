/** The search of a record that is too large for one index, without a connection. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { cutIndex, type IndexFile } from "#tests/e2e/support/cut-index.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { dialog, field, hits, openSearch, status } from "#tests/e2e/support/search-dialog.ts";
import { openSite, type SwitchedSite } from "./switched-site.ts";
import { visitFirst } from "./worker-page.ts";

const club = ".cache/fixture-site";
const type = "application/json";

async function openCutSite(): Promise<SwitchedSite> {
  const file: IndexFile = JSON.parse(await readFile(join(club, "search.page.json"), "utf8"));
  const { index, shards } = cutIndex(file);
  const site = await openSite(club);
  const files = new Map([...shards, ["/search.page.json", JSON.stringify(index)]]);
  for (const [address, body] of files) site.standIns.set(address, { status: 200, type, body });
  return site;
}

test("without a connection it finds what it found before, and says what it cannot look through @desktop", async ({
  page,
}) => {
  const site = await openCutSite();
  await visitFirst(page, `${site.address}/about`);
  await openSearch(page);
  await field(page).fill("rocket");
  await expect(hits(page).first()).toContainText("Ros D’Attoma");
  await page.context().setOffline(true);
  await site.goDown();
  // On another page nothing of it is in memory.
  await open(page, `${site.address}/news`);
  await openSearch(page);
  await field(page).fill("rocket");
  await expect(hits(page).first()).toContainText("Ros D’Attoma");
  await expect(hits(page).first()).toContainText("not saved");
  await expect(status(page)).toHaveText("1 result");
  for (const query of ["anchorage", "breakwater 2025"]) {
    await field(page).fill(query);
    await expect(status(page), query).toContainText("in what is stored on this device");
  }
  // What the index has is found, whatever is missing.
  await field(page).fill("2025");
  await expect(dialog(page).locator("[role=option][href='/seasons/2025']")).toBeVisible();
  await site.comeUp();
  await page.context().setOffline(false);
  await field(page).fill("breakwater 2025");
  await expect(hits(page).first()).toContainText("Boston Breakwater");
  await expect(status(page)).toHaveText(/^\d+ results?$/);
  await site.close();
});

test("the answer is whole as soon as the connection is back @desktop", async ({ page }) => {
  const site = await openCutSite();
  await visitFirst(page, `${site.address}/about`);
  await page.context().setOffline(true);
  await site.goDown();
  await openSearch(page);
  await field(page).fill("anchorage");
  await expect(status(page)).toHaveText(
    "No results in what is stored on this device; the rest needs a connection",
  );
  await site.comeUp();
  await page.context().setOffline(false);
  await expect(hits(page).first()).toContainText("Portland Anchorage");
  await expect(status(page)).toHaveText(/^\d+ results?$/);
  await site.close();
});
