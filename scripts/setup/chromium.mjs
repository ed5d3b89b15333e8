// Finds Chromium for the tests, or installs Debian's if apt is available.
import { existsSync } from "node:fs";
import { apt } from "./apt.mjs";

const paths = {
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

const installed = () => (paths[process.platform] ?? paths.linux).filter((path) => existsSync(path));

/** Installs a package of Debian that has a Chromium at a path, if apt is available. */
function install(name) {
  const path = `/usr/bin/${name}`;
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  console.log(`Installing Debian's ${name} for the browser tests (a minute or two) …`);
  return apt("update") && apt("install", "-y", name) && existsSync(path) ? path : undefined;
}

/** The path of a Chromium; installs one with apt if there is none. */
export function chromium() {
  const chosen = process.env.CHROMIUM;
  if (chosen !== undefined && chosen !== "") return chosen;
  const [path = install("chromium-headless-shell")] = installed();
  if (path !== undefined) return path;
  console.error(
    "Chromium was not found. Install it and set its path: CHROMIUM=/path/to/chromium npm test",
  );
  process.exit(1);
}

/** The path of a Chromium as visitors have it, whose letters have other widths than the shell's; undefined if none. */
export function fullChromium() {
  return installed().find((path) => !path.endsWith("-headless-shell")) ?? install("chromium");
}
