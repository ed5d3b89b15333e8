// `npm run test:photographs`: fills a folder with small made photographs, builds the site with it,
// and runs the browser tests that need photographs; with --all it runs every browser test.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const SCALE = "0.25";
const folder = mkdtempSync(join(tmpdir(), "rival-photographs-"));
// Kept: what was painted is not painted again, and so not developed again.
const media = resolve(".cache/made-photographs");

function run(command, args, surroundings = {}) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...surroundings },
  });
  return status === 0;
}

const surroundings = {
  MEDIA_FOLDER: media,
  RIVAL_OUT: join(folder, "dist"),
  PHOTOGRAPHS: "yes",
};
const only = process.argv.includes("--all") ? [] : ["--grep", "@photographs"];
const passed =
  run("npx", ["tsx", "scripts/fill-media.ts", media, SCALE]) &&
  run("npx", ["tsx", "scripts/build.ts"], surroundings) &&
  run("npx", ["playwright", "test", ...only], surroundings);
rmSync(folder, { recursive: true });
process.exitCode = passed ? 0 : 1;
