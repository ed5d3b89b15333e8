import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { enterScore, fogBowl, save, signIn, theirScore } from "#tests/e2e/editor-page.ts";
import { serveFakeGitHub } from "#tests/support/code-host.ts";

const elsewhere = (page: Page) => page.getByRole("heading", { name: "Open in another tab" });

/** Types a score, and opens a duplicate of the tab, which has its session storage. */
async function openTwice(first: Page, context: BrowserContext) {
  const host = await signIn(first);
  await serveFakeGitHub(context, host);
  await enterScore(first, 0, "13", "9");
  const opened = context.waitForEvent("page");
  await first.evaluate(() => void open(location.href));
  const second = await opened;
  await expect(elsewhere(second)).toBeVisible();
  return { host, second };
}

test("only one tab has the editor, and another one can continue with what was typed", async ({
  page: first,
  context,
}) => {
  const { host, second } = await openTwice(first, context);
  await second.getByRole("button", { name: "Continue here" }).click();
  await expect(theirScore(second)).toHaveValue("9");
  await expect(elsewhere(first)).toBeVisible();
  await save(second);
  expect(host.text(`content/${fogBowl}`)).toContain("us: 13, them: 9");
});

test("what was typed at the last moment continues in the other tab, too", async ({
  page: first,
  context,
}) => {
  const host = await signIn(first);
  await serveFakeGitHub(context, host);
  await enterScore(first, 0, "13", "9");
  await first.evaluate(() =>
    localStorage.setItem("editor-token", sessionStorage.getItem("editor-token") ?? ""),
  );
  const second = await context.newPage();
  await second.goto(first.url());
  await expect(elsewhere(second)).toBeVisible();
  await theirScore(first).fill("11");
  // A busy tab stores what is typed late.
  const busy = first.evaluate(() => {
    const end = Date.now() + 2000;
    let now = 0;
    while (now < end) now = Date.now();
  });
  await second.getByRole("button", { name: "Continue here" }).click();
  await busy;
  await expect(theirScore(second)).toHaveValue("11");
});

test("when the tab with the editor is closed, the next one continues by itself", async ({
  page: first,
  context,
}) => {
  const { second } = await openTwice(first, context);
  // Stores what was typed.
  await theirScore(first).blur();
  await first.close();
  await expect(theirScore(second)).toHaveValue("9");
});
