import { kinds, sitemap, someOf } from "#tests/e2e/support/entity-pages.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { spaceText, textsOutside } from "#tests/e2e/support/outside.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const indexes = ["/players", "/opponents", "/records", "/badgequest"];

for (const width of [320, 1440]) {
  test(`the window cuts no text off at ${width} px, nor spaced as WCAG asks @desktop`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const addresses = await sitemap(request);
    for (const address of [...indexes, ...kinds.flatMap((kind) => someOf(addresses, kind))]) {
      await open(page, address);
      expect(await textsOutside(page), address).toEqual([]);
      await spaceText(page);
      expect(await textsOutside(page), `${address}, spaced`).toEqual([]);
    }
  });
}
