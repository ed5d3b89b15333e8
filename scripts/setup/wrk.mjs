// Unpacks Debian's wrk beside the servers that it puts under load: nothing is installed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { apt } from "./apt.mjs";

const folder = resolve(".cache/servers");
const program = join(folder, "usr/bin/wrk");
/** The program, and the library of its scripts, which it does not start without. */
const packages = ["wrk", "libluajit-5.1-2"];

function runs(command, ...args) {
  return spawnSync(command, args, { cwd: folder, stdio: "ignore" }).status === 0;
}

const fetches = () => runs("apt-get", "-qq", "download", ...packages);

/** Whether wrk lies in .cache/servers; asks apt for it if it does not. */
export function wrk() {
  if (existsSync(program)) return true;
  mkdirSync(folder, { recursive: true });
  // A fresh machine has no lists of packages yet.
  if (!fetches() && !(apt("update") && fetches())) return false;
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".deb"))) {
    runs("dpkg", "-x", name, folder);
    rmSync(join(folder, name));
  }
  return existsSync(program);
}
