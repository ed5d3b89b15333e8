// `npm run test:big-club`: writes an invented club of twenty seasons, checks its content, builds its site, and checks its
// bytes and its long pages.
import { spawnSync } from "node:child_process";
import { requireSite } from "./setup/site.mjs";

const environment = {
  CONTENT_FOLDER: ".cache/big-club/content",
  SITE_OUT: ".cache/big-club/site",
  BIG_CLUB: "yes",
};

function run(command, ...args) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(1);
}

run("npx", "tsx", "tests/big-club/write-club.ts", environment.CONTENT_FOLDER);
run("npm", "run", "--silent", "check:content");
requireSite(environment);
run("npm", "run", "--silent", "check:bytes");
run("npx", "playwright", "test", "--grep", "@big");
