import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { timeLimit } from "#tests/support/time-limit.ts";
import { buildLongQuest, buildWithoutAwards } from "./quest-contents.ts";
import { openSite } from "#tests/e2e/offline/switched-site.ts";
import { test as base } from "#tests/e2e/support/test.ts";

interface Sites {
  /** Address of a site with a long Badge Quest. */
  longQuest: string;
  /** Address of a site on which nobody has earned a badge. */
  noAwards: string;
}

/** Builds a site, serves it during the tests, and deletes it. */
async function serveBuilt(
  build: (folder: string) => Promise<string>,
  browser: string,
  provide: (address: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `site-quest-${browser}-`));
  const site = await openSite(await build(folder));
  await provide(site.address);
  await site.close();
  await rm(folder, { recursive: true });
}

const perWorker = { scope: "worker", timeout: timeLimit(180_000) } as const;

/** Tests on dedicated sites. Each file runs in one worker, so that the sites are built once. */
export const test = base.extend<object, Sites>({
  longQuest: [
    async ({ browserName }, use) => serveBuilt(buildLongQuest, browserName, use),
    perWorker,
  ],
  noAwards: [
    async ({ browserName }, use) => serveBuilt(buildWithoutAwards, browserName, use),
    perWorker,
  ],
});

export { expect } from "#tests/e2e/support/test.ts";
