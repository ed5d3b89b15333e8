// Installs Debian packages for tests, for programs that are not on npm.
import { spawnSync } from "node:child_process";

/** Runs apt-get non-interactively as root; returns whether it succeeded. */
export function apt(...args) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
  const [command = "apt-get", ...rest] = [...asRoot, "apt-get", "-qq", ...args];
  return (
    spawnSync(command, rest, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0
  );
}
