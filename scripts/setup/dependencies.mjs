// Installs the locked dependencies when they are missing or not those of the lock file.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Stops with one plain sentence when the Node in use is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`This project needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

// npm writes this list last: an installation that was interrupted has none.
const listed = "node_modules/.package-lock.json";

function areInstalled() {
  if (!existsSync(listed)) return false;
  const have = packagesIn(listed);
  return Object.entries(packagesIn("package-lock.json")).every(
    ([path, { version, integrity, optional }]) =>
      path === "" ||
      (path in have
        ? have[path].version === version && have[path].integrity === integrity
        : optional === true),
  );
}

export function installDependencies() {
  if (areInstalled()) return;
  console.log("Installing the locked dependencies (about half a minute) …");
  const { status } = spawnSync("npm", ["ci", "--no-fund", "--no-audit"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The dependencies could not be installed. Is the npm registry reachable?");
    process.exit(1);
  }
}
