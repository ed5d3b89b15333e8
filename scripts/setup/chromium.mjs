// Finds Chromium for the tests, or installs Debian's if apt is available.
import { existsSync } from "node:fs";
import { apt } from "./apt.mjs";

const known = {
  // The shell is the same engine without a user interface; it starts three times faster.
  linux: [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: ["C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
};

/** The path of a Chromium; installs one with apt if there is none. */
export function chromium() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== "") return named;
  const found = (known[process.platform] ?? known.linux).find((path) => existsSync(path));
  if (found !== undefined) return found;
  if (existsSync("/usr/bin/apt-get")) {
    console.log("Installing Debian's Chromium for the browser tests (a minute or two) …");
    const shell = "/usr/bin/chromium-headless-shell";
    if (apt("update") && apt("install", "-y", "chromium-headless-shell") && existsSync(shell)) {
      return shell;
    }
  }
  console.error(
    "Chromium was not found. Install it and set its path: CHROMIUM=/path/to/chromium npm test",
  );
  process.exit(1);
}
