import { violations } from "#tests/e2e/support/axe.ts";
import { sitemap } from "#tests/e2e/support/entity-pages.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { layoutFaults } from "#tests/e2e/support/layout-faults.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { timeLimit } from "#tests/support/time-limit.ts";

// All pages of the club in `content/`. Their text and number depend on the content:
// nothing here counts or names them, so that no edit fails the test.

/** Text that appears if the code lacked a value. */
const BUG_WORDS = /.{0,40}(?:\bundefined\b|\bNaN\b|Invalid Date|\[object ).{0,40}/;

/** Tests of each rule that share the pages, for parallel workers and time limits. */
const parts = [1, 2, 3, 4, 5, 6];

const takePart = (addresses: readonly string[], part: number) =>
  addresses.filter((_, index) => index % parts.length === part - 1);

for (const part of parts) {
  test(`every page of the club fits a narrow window without a word of a bug, part ${part}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(timeLimit(120_000));
    await page.setViewportSize({ width: 320, height: 800 });
    for (const address of takePart(await sitemap(request), part)) {
      await open(page, address);
      expect.soft(await layoutFaults(page), address).toEqual([]);
      const text = await page.locator("body").innerText();
      expect.soft(BUG_WORDS.exec(text)?.[0], address).toBeUndefined();
    }
  });
}

/** All pages without others of their kind, and every third person, game and so on: they differ in content alone. */
const sample = (addresses: readonly string[]) =>
  addresses.filter((address, index) => address.lastIndexOf("/") === 0 || index % 3 === 0);

for (const part of parts) {
  test(`pages of every kind are accessible with the club’s content, part ${part}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(timeLimit(120_000));
    const addresses = takePart(sample(await sitemap(request)), part);
    for (const [index, address] of addresses.entries()) {
      const colorScheme = index % 2 === 0 ? "light" : "dark";
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, address);
      expect.soft(await violations(page), `${address}, ${colorScheme}`).toEqual([]);
    }
  });
}
