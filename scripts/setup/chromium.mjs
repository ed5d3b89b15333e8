// Finds a Chromium for the tests, or installs Debian's where apt can.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

function apt(...args) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
  const [command = "apt-get", ...rest] = [...asRoot, "apt-get", "-qq", ...args];
  return (
    spawnSync(command, rest, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0
  );
}

/** The path of a Chromium; asks apt for one if there is none. */
export function chromium() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== "") return named;
  const found = known.find((path) => existsSync(path));
  if (found !== undefined) return found;
  console.log("Installing Debian's Chromium for the browser tests (a minute or two) …");
  if (apt("update") && apt("install", "-y", "chromium") && existsSync("/usr/bin/chromium")) {
    return "/usr/bin/chromium";
  }
  console.error(
    "No Chromium was found. Install one and name it: CHROMIUM=/path/to/chromium npm test",
  );
  process.exit(1);
}
