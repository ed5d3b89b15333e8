// `npm run test:nightly -- hosts`: requests every file of the site from the local server and from nginx.
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { spawnSync } from "node:child_process";
import { requireSite } from "./setup/site.mjs";

const folder = resolve(".cache/servers");
const packages = ["nginx", "libnginx-mod-http-brotli-static"];
const program = join(folder, "usr/sbin/nginx");

function runs(command, args, cwd) {
  return spawnSync(command, args, { cwd, stdio: "ignore" }).status === 0;
}

function download() {
  const fetches = () => runs("apt-get", ["-qq", "download", ...packages], folder);
  if (fetches()) return true;
  // A fresh machine has no package lists yet.
  const update = ["apt-get", "-qq", "update"];
  const [command = "", ...args] = process.getuid?.() === 0 ? update : ["sudo", "-n", ...update];
  return runs(command, args, folder) && fetches();
}

/** Whether nginx is in .cache/servers; downloads its packages if not. */
function servers() {
  if (existsSync(program)) return true;
  mkdirSync(folder, { recursive: true });
  if (!download()) return false;
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".deb"))) {
    runs("dpkg", ["-x", name, folder], folder);
    rmSync(join(folder, name));
  }
  return existsSync(program);
}

if (!process.env.SITE_OUT) requireSite();
if (!servers()) {
  console.error("Skipped: nginx. It could not be downloaded from Debian's packages.");
}
const { status } = spawnSync(
  "npx",
  ["vitest", "run", "--config", "tests/nightly/hosts/vitest.config.ts"],
  {
    stdio: "inherit",
    shell: process.platform === "win32",
  },
);
process.exitCode = status ?? 1;
