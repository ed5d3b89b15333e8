// `npm run test:e2e`: builds what is stale of the two sites that browser tests run on, and tests them.
// Arguments are Playwright's: `npm run test:e2e -- tests/e2e/news/news.spec.ts --project desktop`.
import { spawnSync } from "node:child_process";
import { inventedSite, requireSite } from "./setup/site.mjs";

if (process.env.BASE_URL === undefined) {
  if (!process.env.SITE_OUT) requireSite();
  requireSite(inventedSite);
}
const { status } = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2)], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;
