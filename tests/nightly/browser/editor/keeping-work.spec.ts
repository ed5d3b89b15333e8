import { expect, type Page, test } from "@playwright/test";
import { enterScore, publishButton, review, signIn } from "#tests/e2e/editor-page.ts";
import { knownToken } from "#tests/support/code-host.ts";

const discardButton = (page: Page) => page.getByRole("button", { name: "Discard everything" });

/** Begins to add a player, in a form that is not in the content yet. */
async function beginPlayer(page: Page): Promise<void> {
  await page.goto("/edit#/file/players.yml");
  await page.getByRole("button", { name: "Add a new one" }).click();
  await page.getByLabel("First").first().fill("Maud");
  await page.getByLabel("Last").first().fill("Überall");
  await page.getByLabel("Last").first().blur();
  await expect(page.getByLabel("Key")).toHaveValue("uberall");
}

test("a reload keeps the form of a new player until Cancel", async ({ page }) => {
  await signIn(page);
  await beginPlayer(page);
  await page.reload();
  await expect(page.getByLabel("First").first()).toHaveValue("Maud");
  await expect(page.getByLabel("Key")).toHaveValue("uberall");
  await page.getByRole("button", { name: "Cancel" }).click();
  const add = page.getByRole("button", { name: "Add a new one" });
  await expect(add).toBeVisible();
  await page.reload();
  await expect(add).toBeVisible();
});

test("a new season and a new tournament keep what is typed over another screen", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/edit#/new-season");
  await page.getByLabel("Tamsin Quill").uncheck();
  await page.goto("/edit#/new-tournament");
  await page.getByLabel("Name").fill("Fog Bowl");
  await page.goBack();
  await expect(page.getByLabel("Tamsin Quill")).not.toBeChecked();
  await page.goForward();
  await expect(page.getByLabel("Name")).toHaveValue("Fog Bowl");
});

test("the review warns of a player who was typed but not added, also after the save", async ({
  page,
}) => {
  await signIn(page);
  await beginPlayer(page);
  await enterScore(page, 0, "13", "9");
  await review(page);
  const warning = page.getByRole("status").filter({ hasText: "not added it yet" });
  await expect(warning).toContainText("Players and coaches: Maud");
  await publishButton(page).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(warning).toBeVisible();
  await warning.getByRole("link", { name: "Players and coaches" }).click();
  await expect(page.getByLabel("First").first()).toHaveValue("Maud");
});

test("changes and open forms are discarded only after asking", async ({ page }) => {
  const host = await signIn(page);
  await beginPlayer(page);
  await enterScore(page, 0, "13", "9");
  await review(page);
  const warning = page.getByText("not added it yet");
  page.once("dialog", (question) => void question.dismiss());
  await discardButton(page).click();
  await expect(page.getByText("This device keeps your changes")).toBeVisible();
  await expect(warning).toBeVisible();
  page.once("dialog", (question) => void question.accept());
  await discardButton(page).click();
  await expect(page.getByText("No changes yet.")).toBeVisible();
  await expect(warning).toHaveCount(0);
  expect(host.commits).toEqual([]);
});

test("a file whose changes were discarded stays so after a reload", async ({ page }) => {
  await signIn(page);
  await enterScore(page, 0, "13", "9");
  await review(page);
  page.once("dialog", (question) => void question.accept());
  await page.getByRole("button", { name: "Discard the changes to this file" }).click();
  await expect(page.getByText("No changes yet.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No changes yet.")).toBeVisible();
});

test("after signing out no token is left on the device", async ({ page }) => {
  await signIn(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByLabel("On this device, until I sign out")).toBeVisible();
  const storage = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(storage).not.toContain(knownToken);
});

test("in a browser with full storage the editor warns before unsaved changes are lost", async ({
  page,
}) => {
  // Full storage: nothing can be added.
  await page.addInitScript(() => {
    Object.defineProperty(Storage.prototype, "setItem", { value: undefined });
  });
  await signIn(page);
  await enterScore(page, 0, "13", "9");
  await review(page);
  const warning = page
    .getByRole("alert")
    .filter({ hasText: "This browser can’t store unsaved changes." });
  await expect(warning).toBeVisible();
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe("beforeunload");
});
