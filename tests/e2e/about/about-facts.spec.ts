import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the blurb stands beside four facts of the record", async ({ page }) => {
  await open(page, "/about");
  const main = page.locator("main");
  await expect(main).toContainText("Côte Sauvage is an invented club.");
  await expect(main).toContainText("a season with one player");
  await expect(main.locator("dt")).toHaveText(["Founded", "Seasons", "Regionals", "Home"]);
  await expect(main.locator("dd")).toHaveText(["2023", "4", "2", "ME/VT/NH"]);
});

test("phones show the facts two by two, and a longer one below them @phone", async ({ page }) => {
  await open(page, "/about");
  const facts = page.locator("main dl > div");
  const [founded, seasons, regionals, home] = await Promise.all(
    [0, 1, 2, 3].map((index) => boxOf(facts.nth(index))),
  );
  expect(seasons).toMatchObject({ y: founded?.y, width: founded?.width });
  expect(regionals?.x).toBe(founded?.x);
  expect(regionals?.y).toBeGreaterThan(founded?.y ?? 0);
  expect(home?.x).toBe(founded?.x);
  expect(home?.y).toBeGreaterThan(regionals?.y ?? 0);
});
