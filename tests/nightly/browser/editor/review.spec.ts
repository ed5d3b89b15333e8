import { expect, type Route, test } from "@playwright/test";
import {
  enterScore,
  fogBowl,
  newestCommit,
  publishButton,
  review,
  signIn,
  stored,
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

test("a file with broken YAML shows its mistake and no empty form", async ({ page }) => {
  const host = new GitHubStandIn(stored);
  host.push(`content/${fogBowl}`, "name: [\n");
  await signIn(page, host);
  await page.goto(`/edit#/file/${fogBowl}`);
  await expect(page.getByText("The editor can’t read this file.")).toBeVisible();
  await expect(page.getByText(`${fogBowl}, line`)).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveCount(0);
});

test("games that two captains add at the end are both kept, unless the second one decides otherwise", async ({
  page,
}) => {
  const host = await signIn(page);
  await page.goto(`/edit#/file/${fogBowl}`);
  await page.getByRole("button", { name: "Add to games" }).click();
  const games = page.getByRole("region", { name: "Games" });
  await games
    .getByLabel(/^Opponent/)
    .last()
    .selectOption("Portland Anchorage");
  await games.getByLabel(/^Type/).last().selectOption("POOL");
  await games.getByRole("button", { name: "Add", exact: true }).click();
  const text = host.text(`content/${fogBowl}`);
  host.push(`content/${fogBowl}`, `${text.trimEnd()}\n  - { opponent: breakwater, type: POOL }\n`);
  await review(page);
  await publishButton(page).click();
  await expect(page.getByLabel("Both, theirs first")).toBeChecked();
  await page.getByRole("button", { name: "Merge" }).click();
  await publishButton(page).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(host.text(`content/${fogBowl}`)).toMatch(/breakwater[^]*anchorage/);
});
