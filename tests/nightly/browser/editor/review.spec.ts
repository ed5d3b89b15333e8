import { expect, type Route, test } from "@playwright/test";
import {
  enterScore,
  fogBowl,
  newestCommit,
  review,
  signIn,
  stored,
  they,
} from "#tests/e2e/editor-page.ts";
import { GitHubStandIn } from "#tests/support/code-host.ts";

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

test("a change that waits for review is shown, and the next score is added to it", async ({
  page,
}) => {
  const host = await signIn(page);
  const waiting = page.getByRole("region", { name: "Waiting for review" });
  await expect(waiting).toHaveCount(0);
  await enterScore(page, 0, "13", "9");
  await review(page);
  await page.getByLabel("Ask someone to review first").check();
  await page.getByRole("button", { name: "Save as a change request" }).click();
  await expect(page.getByText("Sent for review.")).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "Côte Sauvage Ultimate" }).click();
  await expect(waiting).toContainText("by you");
  await expect(waiting.getByText("1 score in Fog Bowl")).toBeVisible();
  await waiting.getByText("Show the changed lines").click();
  await expect(waiting.getByText(/us: 13, them: 9/)).toBeVisible();
  await enterScore(page, 1, "8", "13");
  await expect(they(page)).toHaveValue("9");
  await review(page);
  await expect(page.getByLabel("Add to the change request")).toBeChecked();
  await page.getByRole("button", { name: "Add to the change request" }).click();
  await expect(page.getByText("Sent for review.")).toBeVisible();
  await expect(waiting.getByText("2 scores in Fog Bowl")).toBeVisible();
  expect(host.requests).toHaveLength(1);
  host.merge(0);
  expect(host.text(`content/${fogBowl}`)).toMatch(/us: 13, them: 9[^]*us: 8, them: 13/);
  await page.reload();
  await expect(waiting).toHaveCount(0);
});

test("a file with broken YAML shows its mistake and no empty form", async ({ page }) => {
  const host = new GitHubStandIn(stored);
  host.push(`content/${fogBowl}`, "name: [\n");
  await signIn(page, host);
  await page.goto(`/edit#/file/${fogBowl}`);
  await expect(page.getByText("The editor can’t read this file.")).toBeVisible();
  await expect(page.getByText(`${fogBowl}, line`)).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveCount(0);
});
