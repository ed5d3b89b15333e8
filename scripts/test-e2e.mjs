// `npm run test:e2e`: builds the two sites for browser tests if they are stale, and tests them.
// Arguments are passed to Playwright: `npm run test:e2e -- tests/e2e/news/news.spec.ts --project desktop`.
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
