import { expect, type Route, test } from "@playwright/test";
import {
  enterScore,
  fogBowl,
  newestCommit,
  review,
  signIn,
  stored,
} from "#tests/e2e/editor-page.ts";
import { FakeGitHub } from "#tests/support/code-host.ts";

test("the form is locked while a change is sent for review", async ({ page }) => {
  const host = await signIn(page);
  await enterScore(page, 0, "13", "9");
  const held: Route[] = [];
  await page.route("https://api.github.com/graphql", async (route) => {
    if (route.request().postData()?.includes("createCommitOnBranch") === true) held.push(route);
    else await route.fallback();
  });
  await review(page);
  await page.getByLabel("Ask someone to review first").check();
  await page.getByRole("button", { name: "Save as a change request" }).click();
  const desk = page.locator("main");
  await expect(desk).toHaveAttribute("inert");
  await expect(desk).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => held.length).toBe(1);
  await Promise.all(held.map((route) => route.fallback()));
  await expect(page.getByText("Sent for review.")).toBeVisible();
  await expect(desk).not.toHaveAttribute("inert");
  expect(host.requests).toHaveLength(1);
  expect(host.requests[0]).toMatchObject({ base: "main", head: newestCommit(host).branch });
});

test("a file with broken YAML shows its mistake and no empty form", async ({ page }) => {
  const host = new FakeGitHub(stored);
  host.push(`content/${fogBowl}`, "name: [\n");
  await signIn(page, host);
  await page.goto(`/edit#/file/${fogBowl}`);
  await expect(page.getByText("The editor can’t read this file.")).toBeVisible();
  await expect(page.getByText(`${fogBowl}, line`)).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveCount(0);
});
