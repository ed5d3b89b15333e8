import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("the theme color of the browser follows the page, and the browser accepts the manifest @desktop", async ({
  page,
}) => {
  const colors = () =>
    page
      .locator("meta[name=theme-color]")
      .evaluateAll((tags: HTMLMetaElement[]) => tags.map(({ content }) => content));
  await open(page, "/roster2025");
  expect(await colors()).toEqual(["#24122f", "#24122f"]);
  await page.getByRole("link", { name: "cotesauvage.example, home" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(colors).toEqual(["#faebde", "#0a1517"]);
  await test.step("the browser reports no manifest errors", async () => {
    const devTools = await page.context().newCDPSession(page);
    const { url, errors } = await devTools.send("Page.getAppManifest");
    expect(new URL(url).pathname).toBe("/site.webmanifest");
    expect(errors).toEqual([]);
  });
});
