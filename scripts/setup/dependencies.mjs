// Installs the locked dependencies if they are missing or do not match the lock file.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Whether the build tools support a version of Node: the same range as in package.json. */
function isSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/** Exits with a message if the project does not support the current version of Node. */
export function requireNode() {
  const { node } = process.versions;
  if (isSupported(node)) return;
  console.error(`This project needs Node 20.19, 22.12 or newer; this is Node ${node}.`);
  process.exit(1);
}

const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

// npm writes this file last, so an interrupted installation has none.
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
