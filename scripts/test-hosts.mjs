// `npm run test:hosts`: requests every file of the site from the local server and from nginx.
import { spawnSync } from "node:child_process";
import { servers } from "./setup/servers.mjs";
import { requireSite } from "./setup/site.mjs";

if (!process.env.SITE_OUT) requireSite();
if (!servers()) {
  console.error(
    "nginx could not be fetched from Debian's packages: its configuration is not tried.",
  );
}
const { status } = spawnSync("npx", ["vitest", "run", "--config", "tests/hosts/vitest.config.ts"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;
