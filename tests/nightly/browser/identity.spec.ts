import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the colors of page and browser follow a link to a page of another design", async ({
  page,
}) => {
  const readThemes = () =>
    page
      .locator("meta[name=theme-color]")
      .evaluateAll((tags: HTMLMetaElement[]) => tags.map(({ content }) => content));
  await open(page, "/roster2025");
  await expect.poll(readThemes).toEqual(["#24122f", "#24122f"]);
  await page.getByRole("link", { name: "cotesauvage.example, home" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(readThemes).toEqual(["#fbede0", "#0c1617"]);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(251, 237, 224)");
});
