import { expect, test } from "@playwright/test";
import { standInForGitHub } from "#tests/support/code-host.ts";
import { enterScore, fogBowl, save, signIn, they } from "#tests/e2e/editor-page.ts";

test("only one tab has the editor, and another one can go on with what was typed", async ({
  page: first,
  context,
}) => {
  const host = await signIn(first);
  await standInForGitHub(context, host);
  await enterScore(first, 0, "13", "9");
  // A duplicate of the tab, which has its session storage.
  const opened = context.waitForEvent("page");
  await first.evaluate(() => void open(location.href));
  const second = await opened;
  const elsewhere = { name: "Open in another tab" };
  await expect(second.getByRole("heading", elsewhere)).toBeVisible();
  await second.getByRole("button", { name: "Go on here" }).click();
  await expect(they(second)).toHaveValue("9");
  await expect(first.getByRole("heading", elsewhere)).toBeVisible();
  await save(second);
  expect(host.text(`content/${fogBowl}`)).toContain("us: 13, them: 9");
});

test("when the tab with the editor is closed, the next one goes on by itself", async ({
  page: first,
  context,
}) => {
  const host = await signIn(first);
  await standInForGitHub(context, host);
  await enterScore(first, 0, "13", "9");
  await they(first).blur();
  const opened = context.waitForEvent("page");
  await first.evaluate(() => void open(location.href));
  const second = await opened;
  await expect(second.getByRole("heading", { name: "Open in another tab" })).toBeVisible();
  await first.close();
  await expect(they(second)).toHaveValue("9");
});
