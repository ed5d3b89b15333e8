import { kinds, pagesOf, sitemap } from "#tests/e2e/support/entity-pages.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// Tests pages with one record entry each. The entries depend on the content:
// their URLs come from the sitemap.

test("previous and next link pages of the same kind @desktop", async ({ page, request }) => {
  const addresses = await sitemap(request);
  for (const kind of kinds) {
    // The first with a next one: a scrimmage, for example, has no neighbors.
    let first = "";
    for (const address of pagesOf(addresses, kind)) {
      if (!(await (await request.get(address)).text()).includes(' rel="next"')) continue;
      first = address;
      break;
    }
    await test.step(first, async () => {
      await open(page, first);
      const heading = page.getByRole("heading", { level: 1 });
      const title = (await heading.textContent()) ?? "";
      await page.locator('a[rel="next"]').click();
      await expect(heading).not.toHaveText(title);
      await page.locator('a[rel="prev"]').click();
      await expect(page).toHaveURL(first);
      await expect(heading).toHaveText(title);
    });
  }
});
