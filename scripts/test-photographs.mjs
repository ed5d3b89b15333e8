// `npm run test:photographs`: fills a folder with small invented photographs, builds the site with it,
// and runs the browser tests that need photographs; with --all it runs every browser test.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const SCALE = "0.25";
const folder = mkdtempSync(join(tmpdir(), "site-photographs-"));
// Not removed at the end: the next run neither paints nor develops these files again.
const media = resolve(".cache/made-photographs");

function run(command, args, environment = {}) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

const environment = {
  MEDIA_FOLDER: media,
  SITE_OUT: join(folder, "dist"),
  PHOTOGRAPHS: "yes",
};
const only = process.argv.includes("--all") ? [] : ["--grep", "@photographs"];
const passed =
  run("npx", ["tsx", "scripts/fill-media.ts", media, SCALE]) &&
  run("npx", ["tsx", "scripts/build.ts"], environment) &&
  run("npx", ["playwright", "test", ...only], environment);
rmSync(folder, { recursive: true });
process.exitCode = passed ? 0 : 1;
