import { rm } from "node:fs/promises";
import { test as base } from "@playwright/test";
import { timeLimit } from "#tests/support/time-limit.ts";
import {
  deploymentFolder,
  deploymentWithOtherScripts,
  firstDeployment,
  secondDeployment,
} from "./deployments.ts";
import { openSite, type SwitchedSite } from "./switched-site.ts";

interface EachTest {
  /** The first deployment on a dedicated server. */
  site: SwitchedSite;
}

interface EachWorker {
  /** A folder for deployments. */
  folder: string;
  /** The site as it was built. */
  first: string;
  /** The site after a change of its content. */
  changed: string;
  /** The changed site with other scripts. */
  second: string;
}

/** A site with an active offline worker, whose deployments and failures the test controls. */
export const test = base.extend<EachTest, EachWorker>({
  folder: [
    async ({ browserName }, use) => {
      const folder = await deploymentFolder(browserName);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  first: [async ({ folder }, use) => use(await firstDeployment(folder)), { scope: "worker" }],
  // Another build of the whole site.
  changed: [
    async ({ folder }, use) => use(await secondDeployment(folder)),
    { scope: "worker", timeout: timeLimit(240_000) },
  ],
  second: [
    async ({ changed, folder }, use) => use(await deploymentWithOtherScripts(changed, folder)),
    { scope: "worker" },
  ],
  site: async ({ first }, provide) => {
    const site = await openSite(first);
    await provide(site);
    await site.close();
  },
});

export { expect } from "@playwright/test";
