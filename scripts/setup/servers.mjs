// Unpacks Debian's nginx and Caddy into .cache/servers, to test their configurations: nothing is
// installed on the machine and no service is started.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = resolve(".cache/servers");
const packages = ["nginx", "libnginx-mod-http-brotli-static", "caddy"];
const wanted = ["usr/sbin/nginx", "usr/bin/caddy"].map((path) => join(folder, path));

function runs(command, args, cwd) {
  return spawnSync(command, args, { cwd, stdio: "ignore" }).status === 0;
}

function download() {
  const fetches = () => runs("apt-get", ["-qq", "download", ...packages], folder);
  if (fetches()) return true;
  // A fresh machine has no lists of packages yet.
  const update = ["apt-get", "-qq", "update"];
  const [command = "", ...args] = process.getuid?.() === 0 ? update : ["sudo", "-n", ...update];
  return runs(command, args, folder) && fetches();
}

/** Whether nginx and Caddy are in .cache/servers; downloads their packages if not. */
export function servers() {
  if (wanted.every((path) => existsSync(path))) return true;
  mkdirSync(folder, { recursive: true });
  if (!download()) return false;
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".deb"))) {
    runs("dpkg", ["-x", name, folder], folder);
    rmSync(join(folder, name));
  }
  return wanted.every((path) => existsSync(path));
}
