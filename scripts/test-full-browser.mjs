// `npm run test:full-browser`: the browser tests in Chromium as visitors have it, which sets letters at fractions of
// a pixel, unlike the headless shell of `npm test`. Arguments are passed to Playwright.
import { spawnSync } from "node:child_process";
import { fullChromium } from "./setup/chromium.mjs";

const browser = fullChromium();
if (browser === undefined) {
  console.error("Skipped: full Chromium. It could not be installed from Debian's packages.");
} else {
  const { status } = spawnSync(
    process.execPath,
    ["scripts/test-e2e.mjs", ...process.argv.slice(2)],
    { stdio: "inherit", env: { ...process.env, CHROMIUM: browser } },
  );
  process.exitCode = status ?? 1;
}
