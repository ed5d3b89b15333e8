// `npm run test:photographs`: fills a folder with small invented photographs for the invented club,
// builds its site with them, and runs the browser tests that need photographs; with --all it runs every
// browser test of that club.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { inventedSite, requireSite } from "./setup/site.mjs";

const SCALE = "0.25";
const environment = {
  ...inventedSite,
  MEDIA_FOLDER: resolve(".cache/made-photographs"),
  SITE_OUT: `${inventedSite.SITE_OUT}-with-photographs`,
  PHOTOGRAPHS: "yes",
};

function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(1);
}

// Existing photographs are kept, and so is the site if it is not stale.
run("npx", ["tsx", "scripts/fill-media.ts", environment.MEDIA_FOLDER, SCALE]);
requireSite(environment);
const only = process.argv.includes("--all") ? [] : ["--grep", "@photographs"];
run("npx", ["playwright", "test", ...only]);
