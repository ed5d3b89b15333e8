// Debian's packages, for programs that tests need and npm does not have.
import { spawnSync } from "node:child_process";

/** Runs apt-get as root without questions; returns whether it succeeded. */
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
