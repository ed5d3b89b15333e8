import { otherLayouts, pages } from "./support/pages.ts";
import { test } from "./support/test.ts";
import { expectGoodVisits } from "./support/visit.ts";

for (const address of [...pages, ...otherLayouts]) {
  test(`a visit to ${address} meets no layout shift, policy report, layout fault or barrier`, async ({
    page,
  }) => {
    await expectGoodVisits(page, [address]);
  });
}
