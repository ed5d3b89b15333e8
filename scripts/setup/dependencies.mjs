// Installs the locked dependencies when they are missing or older than the lock file.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "node_modules/.rival-lock";

const digest = (text) => createHash("sha256").update(text).digest("hex");

/** Stops with one plain sentence when the Node in use is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`This project needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

export function installDependencies() {
  const wanted = digest(
    `${process.version.split(".")[0]} ${readFileSync("package-lock.json", "utf8")}`,
  );
  const have = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (have === wanted) return;
  console.log("Installing the locked dependencies (about half a minute) …");
  // Not `npm ci`: it refuses a lock file that leaves out binaries for systems whose packages the
  // registry did not offer when it was written. This installs the locked versions all the same.
  const { status } = spawnSync("npm", ["install", "--no-save", "--no-fund", "--no-audit"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The dependencies could not be installed. Is the npm registry reachable?");
    process.exit(1);
  }
  mkdirSync("node_modules", { recursive: true });
  writeFileSync(stamp, wanted);
}
