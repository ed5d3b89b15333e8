import { expect, type Page, test } from "@playwright/test";
import { knownToken, standInForGitHub } from "#tests/support/code-host.ts";
import { fogBowl, newestCommit, review, save, signIn } from "./editor-page.ts";

const publishButton = (page: Page) => page.getByRole("button", { name: "Save and publish" });
const we = (page: Page) => page.getByLabel("We").first();
const they = (page: Page) => page.getByLabel("They").first();

/** Types a score and leaves the cursor in its last field. */
async function typeScore(page: Page): Promise<void> {
  await page.goto(`/edit#/scores/${fogBowl}`);
  await we(page).fill("13");
  await they(page).fill("9");
}

test("if the token has expired, the editor asks for another one, and saves the typed score with it", async ({
  page,
}) => {
  const host = await signIn(page);
  await typeScore(page);
  host.tokens.clear();
  host.tokens.add("github_pat_next");
  await review(page);
  await publishButton(page).click();
  await expect(page.getByRole("alert")).toContainText("It may have expired.");
  await expect(page.getByRole("alert")).toBeInViewport();
  await page.getByLabel("Token").fill("github_pat_wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("does not know this token").nth(1)).toBeVisible();
  await page.getByLabel("Token").fill("github_pat_next");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("You are signed in again.")).toBeVisible();
  await publishButton(page).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(host.text(`content/${fogBowl}`)).toContain("us: 13, them: 9");
  await page.reload();
  await expect(page.getByText("Signed in as captain.")).toBeVisible();
});

test("a rate limit says when to try again, and a save whose response is lost is not made twice", async ({
  page,
}) => {
  const host = await signIn(page);
  await typeScore(page);
  await test.step("a rate limit", async () => {
    const reset = `${Math.round(Date.now() / 1000) + 1800}`;
    host.network = () => ({
      status: 403,
      text: '{ "message": "API rate limit exceeded" }',
      headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset },
    });
    await review(page);
    await publishButton(page).click();
    await expect(page.getByRole("alert")).toContainText(/try again at \d+:\d\d.[AP]M/);
    await expect(page.getByLabel("Token")).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("unsaved changes of one file")).toBeVisible();
    const tryAgain = page.getByRole("button", { name: /^Try again with the token/ });
    // The message is there before the reloaded editor has asked GitHub, which must still refuse.
    await expect(tryAgain).toBeVisible();
    host.network = () => undefined;
    await tryAgain.click();
  });
  await test.step("a lost response", async () => {
    host.network = ({ body }) =>
      JSON.stringify(body ?? "").includes("createCommitOnBranch") ? "lost" : undefined;
    await publishButton(page).click();
    await expect(page.getByRole("alert")).toContainText("can't be reached");
    host.network = () => undefined;
    await publishButton(page).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    expect(host.commits).toHaveLength(1);
  });
});

test("a reload or a closed tab loses no typed text, even in a focused field", async ({
  page,
  context,
}) => {
  const host = await signIn(page);
  await typeScore(page);
  await page.reload();
  await expect(they(page)).toHaveValue("9");
  await they(page).fill("10");
  await page.waitForFunction(() => Object.values(localStorage).join("").includes("them: 10"));
  // The tab crashes: its session and token are gone, too.
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await standInForGitHub(next, host);
  await next.goto(`/edit#/scores/${fogBowl}`);
  await expect(next.getByText("unsaved changes of one file")).toBeVisible();
  await next.getByLabel("Token").fill(knownToken);
  await next.getByRole("button", { name: "Sign in" }).click();
  await expect(they(next)).toHaveValue("10");
  await next.getByRole("link", { name: "Côte Sauvage Ultimate" }).click();
  await expect(next.getByText("Your unsaved changes are back.")).toBeVisible();
  await save(next);
  expect(newestCommit(host).files.get(`content/${fogBowl}`)?.toString()).toContain(
    "us: 13, them: 10",
  );
  await next.reload();
  await expect(next.getByRole("link", { name: "No changes" })).toBeVisible();
});

test("Back keeps the text in a focused field, and a reload keeps the form of a new player until Cancel", async ({
  page,
}) => {
  await signIn(page);
  await typeScore(page);
  await they(page).fill("8");
  await page.goBack();
  await page.goForward();
  await expect(they(page)).toHaveValue("8");
  await page.goto("/edit#/file/players.yml");
  await page.getByRole("button", { name: "Add a new one" }).click();
  await page.getByLabel("First").first().fill("Maud");
  await page.getByLabel("Last").first().fill("Überall");
  await page.getByLabel("Last").first().blur();
  await expect(page.getByLabel("Key")).toHaveValue("uberall");
  await page.reload();
  await expect(page.getByLabel("First").first()).toHaveValue("Maud");
  await expect(page.getByLabel("Key")).toHaveValue("uberall");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Add a new one" })).toBeVisible();
});

test("changes are discarded only after asking, and signing out deletes the token", async ({
  page,
}) => {
  await signIn(page);
  await typeScore(page);
  await review(page);
  const discard = page.getByRole("button", { name: "Discard everything" });
  page.once("dialog", (question) => void question.dismiss());
  await discard.click();
  await expect(page.getByText("This device keeps your changes")).toBeVisible();
  page.once("dialog", (question) => void question.accept());
  await discard.click();
  await expect(page.getByText("No changes yet.")).toBeVisible();
  await typeScore(page);
  await they(page).blur();
  await expect(page.getByText("Unsaved changes stay on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Discard them" }).click();
  await expect(page.getByText("unsaved changes of one file")).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await test.step("signing out deletes the token from the tab and the device", async () => {
    await page.getByLabel("Token").fill(knownToken);
    await page.getByLabel(/^On this device/).check();
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Signed in as captain.")).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)),
    );
    expect(kept).not.toContain(knownToken);
  });
});

test("in a browser with full storage the editor says so, and warns before unsaved changes are lost", async ({
  page,
}) => {
  // Full storage: nothing can be added.
  await page.addInitScript(() => {
    Object.defineProperty(Storage.prototype, "setItem", { value: undefined });
  });
  await signIn(page);
  await typeScore(page);
  await review(page);
  const warning = page
    .getByRole("alert")
    .filter({ hasText: "This browser keeps no unsaved changes." });
  await expect(warning).toBeVisible();
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe("beforeunload");
});
