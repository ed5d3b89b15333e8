// `npm run bench:server`: how fast nginx hands out the built site (bench/server.ts).
import { spawnSync } from "node:child_process";
import { servers } from "./setup/servers.mjs";
import { requireSite } from "./setup/site.mjs";
import { wrk } from "./setup/wrk.mjs";

if (process.env.RIVAL_OUT === undefined) requireSite();
if (servers() && wrk()) {
  const { status } = spawnSync("npx", ["tsx", "bench/server.ts"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
} else {
  console.error("nginx and wrk could not be fetched from Debian's packages: nothing is measured.");
  process.exitCode = 1;
}
