// Finds a Chromium for the tests, or installs Debian's where apt can.
import { existsSync } from "node:fs";
import { apt } from "./apt.mjs";

const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

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
