// `npm run test:engines`: runs the important journeys in Firefox and in WebKitGTK. An engine that
// cannot be installed here is named and left out; every other one must pass.
import { spawnSync } from "node:child_process";
import { missingEngines } from "./setup/engines.mjs";
import { inventedSite, requireSite } from "./setup/site.mjs";

requireSite(inventedSite);
for (const engine of missingEngines()) {
  console.error(`${engine} is skipped: it could not be installed from Debian's packages.`);
}
const { status } = spawnSync(
  "npx",
  ["vitest", "run", "--config", "tests/engines/vitest.config.ts", "--reporter", "verbose"],
  { stdio: "inherit", shell: process.platform === "win32" },
);
process.exitCode = status ?? 1;
