// Installs the locked dependencies when they are missing or not those of the lock file.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Whether the build tools work with a version of Node: the same range as in package.json. */
function isSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/** Stops with one plain sentence when the project does not work with the Node in use. */
export function requireNode() {
  const { node } = process.versions;
  if (isSupported(node)) return;
  console.error(`This project needs Node 20.19, 22.12 or newer; this is Node ${node}.`);
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
